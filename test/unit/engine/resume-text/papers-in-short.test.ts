import { expect, test } from "vitest";
import { certificates, jobs, read, skills } from "./reading.ts";

const document = (...lines: string[]) =>
  read(["Ada Quill", "ada@example.org", "", ...lines].join("\n")).document;

test.each([
  ["Tickets", "CSCS blue card, runs out Jan 2028", "CSCS blue card | - | -"],
  ["Zertifikate", "Staplerschein, läuft 03/2028 ab", "Staplerschein | - | -"],
  ["Certificaciones", "Carné de grúa, caduca en 2028", "Carné de grúa | - | -"],
  ["Certificaten", "VCA-Basis, loopt af 03/2028", "VCA-Basis | - | -"],
  ["Uprawnienia", "UDT wózki widłowe, wygasa 2028", "UDT wózki widłowe | - | -"],
])("the day a paper runs out is not its date: %s, %s", (heading, line, expected) => {
  expect(certificates(document(heading, line, "First Aid, 2019"))[0]).toBe(expected);
});

test.each([
  ["Certifications", "AINS – Associate in Insurance", "AINS – Associate in Insurance | - | -"],
  [
    "Certifications",
    "CHRP – Certified Human Resources Professional",
    "CHRP – Certified Human Resources Professional | - | -",
  ],
  ["Uprawnienia", "Prawo jazdy kat. B", "Prawo jazdy kat. B | - | -"],
])("what a short form means, or a class, is no issuer: %s, %s", (heading, line, expected) => {
  expect(certificates(document(heading, line))).toContain(expected);
});

test.each([
  ["Systems: Microsoft 365, Airtable; learning Power BI", "Power BI"],
  ["Werkzeuge: SAP, Excel, lerne Tableau", "Tableau"],
  ["Outils : Excel, Sage, apprends Python", "Python"],
  ["Herramientas: Excel, SAP, aprendiendo Python", "Python"],
  ["Narzędzia: Excel, SAP, uczę się Python", "Python"],
])("what is still learned is no skill: %s", (line, learned) => {
  const found = skills(document("Skills", line));
  expect(found).toHaveLength(1);
  expect(found.join()).not.toContain(learned);
});

test("learning as a subject is a skill", () => {
  expect(skills(document("Skills", "Learning Management Systems, Excel")).join()).toContain(
    "Learning Management",
  );
});

test.each([
  ["Praxis Dr. med. H. Tjarks, Emden", "Praxis Dr. med. H. Tjarks"],
  ["Gemeinschaftspraxis Dres. Uphoff & Janssen, Leerort", "Gemeinschaftspraxis Dres. Uphoff & Janssen"],
])("a doctor's title does not cut an employer: %s", (line, name) => {
  const [job] = jobs(
    document("Berufserfahrung", "08/2009 – 01/2016    Arzthelferin", `                     ${line}`),
  );
  expect(job).toContain(` | ${name} | `);
});

test.each(["C.P.", "L.C.P.", "M.V.Z."])("a Mexican title %s is not part of the name", (title) => {
  expect(read(`${title} Rodolfo Emmanuel Zavala Quintero\nrezq@example.mx\n`).document.basics?.name).toBe(
    "Rodolfo Emmanuel Zavala Quintero",
  );
});
