import { expect, test } from "vitest";
import { parseResumeText } from "../../../../src/engine/resume/text/parse.ts";

const read = (text: string) => {
  const read = parseResumeText(text, "text");
  if ("error" in read) throw new Error(read.error);
  return read.document;
};

test("a table that a copy has set with each cell on its own line is read by the names of its columns", () => {
  const { education } = read(`BALWINDER EXAMPLE

EDUCATION :-

Qualification
College / School
Year
Diploma in Tool Engineering
Sirhind Example Polytechnic College
2014
10th
Govt. Sr. Sec. School, Bassi
2011
`);
  expect(education).toEqual([
    {
      institution: "Sirhind Example Polytechnic College",
      studyType: "Diploma",
      area: "Tool Engineering",
      endDate: "2014",
    },
    { institution: "Govt. Sr. Sec. School", studyType: "10th", endDate: "2011" },
  ]);
});

test("an entry above a labelled date is as long as it is", () => {
  const { work } = read(`DORA EXAMPLE
Tulsa, OK 74103

WORK EXPERIENCE

Claims Examiner
Office of Harbour Claims, Gulf Regional Center
12 Old Mill Road, Tulsa, OK 74103
Series/Grade: GS-0996-09
Dates employed: 03/2019 - Present
- Decide claims.
`);
  expect(work).toEqual([
    expect.objectContaining({
      name: "Office of Harbour Claims, Gulf Regional Center",
      position: "Claims Examiner",
      startDate: "2019-03",
    }),
  ]);
});

test("a shop named by what it is stands above who worked there", () => {
  const { work } = read(
    "DALVA EXAMPLE\n\nEXPERIÊNCIA\n\nLojas Beira Norte – Recife\nSubgerente de loja\nmar/2021 – atual\n",
  );
  expect(work).toEqual([
    expect.objectContaining({ name: "Lojas Beira Norte", position: "Subgerente de loja" }),
  ]);
});

test("a town behind a school is no subject", () => {
  const { education } = read(
    "EZRA EXAMPLE\n\nEDUCATION\n\nSenior School Certificate, Mount Example College, Ibadan, 2011\n",
  );
  expect(education?.[0]?.area).toBeUndefined();
});

test("names of columns alone are headings as before", () => {
  const { education } = read("EZRA EXAMPLE\n\nQualifications\n\nB.Sc. Chemistry, Example University, 2015\n");
  expect(education?.[0]).toMatchObject({ studyType: "B.Sc.", area: "Chemistry" });
});
