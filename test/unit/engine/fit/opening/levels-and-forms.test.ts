import { describe, expect, test } from "vitest";
import type { PersonEvidence, PersonJob } from "../../../../../src/engine/fit/types.ts";
import type { Requirement } from "../../../../../src/engine/posting/types.ts";
import { MONTHS } from "../../../../../src/engine/resume/years.ts";
import { builtIn, held, nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

const said = (text: string) => ({ text, claimIds: [text] });

function job(title: string, from: number, to: number, ...bullets: string[]): PersonJob {
  const months = [from * MONTHS, to * MONTHS - 1] as const;
  const text = [title, ...bullets].join("\n");
  return { title, text, lines: bullets.map(said), months, claimIds: [title] };
}

/** A fictional person with one job and what its bullets show. */
function working(title: string, ...bullets: string[]): PersonEvidence {
  const skills = bullets.flatMap((text) =>
    builtIn()
      .skills.findHeld(text)
      .map(({ id, text: name }) => ({ id, name, level: 3.5, claimIds: [text] })),
  );
  return { ...nobody, skills, texts: bullets.map(said), jobs: [job(title, 2016, 2026, ...bullets)] };
}

function outcome(kind: Requirement["kind"], text: string, person: PersonEvidence) {
  const language = /[äöü]|Jahre|Erfahrung/.test(text) ? "de" : "en";
  return outcomeOf({ kind, text }, person, { language })?.outcome;
}

describe("a level that the person states", () => {
  const basic = (name: string, stated: string) => ({ ...nobody, skills: [{ ...held(name), name, stated }] });

  test.each([
    ["Strong knowledge of Kafka", "basic", "near"],
    ["Expert Kafka", "beginner", "near"],
    ["Sehr gute Kenntnisse in Kafka", "Grundkenntnisse", "near"],
    ["Kafka", "basic", "met"],
    ["Strong knowledge of Kafka", "advanced", "met"],
  ])("%s, with Kafka (%s), is %s", (text, stated, result) => {
    expect(outcome("skill", text, basic("Kafka", stated))).toBe(result);
  });

  test("stays with the skill", () => {
    const shown = outcomeOf({ kind: "skill", text: "Expert Kafka" }, basic("Kafka", "basic"));
    expect(shown).toMatchObject({ near: "Kafka (basic)", shownBy: "Kafka (basic)" });
    expect(outcomeOf({ kind: "skill", text: "Kafka" }, basic("Kafka", "basic"))?.shownBy).toBe(
      "Kafka (basic)",
    );
  });

  test("in a bullet counts as well", () => {
    expect(outcome("skill", "Advanced Kafka", working("Developer", "Basic knowledge of Kafka"))).toBe("near");
  });
});

describe("another product of the same maker or kind is near", () => {
  test.each([
    ["Azure Functions", "Deployed AWS Lambda functions"],
    ["Experience with Azure Functions", "Deployed AWS Lambda functions"],
    ["Salesforce Marketing Cloud", "Ran Salesforce Sales Cloud"],
    ["Experience with Salesforce Marketing Cloud", "Ran Salesforce Sales Cloud"],
  ])("%s: %s", (text, bullet) => {
    const kind = text.startsWith("Experience") ? "experience" : "skill";
    expect(outcome(kind, text, working("Administrator", bullet))).toBe("near");
  });

  test("and the same one, or the kind itself, is met", () => {
    expect(
      outcome("skill", "Salesforce Sales Cloud", working("Administrator", "Ran Salesforce Sales Cloud")),
    ).toBe("met");
    expect(outcome("skill", "Serverless", working("Developer", "Deployed AWS Lambda functions"))).toBe("met");
  });
});

describe("a study or paper", () => {
  test.each([
    ["education", "Meisterbrief", "Ausbildung, Kauffrau für Büromanagement", "unmet"],
    ["education", "Meisterbrief", "Meisterbrief, Elektrotechnik", "met"],
    ["education", "Abgeschlossene Ausbildung oder Meisterbrief", "Ausbildung, Elektroniker", "met"],
    ["education", "Abschluss als Bilanzbuchhalter (IHK) oder Studium", "Geprüfte Bilanzbuchhalterin", "met"],
    ["education", "Grado en ADE", "Grado, Administración y Dirección de Empresas", "met"],
    ["education", "Bachelor's degree in CS", "B.E., Computer Science", "met"],
    [
      "education",
      "Bachelor's degree in a quantitative field",
      "Bachelor of Science, Integrated Mathematics",
      "met",
    ],
    ["education", "Bachelor's degree in a quantitative field", "Bachelor of Arts, History", "near"],
    ["education", "BA in History", "B.Sc., Business Administration", "near"],
  ] as const)("%s %s by %s is %s", (kind, text, degree, result) => {
    const person = { ...nobody, education: "certificate" as const, degrees: [said(degree)] };
    expect(outcome(kind, text, person)).toBe(result);
  });

  test.each([
    ["licence", "Full C+E licence", "C+E driving licence (2012)", "met"],
    ["licence", "Full C+E licence", "Driving licence B", "unmet"],
    ["licence", "Clean driving record", "C+E driving licence (2012)", "unknown"],
    [
      "certificate",
      "Gültige Schweißerprüfung nach DIN EN ISO 9606-1 (141)",
      "Schweißerprüfung DIN EN ISO 9606-1, 141",
      "met",
    ],
  ] as const)("%s %s by %s is %s", (kind, text, paper, result) => {
    expect(outcome(kind, text, { ...nobody, credentials: [said(paper)] })).toBe(result);
  });

  test.each([
    ["licence", "Forklift driving licence", "Forklift licence", "met"],
    ["certificate", "First aid certificate", "First aid certificate", "met"],
    ["certificate", "First aid certificate", "First aid", "near"],
  ] as const)("%s %s by the listed %s is %s", (kind, text, name, result) => {
    const person = { ...nobody, skills: [{ id: `own:${name}`, name, level: 4, claimIds: ["skill"] }] };
    expect(outcome(kind, text, person)).toBe(result);
  });
});

describe("a demand in another form of the claim's words is met", () => {
  test.each([
    ["5 años de experiencia como enfermera", "Enfermera", "Curas"],
    ["Mínimo de tres años como camarera", "Camarera", "Servicio de sala"],
    ["Experiencia mínima de 3 años en contabilidad", "Contable", "Cierres mensuales"],
    ["5 ans d'expérience comme infirmière", "Infirmière", "Soins"],
    ["3 ans d'expérience en comptabilité", "Comptable", "Clôtures"],
    ["8 Jahre Berufserfahrung in der Finanzbuchhaltung", "Finanzbuchhalterin", "Abschlüsse"],
    ["Erfahrung im Umgang mit DATEV", "Buchhalterin", "Kontierung in DATEV"],
    ["Experience precepting new nurses", "Staff Nurse", "Served as preceptor to five new graduates"],
    ["Experience of running extra-curricular clubs", "Teacher", "Ran the after-school robotics club"],
    ["2 years of pump maintenance", "Fitter", "Maintained pumps"],
    ["Führungserfahrung", "Buchhalterin", "Leitung eines Teams von vier Personen"],
    ["Expérience en management d'équipe", "Soudeur", "Encadrement de deux apprentis"],
    ["Gestión de equipos de más de 8 personas", "Cocinero", "Dirijo un equipo de 9 cocineros"],
    ["A minimum of 5 years' HGV driving experience", "HGV Driver", "Delivered chilled food"],
  ])("%s: %s, %s", (text, title, bullet) => {
    expect(outcome("experience", text, working(title, bullet))).toBe("met");
  });

  test.each([
    ["Gestión de equipos de más de 12 personas", "Cocinero", "Dirijo un equipo de 9 cocineros"],
    ["3 años de experiencia como soldador", "Enfermera", "Curas"],
    ["Experience of welding", "Class Teacher", "Raised results in maths"],
    ["Führungserfahrung", "Buchhalterin", "Unterstützung der Leitung bei Abschlüssen"],
  ])("but not %s: %s, %s", (text, title, bullet) => {
    expect(outcome("experience", text, working(title, bullet))).not.toBe("met");
  });
});
