import { expect, test } from "vitest";
import { proveResume } from "../../../../src/engine/resume/proof/prove-resume.ts";

const job = (position: string, startDate: string, endDate?: string, highlights?: string[]) => ({
  position,
  name: "Fernweh Tiles",
  startDate,
  ...(endDate && { endDate }),
  ...(highlights && { highlights }),
});

test.each([
  ["Mar-Aug 2025", "2025-03", "2025-08"],
  ["03-08/2025", "2025-03", "2025-08"],
  ["03.–08.2025", "2025-03", "2025-08"],
  ["'19-'21", "2019", "2021"],
  ["2019年4月～現在", "2019-04", undefined],
  ["2019年4月～8月", "2019-04", "2019-08"],
  ["平成30年4月から令和2年3月まで", "2018-04", "2020-03"],
  ["自2020年5月起", "2020-05", undefined],
  ["od 2019 do teraz", "2019", undefined],
  ["grudzień 2016 – obecnie", "2016-12", undefined],
  ["15/01/2019 – 03/02/2021", "2019-01", "2021-02"],
  ["From: June 2019 To: current", "2019-06", undefined],
  ["Start: 04/2019\nEnd: 11/2022", "2019-04", "2022-11"],
  ["Beginn: April 2019\nEnde: heute", "2019-04", undefined],
  ["Fecha de inicio: 15/01/2018\nFecha de fin: 31/07/2024", "2018-01", "2024-07"],
  ["Data rozpoczęcia: 04.2019\nData zakończenia: 11.2022", "2019-04", "2022-11"],
  ["2019 – do dnia dzisiejszego", "2019", undefined],
  ["2019年〜", "2019", undefined],
  ["05.19 – 08.21", "2019-05", "2021-08"],
  ["januari 2014 t/m december 2016", "2014-01", "2016-12"],
])("the period %s is understood", (said, start, end) => {
  const text = `Ida Sandholt\n\nTiler, Fernweh Tiles\n${said}`;
  expect(proveResume(text, { work: [job("Tiler", start, end)] }).unproved).toEqual([]);
  expect(proveResume(text, { work: [job("Tiler", "2012", end)] }).unproved).toMatchObject([
    { path: "work[0]", because: "dates" },
  ]);
});

test.each([
  ["Tiler at Fernweh Tiles, Mainz, from May 2015 to\nJune 2019", "2015-05", "2019-06"],
  ["Tiler at Fernweh Tiles, Mainz, from May 2015\nto June 2019", "2015-05", "2019-06"],
  ["Tiler | Fernweh Tiles | 05/2015 | 06/2019", "2015-05", "2019-06"],
])("a period may be in two lines or cells: %j", (text, start, end) => {
  expect(proveResume(text, { work: [job("Tiler", start, end)] }).unproved).toEqual([]);
  expect(proveResume(text, { work: [job("Tiler", start)] }).unproved).toHaveLength(1);
});

test("a line end inside a Chinese or Japanese name is no space", () => {
  const work = [{ position: "护理员", name: "晚晴养老院", startDate: "2016-02", endDate: "2021-08" }];
  const text = "2016年2月至2021年8月在晚晴养老\n院担任护理员";
  expect(proveResume(text, { work }).unproved).toEqual([]);
});

const steps = `Ida Sandholt

Fernweh Tiles
Foreman (2021 – 2024)
Tiler (2018 – 2021)
- Led a team of nine tilers

Cloudwharf Floors
Helper (2015 – 2018)
- Carried 900 sacks a week`;

test("bullets below several roles at one employer belong to any of them, those of another job to none", () => {
  const led = ["Led a team of nine tilers"];
  const both = [job("Foreman", "2021", "2024", led), job("Tiler", "2018", "2021", led)];
  expect(proveResume(steps, { work: both }).unproved).toEqual([]);
  const carried = [job("Foreman", "2021", "2024", ["Carried 900 sacks a week"])];
  expect(proveResume(steps, { work: carried }).unproved).toMatchObject([{ because: "apart" }]);
});

