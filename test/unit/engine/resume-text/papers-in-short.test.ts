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
  ["Certifications", "ISTQB Foundation Level (CTFL) - 2020", "ISTQB Foundation Level (CTFL) | - | 2020"],
  ["Licenses & certs", "CDL Class A, KS – exp 03/2028", "CDL Class A, KS | - | -"],
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

test.each([
  ["Tickets", "NPORS Reach Truck, expired April 2023", "NPORS Reach Truck | - | -", "2023-04"],
  ["Certifications", "CKS (2021, expired 2024)", "CKS | - | 2021", "2024"],
  ["Certifications", "Gas Safe, no longer valid since 2022", "Gas Safe | - | -", "2022"],
  ["Zertifikate", "Kranschein, abgelaufen am 31.03.2025", "Kranschein | - | -", "2025-03-31"],
  ["Certifications", "CACES R482, expiré en mai 2024", "CACES R482 | - | -", "2024-05"],
  ["Certificaciones", "Carné de grúa (2017, caducado en 2022)", "Carné de grúa | - | 2017", "2022"],
  ["Certificações", "NR-35, vencido em 2024", "NR-35 | - | -", "2024"],
  ["Certificazioni", "Patentino gru, scaduto nel 2021", "Patentino gru | - | -", "2021"],
  ["Certificaten", "VCA-Basis (verlopen 2023)", "VCA-Basis | - | -", "2023"],
  ["Certifikat", "Truckkort B, utgånget 2022", "Truckkort B | - | -", "2022"],
  ["Uprawnienia", "UDT suwnice, wygasł 2021", "UDT suwnice | - | -", "2021"],
])("the day a paper ran out is its end: %s, %s", (heading, line, expected, end) => {
  const read = document(heading, line, "First Aid, 2019");
  expect(certificates(read)[0]).toBe(expected);
  expect(read.certificates?.[0]).toMatchObject({ endDate: end, status: expect.stringMatching(/\p{L}/u) });
});

test.each(["NPORS Reach Truck, expired 2019, renewed 2024", "NPORS Reach Truck, expired"])(
  "words that say more of a paper stay with it: %s",
  (line) => {
    expect(certificates(document("Tickets", line, "First Aid, 2019"))[0]).toBe(`${line} | - | -`);
  },
);
