import { expect, test } from "vitest";
import { jobs, read } from "./reading.ts";

const work = (lines: string) => read(`Ann Lee\n\nWORK EXPERIENCE\n\n${lines}\n`).document;

test.each([
  [
    "Depuis mars 2020 : Assistante ADV export – SOFRAVANNES (robinetterie industrielle, 140 pers.), Anse (69)",
    "Assistante ADV export | SOFRAVANNES | - | 2020-03 | -",
  ],
  [
    "Since March 2020: Export Assistant – Quill (industrial valves, 140 staff), Leeds",
    "Export Assistant | Quill | Leeds | 2020-03 | -",
  ],
  [
    "Desde marzo 2020: Administrativa – Valvisa (válvulas industriales, 140 empleados), Getafe",
    "Administrativa | Valvisa | Getafe | 2020-03 | -",
  ],
])("a remark in brackets behind an employer does not hide it: %s", (line, expected) => {
  expect(jobs(work(`${line}\n- orders`))).toEqual([expected]);
});

test("the dot of an abbreviation ends no title, and the employer on the dated line stays", () => {
  const given =
    "07/2000 - 07/2007   Maschinenfabrik Gröne, Hamm (Insolvenz)\n    Industriemechaniker Fachr. Maschinen- und Systemtechnik";
  expect(jobs(work(given))).toEqual([
    "Industriemechaniker Fachr. Maschinen- und Systemtechnik | Maschinenfabrik Gröne | Hamm | 2000-07 | 2007-07",
  ]);
});
