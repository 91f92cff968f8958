import { describe, expect, test } from "vitest";
import { inflectedStem } from "../../../../src/engine/skills/inflections.ts";

describe("a stem by inflection", () => {
  test.each([
    ["install installs installed installing installation installations"],
    ["manage managed managing management"],
    ["operate operated operating operation"],
    ["plan plans planned planning"],
    ["care cares caring"],
    ["rate rated rating rates"],
    ["policy policies"],
    ["process processes processing"],
    ["education educational educate"],
    ["electric electrical"],
    ["vendedor vendedores"],
    ["instalacion instalaciones"],
    ["situacao situacoes"],
  ])("is the same for %s", (forms) => {
    expect(new Set(forms.split(" ").map(inflectedStem)).size).toBe(1);
  });

  test.each([
    ["hospital hospitality"],
    ["university universal universe"],
    ["intern international internship"],
    ["organ organic organize"],
    ["general generate generator"],
    ["engine engineer"],
    ["custom customer customs"],
    ["office officer official"],
    ["author authority authorize"],
    ["medical medicine"],
    ["animal animation"],
    ["car care"],
    ["news new"],
    ["community communicate"],
    ["import important"],
    ["audit audition"],
    ["probate probation"],
  ])("is another for each of %s", (words) => {
    const all = words.split(" ");
    expect(new Set(all.map(inflectedStem)).size).toBe(all.length);
  });
});
