import { describe, expect, test } from "vitest";
import { findPeriod } from "../../../../src/engine/resume/text/entries/dates/dates.ts";
import { pieceOf } from "../../../../src/engine/text/piece.ts";

function period(text: string): string {
  const found = findPeriod(pieceOf(text));
  if (found === undefined) return "none";
  return `${found.kind} ${found.start?.value ?? "-"} ${found.end?.value ?? "-"}`;
}

describe("periods", () => {
  test.each([
    ["Jan 2019 – Present", "open 2019-01 -"],
    ["January 2019 to March 2021", "range 2019-01 2021-03"],
    ["01/2019 - 03/2021", "range 2019-01 2021-03"],
    ["2019-01 – 2021-03", "range 2019-01 2021-03"],
    ["01.04.2019 – 31.03.2021", "range 2019-04-01 2021-03-31"],
    ["2018–2020", "range 2018 2020"],
    ["2018-19", "range 2018 2019"],
    ["2018/19", "range 2018 2019"],
    ["Jan – Mar 2019", "range 2019-01 2019-03"],
    ["Jan '19 - Mar '21", "range 2019-01 2021-03"],
    ["11/19 - Present", "open 2019-11 -"],
    ["03/2018 – heute", "open 2018-03 -"],
    ["seit Mai 2020", "open 2020-05 -"],
    ["janvier 2019 – aujourd'hui", "open 2019-01 -"],
    ["depuis mars 2020", "open 2020-03 -"],
    ["septiembre de 2016 - actualidad", "open 2016-09 -"],
    ["desde 2017 hasta la actualidad", "open 2017 -"],
    ["2015 –", "open 2015 -"],
    ["Summer 2013", "single 2013 -"],
    ["May 5, 2019 - June 1, 2020", "range 2019-05-05 2020-06-01"],
    ["Jan 2021 - Present (4 years 3 months)", "open 2021-01 -"],
    ["Aug 2023 – expected December 2026", "range 2023-08 2026-12"],
    ["2024 - anticipated May 2027", "range 2024 2027-05"],
    ["10/2023 – voraussichtlich 09/2026", "range 2023-10 2026-09"],
    ["septembre 2024 - prévu juin 2027", "range 2024-09 2027-06"],
    ["2010/11 – 2013/14", "range 2010 2014"],
    ["2010-11 – 2013-14", "range 2010 2014"],
    ["2010/11 – 2012/03", "range 2010-11 2012-03"],
    ["2012 – 2016/17", "range 2012 2017"],
    ["2012/13 – heute", "open 2012 -"],
    ["2019년 3월 ~ 2022년 5월", "range 2019-03 2022-05"],
    ["2019년3월2일~2022년5월31일", "range 2019-03-02 2022-05-31"],
    ["2019.03 ~ 현재", "open 2019-03 -"],
    ["2019년 3월부터 현재", "open 2019-03 -"],
    ["FY19 – FY22", "range 2019 2022"],
    ["FY2019 - FY2022", "range 2019 2022"],
    ["FY21 – present", "open 2021 -"],
    ["Sales rose in FY19", "none"],
    ["FY 2018/19 to FY 2020/21", "range 2018 2021"],
    ["WS 2014/15 – SS 2017", "range 2014 2017"],
    ["Wintersemester 2014/15 – Sommersemester 2017", "range 2014 2017"],
    ["H1 2019 – H2 2020", "range 2019 2020"],
    ["from March 2018", "open 2018-03 -"],
    ["von 2014", "open 2014 -"],
    ["à partir de mars 2018", "open 2018-03 -"],
    ["a partir de marzo de 2018", "open 2018-03 -"],
    ["Stage de mars 2018", "single 2018-03 -"],
    ["de 2014 à 2016", "range 2014 2016"],
  ])("%s", (text, expected) => {
    expect(period(text)).toBe(expected);
  });

  test.each([
    "Windows Server 2019",
    "ISO 9001:2015",
    "$2000 saved",
    "Room 2019a",
    "2,019 visitors",
    "March and April",
    "2021 - 2019",
  ])("%s is no period", (text) => {
    expect(findPeriod(pieceOf(text))?.kind ?? "single").toBe("single");
    expect(period(text)).not.toMatch(/^range|^open/);
  });

  test("an amount, a version and a room number give no date at all", () => {
    for (const text of ["$2000 saved", "ISO 9001:2015", "2,019 visitors", "Windows Server 2019"]) {
      expect(period(text)).toBe("none");
    }
  });

  test("a date whose day and month could be swapped gives the year and says so", () => {
    const found = findPeriod(pieceOf("03/04/2019 - 05/06/2020"));
    expect([found?.start?.value, found?.end?.value, found?.ambiguous]).toEqual(["2019", "2020", true]);
  });

  test("a date with a day over twelve is certain", () => {
    expect(period("25/12/2019")).toBe("single 2019-12-25 -");
    expect(period("12/25/2019")).toBe("single 2019-12-25 -");
  });
});
