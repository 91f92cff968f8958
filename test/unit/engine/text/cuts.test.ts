import { describe, expect, test } from "vitest";
import {
  commaParts,
  cutAt,
  linesOf,
  segments,
  splitAt,
  splitCommas,
} from "../../../../src/engine/text/cuts.ts";
import {
  contains,
  type Piece,
  pieceOf,
  slice,
  sliceItem,
  slicePart,
  through,
  trimSeparators,
} from "../../../../src/engine/text/piece.ts";
import { sentencesOf } from "../../../../src/engine/text/sentences.ts";

const texts = (pieces: readonly Piece[]) => pieces.map(({ text }) => text);

describe("a piece", () => {
  const text =
    ' • "Cook (hot, cold), baker, 2,5 days" — Harbour Kitchen Inc. Leeds; est. 1990. Ring us!  Today · ';

  test.each([
    ["slice", (piece: Piece) => [slice(piece, 3, 90)]],
    ["sliceItem", (piece: Piece) => [sliceItem(piece, 0)]],
    ["slicePart", (piece: Piece) => [slicePart(piece, 0)]],
    ["trimSeparators", (piece: Piece) => [trimSeparators(piece)]],
    ["splitCommas", splitCommas],
    ["commaParts", commaParts],
    ["splitAt", (piece: Piece) => splitAt(piece, /\. |; /g)],
    ["cutAt", (piece: Piece) => cutAt(piece, /,/g)],
    ["segments", segments],
    ["sentencesOf", sentencesOf],
  ])("of %s stands in the text where its positions say", (_, parts) => {
    const before = "A first line.\n";
    const found = parts(pieceOf(text, before.length));
    expect(found.length).toBeGreaterThan(0);
    for (const { start, end, text: words } of found) {
      expect(words).toMatch(/^\S(?:.*\S)?$/);
      expect(`${before}${text}`.slice(start, end)).toBe(words);
    }
  });

  test("through two of its parts has all between, and contains both", () => {
    const whole = pieceOf("Director, Marketing, Leeds", 7);
    const [first, second, third] = splitCommas(whole);
    if (first === undefined || second === undefined || third === undefined) throw new Error("three parts");
    const both = through(whole, first, second);
    expect(both).toEqual({ start: 7, end: 26, text: "Director, Marketing" });
    expect([first, second, third].map((part) => contains(both, part))).toEqual([true, true, false]);
  });
});

describe("the parts of a line", () => {
  test("commas in brackets and numbers part nothing", () => {
    expect(texts(splitCommas(pieceOf("Nurse (day, night), 1,200 beds, Leeds")))).toEqual([
      "Nurse (day, night)",
      "1,200 beds",
      "Leeds",
    ]);
    expect(texts(commaParts(pieceOf("SAP [MM, SD], Excel + Word – 2,5 years")))).toEqual([
      "SAP [MM, SD]",
      "Excel",
      "Word",
      "2,5 years",
    ]);
  });

  test("a bracket that nothing opened closes nothing", () => {
    expect(texts(splitCommas(pieceOf("1), two, (three, four), five")))).toEqual([
      "1)",
      "two",
      "(three, four)",
      "five",
    ]);
  });

  test("the dot of a short form ends no part", () => {
    expect(texts(splitAt(pieceOf("Hnos. Ruiz. Almería"), /\. /g))).toEqual(["Hnos. Ruiz", "Almería"]);
  });

  test("lines keep their places", () => {
    expect(linesOf("a\n\n bc")).toEqual([pieceOf("a"), pieceOf("", 2), pieceOf(" bc", 3)]);
  });
});

test("sentences end at marks, and not at the dot of a short form", () => {
  expect(texts(sentencesOf(pieceOf("Min. 2 yrs. exp. needed; call Dr. Hale. 包住。Apply!")))).toEqual([
    "Min. 2 yrs. exp. needed",
    "call Dr. Hale",
    "包住",
    "Apply",
  ]);
});
