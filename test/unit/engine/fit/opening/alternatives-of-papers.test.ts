import { describe, expect, test } from "vitest";
import type { TextLanguage } from "../../../../../src/engine/text/text-language.ts";
import { nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

const said = (text: string) => [{ text, claimIds: ["clm_paper"] }];

describe("studies of which one is enough", () => {
  test.each<[demand: string, degree: string, language: TextLanguage, outcome: string]>([
    ["Técnico, tecnólogo o universitario en contabilidad", "Técnico en contabilidad", "es", "met"],
    ["Técnico, tecnólogo o universitario en contabilidad", "Tecnólogo en contabilidad", "es", "met"],
    ["Técnico, tecnólogo o universitario en contabilidad", "Técnico en soldadura", "es", "unmet"],
    ["Meister oder Techniker Elektrotechnik", "Staatlich geprüfter Techniker, Elektrotechnik", "de", "met"],
    ["Meister oder Techniker Elektrotechnik", "Ausbildung, Koch", "de", "unmet"],
    ["Superior completo ou cursando", "Bacharelado em Administração", "pt", "met"],
  ])("%s and %s: %s %s", (text, degree, language, outcome) => {
    const person = { ...nobody, degrees: said(degree) };
    const found = outcomeOf({ kind: "education", text }, person, { language })?.outcome;
    if (outcome === "met") expect(found).toBe("met");
    else expect(found).not.toBe("met");
  });

  test("a study under way meets a demand that takes it", () => {
    const person = { ...nobody, ahead: said("Bacharelado em Administração") };
    const of = (text: string) => outcomeOf({ kind: "education", text }, person, { language: "pt" })?.outcome;
    expect(of("Superior completo ou cursando")).toBe("met");
    expect(of("Superior completo")).not.toBe("met");
  });
});

describe("a place on a register", () => {
  test.each([
    ["registro no CRC", "CRC ativo SP-123456", true],
    ["Registro ativo no CRC", "CRC SP-123456", true],
    ["Registro no CRC", "Curso preparatório CRC", false],
    ["Registro no CRC", "CREA 123456", false],
  ])("%s and %s: %s", (text, paper, isMet) => {
    const person = { ...nobody, credentials: said(paper) };
    const found = outcomeOf({ kind: "licence", text }, person, { language: "pt" })?.outcome;
    expect(found === "met").toBe(isMet);
  });
});