test("a role may have its period on the next line", () => {
  const text = "Fernweh Tiles\nForeman\n2018–2022\nTiler\n2015–2018\n- Led a team of nine tilers";
  const led = ["Led a team of nine tilers"];
  expect(proveResume(text, { work: [job("Foreman", "2018", "2022", led)] }).unproved).toEqual([]);
});

test("roles below each other at different employers keep their own bullets", () => {
  const text =
    "Foreman, Fernweh Tiles, 2021 – 2024\nHelper, Cloudwharf Floors, 2018 – 2021\n- Carried 900 sacks a week";
  const given = { work: [job("Foreman", "2021", "2024", ["Carried 900 sacks a week"])] };
  expect(proveResume(text, given).unproved).toMatchObject([{ because: "apart" }]);
});

test("an entry spread over labelled lines is one, and is not mixed with the next", () => {
  const text = `Employer: Fernweh Tiles\nPosition: Tiler\nFrom: June 2019 To: current

Employer: Cloudwharf Floors\nPosition: Helper\nFrom: May 2015 To: April 2019`;
  expect(proveResume(text, { work: [job("Tiler", "2019-06")] }).unproved).toEqual([]);
  expect(proveResume(text, { work: [job("Helper", "2015-05", "2019-04")] }).unproved).toHaveLength(1);
});

test.each([
  ["denied", "Nunca usei o Terraform"],
  ["planned", "Nästa år ska jag lära mig Terraform"],
  ["wished", "Ráda bych jednou pracovala v Terraform"],
  ["others", "My sister is an expert in Terraform"],
  ["not_found", "I draw plans"],
])("what is %s is told by a code", (because, text) => {
  expect(
    proveResume(text, { skills: [{ name: "Infrastructure", keywords: ["Terraform"] }] }).unproved[0],
  ).toMatchObject({
    because,
  });
});

const at = (position: string, dates = {}) => ({ work: [{ position, name: "Fernweh Tiles", ...dates }] });
const biology = { education: [{ area: "Biology", institution: "Larkmoor University" }] };

test.each([
  ["I do not speak Polish.", { languages: [{ language: "Polish" }] }, "denied"],
  ["Mój brat mówi po polsku: Polski C2", { languages: [{ language: "Polski" }] }, "others"],
  ["My sister is a Foreman at Fernweh Tiles.", at("Foreman"), "others"],
  ["I would like to work as a Foreman at Fernweh Tiles.", at("Foreman"), "wished"],
  [
    "My brother: Foreman, Fernweh Tiles, 2016 – 2019",
    at("Foreman", { startDate: "2016", endDate: "2019" }),
    "others",
  ],
  ["My daughter studies Biology at Larkmoor University.", biology, "others"],
  ["I have no degree in Biology from Larkmoor University.", biology, "denied"],
  ["My brother won the Gold Trowel.", { awards: [{ title: "Gold Trowel" }] }, "others"],
  ["No experience in:\n• Grouting\n• Plastering", { skills: [{ name: "Plastering" }] }, "denied"],
  ["Learning goals\nGrouting, Plastering", { skills: [{ name: "Plastering" }] }, "planned"],
])("%j is no claim of its writer", (text, given, because) => {
  expect(proveResume(text, given).unproved).toMatchObject([{ because }]);
});

test.each([
  ["Languages: Polish (A2), English", { languages: [{ language: "Polish", fluency: "A2" }] }],
  ["BSc Biology, Larkmoor University, in progress", biology],
  ["Carer for my mother, Fernweh Tiles, 2019 – 2021", at("Carer", { startDate: "2019", endDate: "2021" })],
  [
    "Promoted to become Foreman, Fernweh Tiles, 2019 – 2021",
    at("Foreman", { startDate: "2019", endDate: "2021" }),
  ],
  ["What I know:\n• Grouting\n• Plastering", { skills: [{ name: "Plastering" }] }],
])("%j is a claim of its writer", (text, given) => {
  expect(proveResume(text, given).unproved).toEqual([]);
});
