import { expect, test } from "vitest";
import { read, skills } from "./reading.ts";

test.each([
  [
    "Excel (advanced: XLOOKUP, Power Query), Word, SQL (basic - joins, views)",
    "Excel (advanced)",
    "Excel: XLOOKUP, Power Query",
  ],
  ["Excel (sehr gut: SVERWEIS, Pivot), Word, Python", "Excel (sehr gut)", "Excel: SVERWEIS, Pivot"],
  ["Excel (avancé : TCD, macros), Word, SQL (notions)", "Excel (avancé)", "Excel: TCD, macros"],
  ["Excel (zaawansowany: makra, tabele), Word, SQL", "Excel (zaawansowany)", "Excel: makra, tabele"],
])("a colon within brackets is no label: %s", (line, ...expected) => {
  const found = skills(read(`Ann Lee\n\nSkills\n${line}\n`).document);
  expect(found).toEqual(expect.arrayContaining([...expected, "Word"]));
});

test("a list in brackets stays with its skill", () => {
  expect(skills(read("Ann Lee\n\nSkills\nstatistics (regression, testing), Python\n").document)).toEqual([
    "statistics (regression, testing)",
    "Python",
  ]);
});

test.each([
  "No experience yet with Snowflake, dbt or AWS.",
  "Never worked with Snowflake, dbt or AWS.",
  "Keine Erfahrung mit Snowflake, dbt oder AWS.",
  "Pas encore d'expérience avec Snowflake, dbt ou AWS.",
  "Sin experiencia todavía en Snowflake, dbt ni AWS.",
  "Nog geen ervaring met Snowflake, dbt of AWS.",
  "Brak doświadczenia z Snowflake, dbt i AWS.",
])("a denial below a group of skills is of all that it lists, and unread: %s", (denial) => {
  const list = "Tools: Excel, Google Sheets, Tableau, Looker Studio, Power BI, Qlik, Metabase";
  const { document, unread } = read(`Ann Lee\n\nSkills\n${list}\n${denial}\n`);
  expect(skills(document)).toEqual([list]);
  expect(unread.map(({ text }) => text)).toEqual([denial]);
});
