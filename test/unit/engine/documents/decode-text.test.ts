import { describe, expect, test } from "vitest";
import { decodeText } from "../../../../src/engine/documents/format-of.ts";

const bytes = (...values: number[]) => new Uint8Array(values);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

describe("a text's encoding", () => {
  test.each<[string, Uint8Array, string]>([
    ["is UTF-8 where it is not said", bytes(0xe2, 0x82, 0xac), "€"],
    // Some versions of Node.js have control characters for these.
    ["is Windows-1252 where it is no UTF-8", bytes(0x80, 0x20, 0x92, 0xfc), "€ ’ü"],
    [
      "is what an XML file says it is",
      bytes(...ascii('<?xml version="1.0" encoding="ISO-8859-1"?>'), 0x80, 0xfc),
      '<?xml version="1.0" encoding="ISO-8859-1"?>€ü',
    ],
    ["is UTF-16 by its mark", bytes(0xff, 0xfe, 0xac, 0x20), "€"],
    ["may end inside a character", bytes(...ascii("a"), 0xe2, 0x82), "a\uFFFD"],
  ])("%s", (_, given, text) => {
    expect(decodeText(given)).toBe(text);
  });
});
