import { describe, expect, test } from "vitest";
import { proveReading } from "../../../../src/engine/posting/reading/prove/prove-reading.ts";
import { asks, unprovedIn } from "./reading-case.ts";

describe("a quote", () => {
  test.each([
    ["Wir suchen eine Kranken-\nschwester für die Nacht", "Krankenschwester"],
    ["Wir suchen eine Kran\u00ADken\u00ADschwester", "Krankenschwester"],
    ["You need ad-\nvanced welding", "advanced welding"],
    ["Full-\ntime work on site", "Full-time"],
    ["Maîtrise de l’anglais exigée", "Maitrise de l'anglais exigee"],
    ["Titulación de técnico en electricidad", "Titulacion de tecnico en electricidad"],
    ["“Class C” driving licence", '"Class C" driving licence'],
    ["Pflege\u00A0–\u00A0Station 3", "Pflege - Station 3"],
    ["Certi\uFB01cate in \uFB01rst aid", "Certificate in first aid"],
    ["**First aid** certificate", "First aid certificate"],
    ["- First aid certificate", "• First aid certificate."],
    ["Großküche", "Grossküche"],
  ])("stands in %j as %j, and its place is that in the text", (text, quote) => {
    const told = { requirements: [asks("other", quote.replace(/[•.]/g, "").trim(), { quote })] };
    const { proved, unproved } = proveReading(text, told);
    expect(unproved).toEqual([]);
    const [start, end] = proved.requirements?.[0]?.span ?? [0, 0];
    const plain = (words: string) =>
      words
        .normalize("NFKD")
        .replace(/[^\p{L}\p{N}]|\u00AD/gu, "")
        .replace(/ß/g, "ss")
        .toLowerCase();
    expect(plain(text.slice(start, end))).toBe(plain(quote));
    expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
  });

  test.each([
    ["Nurse at the clinic", "the clinic nurse"],
    ["Nursery nurse", "Nurse r"],
    ["5 years", "50 years"],
    ["16.50 - 18", "16.5 - 180"],
  ])("does not stand in %j as %j", (text, quote) => {
    expect(unprovedIn(text, { requirements: [asks("other", "nurse", { quote })] })).toEqual([
      "requirements[0]",
    ]);
  });
});
