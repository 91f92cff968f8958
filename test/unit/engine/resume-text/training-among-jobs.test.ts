import { describe, expect, test } from "vitest";
import { jobs, read, studies } from "./reading.ts";

const work = (lines: string) =>
  read(
    `Ute Muster\nute@example.org\n\nBerufserfahrung\n\n2015 – heute\nKöchin\nGasthof Quill, Plön\n\n${lines}\n`,
  ).document;

describe("training for a trade among the jobs is a study", () => {
  test.each([
    [
      "02/2018 – 12/2019\nUmschulung zur Fachinformatikerin (IHK)\nBFW Nord, Kiel",
      "Umschulung | Fachinformatikerin | BFW Nord | 2018-02 | 2019-12 | -",
    ],
    [
      "2009 – 2012\nAusbildung zur Köchin\nGasthof Quill, Plön",
      "Ausbildung | Köchin | Gasthof Quill | 2009 | 2012 | -",
    ],
    [
      "2009 – 2012  Ausbildung zur Köchin, Gasthof Quill GmbH, Plön",
      "Ausbildung | Köchin | Gasthof Quill GmbH | 2009 | 2012 | -",
    ],
    [
      "2006 – 2009\tLehre als Maurer, Bauwerk Quill GmbH, Linz",
      "Lehre | Maurer | Bauwerk Quill GmbH | 2006 | 2009 | -",
    ],
    [
      "2006 – 2009  Umschulung zum Schweißer bei der Quill Akademie GmbH",
      "Umschulung | Schweißer | Quill Akademie GmbH | 2006 | 2009 | -",
    ],
  ])("%s", (lines, study) => {
    const document = work(lines);
    expect(studies(document)).toEqual([study]);
    expect(jobs(document)).toEqual(["Köchin | Gasthof Quill | Plön | 2015 | -"]);
  });

  test("of one that was left it keeps the state", () =>
    expect(
      work("08/2008 – 07/2009  Berufsausbildung Friseurin (abgebrochen)  Salon Quill GmbH, Plön").education,
    ).toMatchObject([{ studyType: "Berufsausbildung", area: "Friseurin", score: "abgebrochen" }]));
});

test.each([
  ["2009 – 2012  Ausbildungsleiter, Gasthof Quill GmbH, Plön", "Ausbildungsleiter"],
  ["2009 – 2012  Leiterin Ausbildung, Gasthof Quill GmbH, Plön", "Leiterin Ausbildung"],
  ["2009 – 2012  Köchin, Gasthof Quill GmbH, Plön\n- Ausbildung von Lehrlingen", "Köchin"],
  ["2009 – 2012  Apprentice Electrician, Quill Ltd, Leeds", "Apprentice Electrician"],
])("%s is a job", (lines, title) => {
  const document = work(lines);
  expect(document.education).toBeUndefined();
  expect(document.work?.[1]?.position).toBe(title);
});
