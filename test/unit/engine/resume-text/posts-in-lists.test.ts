import { expect, test } from "vitest";
import { languages, read } from "./reading.ts";

function posts(lines: string): string[] {
  const { document } = read(`Ann Lee\n\nVOLUNTEERING\n${lines}\n`);
  return (document.volunteer ?? []).map(({ position, organization, startDate, summary, highlights }) =>
    [
      position ?? "-",
      organization ?? "-",
      startDate ?? "-",
      ...(summary ? [summary] : []),
      ...(highlights ?? []),
    ].join(" | "),
  );
}

test.each([
  [
    "Gift from the Heart free clinic day, every April since 2017\nMinor soccer coach U9, Barrie Soccer Club",
    ["- | Gift from the Heart free clinic day | 2017", "Minor soccer coach U9 | Barrie Soccer Club | -"],
  ],
  [
    "Monitora, Cruz Roja, 2014 – 2018\nEntrenadora de fútbol, CD Bilbao",
    ["Monitora | Cruz Roja | 2014", "Entrenadora de fútbol | CD Bilbao | -"],
  ],
  [
    "Übungsleiterin, TSV Musterdorf, seit 2015\nKassenwartin im Elternbeirat",
    ["Übungsleiterin | TSV Musterdorf | 2015", "Kassenwartin im Elternbeirat | - | -"],
  ],
])("each line that names a post is a post of its own: %s", (lines, expected) => {
  expect(posts(lines)).toEqual(expected);
});

test.each([
  "Has own car, G licence. Hep B and flu immunized, check Jan 2025.",
  "U.S. citizen. Willing to be fingerprinted.",
  "Führerschein Klasse B, eigenes Auto vorhanden.",
  "Permis B, véhicule. Disponible immédiatement.",
  "Carné de conducir B y coche propio.",
])("a statement below a blank line is no part of the last post: %s", (line) => {
  expect(posts(`Soccer coach, Barrie Soccer Club, 2014 – 2018\n\n${line}`)).toEqual([
    "Soccer coach | Barrie Soccer Club | 2014",
  ]);
});

test.each(["I chaired the committee for two years.", "- ran the summer camp", "Organized the summer camp."])(
  "what was done stays with the post, below a blank line as well: %s",
  (line) => {
    const told = line.replace("- ", "");
    expect(posts(`Soccer coach, Barrie Soccer Club, 2014 – 2018\n\n${line}`)).toEqual([
      `Soccer coach | Barrie Soccer Club | 2014 | ${told}`,
    ]);
  },
);

test("a language told below the posts is a language", () => {
  const { document } = read(
    "Ann Lee\n\nVOLUNTEERING\nCoach, Barrie Soccer Club, 2014 – 2018\n\nSpanish: can get by in parent conferences\n",
  );
  expect(languages(document)).toEqual(["Spanish | can get by in parent conferences"]);
});
