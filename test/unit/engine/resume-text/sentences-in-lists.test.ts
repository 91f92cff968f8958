import { describe, expect, test } from "vitest";
import { certificates, read, skills } from "./reading.ts";

const under = (heading: string, first: string, line: string) =>
  read(["Jan Quill", "jan@example.org", "", heading, first, line, ""].join("\n"));

const notHeld = [
  "Ik heb nog nooit met AutoCAD gewerkt",
  "Excel? Eher nicht",
  "SAP ist Neuland für mich",
  "SAP unbekannt",
  "My team lead knew Kubernetes",
  "I did not",
  "Our company sells Oracle",
  "Notre entreprise vend Oracle",
  "Ons bedrijf verkoopt Oracle",
  "Vårt företag säljer Oracle",
  "Nasza firma sprzedaje Oracle",
  "I failed the CPA exam twice",
  "Den Meisterbrief habe ich abgebrochen",
  "J'ai abandonné le CAP cuisine",
  "Suspendí dos veces el examen del CPA",
  "Reprovei duas vezes no exame da OAB",
  "Ho abbandonato il corso per saldatori",
  "Nie zdałem egzaminu na prawo jazdy",
  "Dropped out of the welding course",
  "Jeg har aldri brukt Revit",
  "Не работал с 1С",
  "SAP bilmiyorum",
  "SAP 경험 없음",
  "上司がKubernetesを担当",
  "Je vais passer le permis C en mars",
];

describe("a line that denies, plans or speaks of another is unread", () => {
  test.each(notHeld)("among skills: %s", (line) => {
    const { document, unread } = under("SKILLS", "Typing", line);
    expect([skills(document), document.certificates]).toEqual([["Typing"], undefined]);
    expect(unread.map(({ text }) => text).join(" ")).toContain(line);
  });

  test.each(notHeld)("among papers: %s", (line) => {
    const { document, unread } = under("CERTIFICATIONS", "First Aid, 2021", line);
    expect(certificates(document)).toEqual(["First Aid | - | 2021"]);
    expect(unread.map(({ text }) => text).join(" ")).toContain(line);
  });

  test.each([
    "To learn: Kafka, Flink",
    "Skills wishlist: Kafka, Flink",
    "Skills my students gained: Scratch, Logo",
    "Programme, die meine Kollegin nutzt: Scratch, Logo",
    "Job ad asks for Terraform, which I lack",
    "Docker: n/a",
    "Docker ☐ Kubernetes ☐",
  ])("a list: %s", (line) => {
    expect(skills(under("SKILLS", "Typing", line).document)).toEqual(["Typing"]);
  });

  test.each(["Driving licence revoked", "Führerschein Klasse B entzogen"])("%s is no licence", (line) => {
    expect(under("SKILLS", "Typing", line).document.certificates).toBeUndefined();
  });
});

describe("what a person says to have stays", () => {
  test.each([
    ["I can weld stainless steel", "I can weld stainless steel"],
    ["Ich arbeite täglich mit SAP", "Ich arbeite täglich mit SAP"],
    ["Mein Spezialgebiet ist SAP", "Mein Spezialgebiet ist SAP"],
    ["Coaching my team in Scrum", "Coaching my team in Scrum"],
    ["Company law", "Company law"],
    ["Failure analysis", "Failure analysis"],
    ["Not only React but also Vue", "Not only React but also Vue"],
    ["Umgang mit schwierigen Kunden", "schwierigen Kunden"],
    ["Trabajo en equipo", "Trabajo en equipo"],
    ["Tools I use: Jira, Figma", "Tools I use: Jira, Figma"],
    ["Meine Werkzeuge: Jira, Figma", "Meine Werkzeuge: Jira, Figma"],
  ])("%s", (line, name) => {
    expect(skills(under("SKILLS", "Typing", line).document)).toEqual(["Typing", name]);
  });

  test.each([
    "IWCF Level 4",
    "Class I driving licence",
    "IL Teacher License, 2015",
    "MES Operator Level 2",
    "CPA (expired 2019)",
  ])("paper %s", (line) => {
    expect(certificates(under("CERTIFICATIONS", "First Aid, 2021", line).document)).toHaveLength(2);
  });
});

test.each([
  [
    "Skills: Go, Kotlin, AWS, gRPC. Familiar with Rust. No Scala.",
    ["Go", "Kotlin", "AWS", "gRPC", "Rust"],
    ["No Scala."],
  ],
  [
    "Kenntnisse: Go, Kotlin, gRPC. Kenntnisse in Rust. Kein Scala.",
    ["Go", "Kotlin", "gRPC", "Rust"],
    ["Kein Scala."],
  ],
  ["Compétences : Go, Kotlin, gRPC. Pas de Scala.", ["Go", "Kotlin", "gRPC"], ["Pas de Scala."]],
  ["Skills: Excel, Word. Enjoys meeting people.", ["Excel", "Word"], ["Enjoys meeting people."]],
])("a list ends where a sentence begins: %s", (line, names, unread) => {
  const found = read(`Ada Quill\nada@example.org\n\n${line}\n`);
  expect(skills(found.document)).toEqual(names);
  expect(found.unread.map(({ text }) => text)).toEqual(unread);
});
