import { describe, expect, test } from "vitest";
import { parseResumeText } from "../../../../src/engine/resume/text/parse.ts";
import { jobs, languages, read } from "./reading.ts";

const letter = (...lines: string[]) =>
  read(["Ada Quill", "ada@example.org", "", ...lines].join("\n")).document;

describe("jobs that sentences say", () => {
  test.each([
    [
      "I worked as a night porter at Lakeview Hospital from 2018 to 2021.",
      "night porter | Lakeview Hospital | - | 2018 | 2021",
    ],
    [
      "I joined the Maple Children's Home in Leeds as a social worker in May 2021 and still work there.",
      "social worker | Maple Children's Home | Leeds | 2021-05 | -",
    ],
    [
      "Since May 2017 I have been project officer for agriculture at the Green Slopes Foundation.",
      "project officer for agriculture | Green Slopes Foundation | - | 2017-05 | -",
    ],
    [
      "I worked as a teacher at Example School No. 41 from 2015 to 2018.",
      "teacher | Example School No. 41 | - | 2015 | 2018",
    ],
    ["Since March 2022 I am a baker at Harbour Mill.", "baker | Harbour Mill | - | 2022-03 | -"],
    [
      "Entre 2016 y 2020 trabajé como camarera en el Mesón Olivares.",
      "camarera | Mesón Olivares | - | 2016 | 2020",
    ],
    [
      "Trabalhei como cozinheira no Hotel Miramar, em Tavira, de março de 2014 a agosto de 2020.",
      "cozinheira | Hotel Miramar | Tavira | 2014-03 | 2020-08",
    ],
    [
      "Von 2015 bis 2018 war ich als Fahrer bei der Spedition Kruse tätig.",
      "Fahrer | Spedition Kruse | - | 2015 | 2018",
    ],
    [
      "J'ai travaillé comme serveuse chez Brasserie Lunel de 2017 à 2019.",
      "serveuse | Brasserie Lunel | - | 2017 | 2019",
    ],
    [
      "2016年10月到2019年3月，在杭州青禾纺织有限公司做会计，全盘账",
      "会计 | 杭州青禾纺织有限公司 | - | 2016-10 | 2019-03",
    ],
  ])("%j", (sentence, job) => {
    expect(jobs(letter(sentence))).toEqual([job]);
  });

  test("a sentence over two pages is one, and the number of the page no part of it", () => {
    const text =
      "Ada Quill\nada@example.org\n\nThen I worked as a night porter at\nPage 1 of 2\nLakeview Hospital from 2018 to 2021.";
    const parsed = parseResumeText(text, "text");
    expect("document" in parsed && jobs(parsed.document)).toEqual([
      "night porter | Lakeview Hospital | - | 2018 | 2021",
    ]);
  });

  test("a heading ends a sentence, and what is below it has its own place", () => {
    const { document } = read(
      [
        "Ada Quill",
        "ada@example.org",
        "",
        "Then I worked as a porter at",
        "SUMMARY",
        "Lakeview Hospital gave me thanks.",
      ].join("\n"),
    );
    expect(document.work).toBeUndefined();
  });

  test("a sentence over two lines keeps its places", () => {
    const document = letter(
      "Before that, for many happy years, I worked as a night porter at Lakeview",
      "Hospital from 2018 to 2021.",
    );
    expect(jobs(document)).toEqual(["night porter | Lakeview Hospital | - | 2018 | 2021"]);
  });

  test.each([
    "I worked as a volunteer cook at Lakeview Hospital from 2018 to 2021.",
    "I would like to work as a porter at Lakeview Hospital from 2027.",
    "I was happy at Lakeview Hospital from 2018 to 2021.",
    "I worked as a porter at Lakeview and Harbour Mill.",
  ])("%j says no job that is sure", (sentence) => {
    expect(letter(sentence).work).toBeUndefined();
  });
});

test.each([
  ["I speak English and French.", ["English | -", "French | -"]],
  ["Hablo valenciano (nativo) e inglés (B2).", ["valenciano | nativo", "inglés | B2"]],
])("languages that a sentence says: %j", (sentence, spoken) => {
  expect(languages(letter(sentence))).toEqual(spoken);
});
