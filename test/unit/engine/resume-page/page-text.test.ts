import { expect, test } from "vitest";
import { textOfPages } from "../../../../src/engine/resume/page/page-text.ts";
import type { Item } from "../../../../src/engine/resume/page/types.ts";

/** A piece of text whose letters are half as wide as they are high. */
function item(
  text: string,
  x: number,
  y: number,
  { size = 10, font = "plain", width = text.length * 5 } = {},
): Item {
  return { text, x, y, width: (width * size) / 10, size, font, isSpaced: true };
}

const bold = { font: "bold" };
const read = (...items: Item[]) =>
  textOfPages([{ height: 800, items }])
    .text.split("\n")
    .filter(Boolean);

test("a telephone number and a site below an e-mail address are lines of their own", () => {
  const lines = read(
    item("Contact", 50, 50, { size: 13 }),
    item("orla.fennick@example.com", 50, 70),
    item("07700 900123", 50, 82),
    item("orla.example.org", 50, 94),
  );
  expect(lines).toEqual(["Contact", "orla.fennick@example.com", "07700 900123", "orla.example.org"]);
});

test("an e-mail address and a link that did not fit on their lines are closed", () => {
  const mail = read(item("jucunda.prates@example.co", 50, 70), item("m.br", 50, 82));
  expect(mail).toEqual(["jucunda.prates@example.com.br"]);
  const lines = read(
    item("Reach me | www.network.example.com/in/jucunda-", 50, 110),
    item("prates", 50, 122),
  );
  expect(lines).toEqual(["Reach me | www.network.example.com/in/jucunda-prates"]);
});

test("a bracket that is open at the end of a line goes on in the next", () => {
  const lines = read(
    item("Languages", 50, 50, { size: 13 }),
    item("Welsh (Native or", 50, 70),
    item("Bilingual)", 50, 82),
    item("French (basic)", 50, 94),
  );
  expect(lines).toEqual(["Languages", "Welsh (Native or Bilingual)", "French (basic)"]);
});

test("a name that was set on two lines is one", () => {
  const lines = read(
    item("Cordula Stanmere-", 50, 50, { size: 22 }),
    item("Nguyen", 50, 76, { size: 22 }),
    item("cordula@example.com", 50, 100),
  );
  expect(lines).toEqual(["Cordula Stanmere-Nguyen", "cordula@example.com"]);
});

test("a name beside small letters comes first, and they are no part of it", () => {
  const lines = read(
    item("Contact", 50, 50),
    item("Lonan Bascombe", 220, 50, { size: 22 }),
    item("660-555-0108", 50, 66),
  );
  expect(lines[0]).toBe("Lonan Bascombe");
});

test("a title goes on below itself, and its dates stay beside it", () => {
  const lines = read(
    item("Tecnóloga, Análise e Desenvolvimento de", 50, 50, bold),
    item("2016 –", 270, 50),
    item("Sistemas", 50, 62, bold),
    item("2019", 270, 62),
    item("Faculdade do Capim", 50, 74),
    item("Bacharelado, Enfermagem", 50, 100, bold),
    item("2011 – 2015", 250, 100),
    item("Centro das Gerais", 50, 112),
  );
  expect(lines).toEqual([
    "Tecnóloga, Análise e Desenvolvimento de Sistemas\t2016 – 2019",
    "Faculdade do Capim",
    "Bacharelado, Enfermagem\t2011 – 2015",
    "Centro das Gerais",
  ]);
});

test("an employer below a title that had room is no part of it", () => {
  const lines = read(
    item("Waiter", 50, 50, bold),
    item("2016 – 2019", 300, 50),
    item("de Vries Catering", 50, 62, bold),
  );
  expect(lines).toEqual(["Waiter\t2016 – 2019", "de Vries Catering"]);
});

test("paragraphs whose distance is larger than that of lines are not joined", () => {
  const lines = read(
    item("The kitchen was rebuilt in the year in which it burnt", 50, 50),
    item("down, and has had two ovens since.", 50, 61),
    item("I planned its storage room and drew up every list that", 50, 72),
    item("the builders used.", 50, 83),
    item("Good Practice in the Handling of Fresh Food, City, 2023", 50, 110),
    item("Chocolate for Advanced Bakers, 2019", 50, 124),
  );
  expect(lines.slice(-2)).toEqual([
    "Good Practice in the Handling of Fresh Food, City, 2023",
    "Chocolate for Advanced Bakers, 2019",
  ]);
});

test("words of a justified line stand on one line, without tabs", () => {
  const lines = read(
    item("ravi@example.com", 50, 50),
    item("|", 170, 50),
    item("Toronto,", 215, 50),
    item("ON", 295, 50),
    item("|", 345, 50),
  );
  expect(lines).toEqual(["ravi@example.com | Toronto, ON |"]);
});

test("an address that runs over the edge of its column parts neither the columns nor their lines", () => {
  const left = ["Contact", "olu.b@example.com", "Leeds", "Skills", "Coaching", "Payroll"];
  const right = [
    "Experience",
    "Adviser at Copper Rail",
    "Wrote the rules for leave",
    "Education",
    "Severn College of Commerce",
  ];
  const lines = read(
    ...left.map((text, at) => item(text, 50, 50 + at * 15)),
    item("www.network.example.com/in/olu-brightstone", 50, 140),
    ...right.map((text, at) => item(text, 200, 51 + at * 15)),
    item("Diploma in the law of work", 200, 141),
  );
  expect(lines).toEqual([
    ...left,
    "www.network.example.com/in/olu-brightstone",
    ...right,
    "Diploma in the law of work",
  ]);
});

test("the number of the only page is left out", () => {
  const lines = read(
    item("Friedel Ostwind", 50, 50, { size: 20 }),
    item("Erzieherin in Göttingen seit 2019", 50, 80),
    item("Page 1 of 1", 270, 770, { size: 8 }),
  );
  expect(lines).toEqual(["Friedel Ostwind", "Erzieherin in Göttingen seit 2019"]);
});

test("a list parted by commas and a name cut off after a small word go on in the next line", () => {
  const lines = read(
    item("Office: SAP SD, MS", 50, 50),
    item("Office, DATEV", 50, 62),
    item("Protocolo de", 50, 90),
    item("Manchester (nurse)", 50, 102),
  );
  expect(lines).toEqual(["Office: SAP SD, MS Office, DATEV", "Protocolo de Manchester (nurse)"]);
});
