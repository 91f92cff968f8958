import { describe, expect, test } from "vitest";
import { isPlaceName } from "../../../../src/engine/text/names/place-names.ts";
import { isTown, townsBehind } from "../../../../src/engine/text/names/towns.ts";

describe("the list of towns", () => {
  test.each(["Ludlow", "LUDLOW", "Nagold", "Nova Friburgo", "Champagnole", "Toowoomba", "Zapopan"])(
    "%s is one",
    (name) => expect(isTown(name)).toBe(true),
  );

  test.each(["ludlow", "Lage", "Manager", "Reading", "Experience", "Admin", ""])("%j is none", (name) =>
    expect(isTown(name)).toBe(false),
  );

  test("a town with its region is a place, a word with one is none", () => {
    expect(isPlaceName("Otley, West Yorkshire")).toBe(true);
    expect(isPlaceName("Betim, Minas Gerais")).toBe(true);
    expect(isPlaceName("Talent, Skills")).toBe(false);
  });

  test("the longest name behind 'in' counts, and no part of a longer word", () => {
    const text = "our practice in Hebden Bridge, or in Wetzlar-Nord, not in Marketing";
    expect(townsBehind("at", text).map(({ at, length }) => text.slice(at, at + length))).toEqual([
      "Hebden Bridge",
    ]);
  });
});
