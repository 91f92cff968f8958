import { describe, expect, test } from "vitest";
import type { PersonEvidence } from "../../../../../src/engine/fit/types.ts";
import type { Requirement } from "../../../../../src/engine/posting/types.ts";
import { MONTHS } from "../../../../../src/engine/resume/years.ts";
import { builtIn, nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

/** A fictional technician with these bullets, whose skills are those that the bullets show. */
function technician(...bullets: string[]): PersonEvidence {
  const lines = bullets.map((text, at) => ({ text, claimIds: [`bullet ${at}`] }));
  const months = [2019 * MONTHS, 2026 * MONTHS - 1] as const;
  const job = { title: "Technician", text: ["Technician", ...bullets].join("\n"), lines, months };
  const skills = lines.flatMap(({ text, claimIds }) =>
    builtIn()
      .skills.findHeld(text)
      .map(({ id, text: name }) => ({ id, name, level: 3.5, claimIds })),
  );
  return { ...nobody, skills, texts: lines, jobs: [{ ...job, claimIds: ["job"] }] };
}

function found(kind: Requirement["kind"], text: string, ...bullets: string[]) {
  return outcomeOf({ kind, text }, technician("Filed the reports of the plant", ...bullets), {
    language: "en",
  });
}

describe("a bullet that denies a thing makes it unmet, with the bullet", () => {
  test.each([
    ["Terraform", "No experience with Terraform"],
    ["Orbitalschweißen", "Keine Erfahrung mit Orbitalschweißen"],
    ["SAP", "Bislang keine Erfahrung mit SAP"],
    ["SAP", "Aucune expérience sur SAP"],
    ["SAP", "Sin experiencia con SAP"],
    ["AutoCAD", "No tengo conocimientos de AutoCAD"],
    ["Looker", "Nunca usei o Looker"],
    ["Revit", "Geen ervaring met Revit"],
    ["Podman", "Never touched Podman"],
    ["Datadog", "Lacking Datadog exposure"],
    ["Ansible", "Have not used Ansible yet"],
    ["Salesforce", "I do not know Salesforce"],
    ["DATEV", "DATEV noch nie benutzt"],
  ])("%s: %s", (thing, bullet) => {
    const demands: [Requirement["kind"], string][] = [
      ["skill", thing],
      ["experience", `Experience with ${thing}`],
      ["experience", `${thing} experience`],
      ["experience", `Erfahrung im Umgang mit ${thing}`],
      ["other", thing],
    ];
    for (const [kind, text] of demands)
      expect(found(kind, text, bullet), text).toMatchObject({ outcome: "unmet", claimIds: ["bullet 1"] });
  });

  test("and says nothing of the next line", () => {
    const plain = found("experience", "Experience with DATEV", "Kein SAP", "Kontierung in DATEV");
    expect(plain?.outcome).toBe("met");
  });

  test("and not where another claim shows it", () => {
    const text = "Experience with Terraform";
    expect(
      found("experience", text, "No experience with Terraform at that time", "Ran Terraform daily")?.outcome,
    ).toBe("met");
  });

  test("and a denied team is not led", () => {
    expect(found("experience", "Experience leading teams", "Never led a team of people")?.outcome).not.toBe(
      "met",
    );
  });
});

describe("what is planned, another's, replaced or sold meets nothing", () => {
  test.each([
    ["Tableau", "My manager used Tableau for reports"],
    ["Snowflake", "Hoping to learn Snowflake this year"],
    ["SAP", "Worked next to the SAP team"],
    ["SAP", "Arbeitete neben dem SAP-Team"],
    ["SAP", "Travaillé à côté de l'équipe SAP"],
    ["SAP", "Trabajé junto al equipo de SAP"],
    ["Oracle", "The customer runs Oracle"],
    ["Oracle", "Our company sells Oracle"],
    ["Jenkins", "Replaced Jenkins with GitHub Actions"],
    ["Jenkins", "Jenkins durch GitHub Actions ersetzt"],
    ["Jenkins", "Remplacé Jenkins par GitHub Actions"],
    ["Jenkins", "Sustituí Jenkins por GitHub Actions"],
    ["Kafka", "Attended an intro talk on Kafka"],
    ["Kafka", "Vortrag über Kafka besucht"],
    ["Kafka", "Assisté à une présentation de Kafka"],
    ["AutoCAD", "AutoCAD möchte ich noch lernen"],
    ["AutoCAD", "My colleague looks after AutoCAD"],
    ["Xero", "The client kept the books in Xero"],
    ["Siemens PLCs", "Sold Siemens PLCs to factories"],
  ])("%s: %s", (thing, bullet) => {
    for (const text of [thing, `Experience with ${thing}`, `Programming of ${thing}`])
      for (const kind of ["skill", "experience", "other"] as const)
        expect(found(kind, text, bullet)?.outcome, `${kind} ${text}`).not.toBe("met");
  });

  test.each([
    ["Experience with GitHub Actions", "Replaced Jenkins with GitHub Actions"],
    ["Experience with SAP", "Trained colleagues in SAP"],
    ["Payroll experience", "Supported my manager with payroll"],
    ["Experience with brake pads", "Replaced worn brake pads with new ones"],
    ["Selling Siemens PLCs", "Sold Siemens PLCs to factories"],
    ["Experience with Kubernetes", "Used Docker alongside Kubernetes"],
    ["Experience with Sage", "Ran payroll for 40 staff in Sage"],
    ["Experience advising on tax", "Advised an external team on tax"],
  ])("but %s is met by: %s", (text, bullet) => {
    expect(found("experience", text, bullet)?.outcome).toBe("met");
  });
});

describe("years that a bullet itself names", () => {
  test.each([
    ["3 years of B2B sales", "Led B2B sales for two years", "near"],
    ["2 years of B2B sales", "Led B2B sales for two years", "met"],
    ["3 years of B2B sales", "Led B2B sales", "met"],
    ["5 years of ICU experience", "Cared for ICU patients in 2020", "near"],
    ["1 year of ICU experience", "Cared for ICU patients in 2020", "met"],
    ["3 years of ICU experience", "Cared for ICU patients from 2020 to 2021", "near"],
    ["3 years of ICU experience", "Cared for ICU patients since 2021", "met"],
    ["3 Jahre Erfahrung mit DATEV", "Zwei Jahre Kontierung in DATEV", "near"],
    ["2 years of food cost experience", "Food cost 34% down to 29.5% in 14 months", "met"],
  ])("%s, with %s, is %s", (text, bullet, outcome) => {
    expect(found("experience", text, bullet)?.outcome).toBe(outcome);
  });

  test("are told by that bullet", () => {
    expect(found("experience", "3 years of B2B sales", "Led B2B sales for two years")).toMatchObject({
      near: "Led B2B sales for two years",
      claimIds: ["bullet 1", "job"],
    });
  });
});

test("jobs that do not name a product, device or method are not near by their years", () => {
  for (const text of [
    "5 years of experience with ECMO",
    "Experience with Mazak lathes",
    "Experience with Xero",
  ]) {
    const one = found("experience", text, "Cared for patients");
    expect(one?.near ?? "", text).not.toMatch(/year/);
  }
});
