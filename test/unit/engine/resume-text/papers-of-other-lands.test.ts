import { expect, test } from "vitest";
import { read } from "./reading.ts";

const document = (...lines: string[]) =>
  read(["Ada Quill", ...lines, "ada@example.org", "", "Work", "Nurse, Quill Ltd, 2015 - 2020"].join("\n"))
    .document;
const paper = (line: string) =>
  read(["Ada Quill", "ada@example.org", "", "Certificates", line, "CPR Card (2019)"].join("\n")).document
    .certificates?.[0];

test.each([
  ["IPAF 3a/3b, geldig t/m 12 maart 2029", { name: "IPAF 3a/3b", endDate: "2029-03-12" }],
  ["HLR, giltig till 2027-05", { name: "HLR", endDate: "2027-05" }],
  ["SEP, ważne do 05.2027", { name: "SEP", endDate: "2027-05" }],
])("%s is valid until then", (line, said) => {
  expect(paper(line)).toEqual(said);
});

test.each([
  ["BHV (verlopen 2022)", { name: "BHV", endDate: "2022", status: "verlopen" }],
  ["BLSD (scaduto nel 2022)", { name: "BLSD", endDate: "2022", status: "scaduto" }],
  ["SST (périmé en 2022)", { name: "SST", endDate: "2022", status: "périmé" }],
  ["SAFe Practitioner (utgången 2023)", { name: "SAFe Practitioner", endDate: "2023", status: "utgången" }],
])("%s keeps the word for expired, and the year is none of issue", (line, said) => {
  expect(paper(line)).toEqual(said);
});

test.each([
  ["Rua Exemplo, 120, ap. 42 – Vila Exemplo – São Paulo/SP – CEP 00000-000", "São Paulo", "SP"],
  ["Av. Modelo, 5 - Centro - Curitiba/PR - CEP 00000-000", "Curitiba", "PR"],
  ["Via Finta 7, 40100 Bologna (BO)", "Bologna", "BO"],
])("the town of %s is %s", (address, city, region) => {
  expect(document(address).basics?.location).toMatchObject({ city, region });
});

test("Swedish papers are no studies", () => {
  const { document: found } = read(
    "Ada Quill\nada@example.org\n\nUtbildning\nYH-examen Testare, Quills skola, 2016–2018\n\nCertifieringar\nISTQB Agile Tester (2020)\n\nTekniska kunskaper: Java, SQL\n",
  );
  expect(found.certificates).toMatchObject([{ name: "ISTQB Agile Tester", date: "2020" }]);
  expect(found.skills).toMatchObject([{ name: "Java" }, { name: "SQL" }]);
});
