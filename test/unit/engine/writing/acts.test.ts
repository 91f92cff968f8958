import { describe, expect, test } from "vitest";
import { claimsFor, refusedOf } from "../../../robustness/writing/prove.ts";
import type { Writer } from "../../../robustness/writing/types.ts";

function refusals(resume: Writer["resume"], text: string): string[] {
  const opening = { title: "Trainer", company: "Tarn Inn", text: "Tarn Inn asks for patience." };
  const writer = { name: "someone", resume, opening, honest: "", fabricated: "" };
  return refusedOf(
    writer,
    text,
    claimsFor(writer).map(({ id }) => id),
  ).map(({ why }) => why);
}

const doing = (bullet: string, more: Writer["resume"] = {}): Writer["resume"] => ({
  basics: { name: "Ottilie Brandvold" },
  work: [{ position: "Trainer", name: "Quenby Hotels", startDate: "2020-01", highlights: [bullet] }],
  ...more,
});

describe("a line's noun of work is said with its verb", () => {
  test.each([
    ["Einarbeitung von drei Auszubildenden", "Dort habe ich drei Auszubildende eingearbeitet."],
    ["Einarbeitung von drei Auszubildenden", "Ich arbeite drei Auszubildende ein."],
    ["Betreuung von 12 Patienten", "Ich betreue 12 Patienten."],
    ["Planung und Durchführung von Schulungen", "Ich habe Schulungen geplant."],
    ["Planung und Durchführung von Schulungen", "Ich habe Schulungen durchgeführt."],
    ["Entwicklung von Apps", "Ich habe Apps entwickelt."],
    ["Wartung von Pumpen", "Ich warte Pumpen."],
    ["Gestion d'un portefeuille de 40 dossiers", "J'ai géré un portefeuille de 40 dossiers."],
    ["Rédaction de contrats", "J'ai rédigé des contrats."],
    ["Gestión de un equipo de 9 cocineros", "Gestiono un equipo de 9 cocineros."],
    ["Diseño de cartas", "En mi puesto diseño cartas."],
    ["Coordenação de 4 turmas", "Na minha função coordenei 4 turmas."],
    ["Maintenance of pumps", "I maintained pumps."],
    ["Supervision of 4 cooks", "I supervised 4 cooks."],
  ])("%s: %s", (bullet, text) => expect(refusals(doing(bullet), text)).toEqual([]));

  test.each([
    ["Einarbeitung von drei Auszubildenden", "Ich habe 30 Auszubildende eingearbeitet."],
    ["Unterstützung bei der Leitung von Schulungen", "Ich habe Schulungen geleitet."],
    ["Teilnahme an der Planung des Umbaus", "Ich habe den Umbau geplant."],
    ["Betreuung durch die Leitung der Station", "Ich leite die Station."],
    ["Participation à la gestion de 40 dossiers", "J'ai géré 40 dossiers."],
    ["Apoyo en la gestión de un equipo", "Gestioné un equipo."],
    ["Assisted in the supervision of 4 cooks", "I supervised 4 cooks."],
    ["Attended the installation of pumps", "I installed pumps."],
  ])("%s: not %s", (bullet, text) => expect(refusals(doing(bullet), text)).not.toEqual([]));

  test("a skill, a course or a degree is no work that was done", () => {
    const resume = doing("Filed reports", {
      skills: [{ name: "Gestion de projets" }, { name: "Entwicklung von Apps" }],
      education: [{ studyType: "Ausbildung", area: "Planung von Anlagen", institution: "Berufsschule" }],
    });
    expect(refusals(resume, "J'ai géré des projets.")).not.toEqual([]);
    expect(refusals(resume, "Ich habe Apps entwickelt.")).not.toEqual([]);
    expect(refusals(resume, "Ich plane Anlagen.")).not.toEqual([]);
  });
});

describe("levels, papers and addresses as they are stored", () => {
  const resume: Writer["resume"] = {
    basics: {
      name: "Ottilie Brandvold",
      location: { address: "Quezon City, Philippines", city: "Quezon City" },
    },
    skills: [
      { name: "Epic EMR", level: "basic" },
      { name: "SAP", level: "fortgeschritten" },
    ],
    certificates: [{ name: "Staplerschein" }],
  };
  test.each([
    "I know Epic EMR at a basic level.",
    "I live in Quezon City, Philippines.",
    "Ich besitze den Staplerschein.",
    "Ich habe den Staplerschein.",
    "Je possède le Staplerschein.",
  ])("%s", (text) => expect(refusals(resume, text)).toEqual([]));
  test.each([
    "I know Epic EMR.",
    "I know Epic EMR at an advanced level.",
    "I live in Manila, Philippines.",
    "Ich besitze den Führerschein.",
  ])("not %s", (text) => expect(refusals(resume, text)).not.toEqual([]));
});
