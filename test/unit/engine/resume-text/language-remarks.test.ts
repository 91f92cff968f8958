import { expect, test } from "vitest";
import { languages, read } from "./reading.ts";

test.each([
  [
    "French (conversational – took immersion to grade 8)",
    "French | conversational",
    "took immersion to grade 8",
  ],
  [
    "Inglês: intermediário (leitura boa, conversação básica)",
    "Inglês | intermediário",
    "leitura boa, conversação básica",
  ],
  ["Französisch – Grundkenntnisse (Schule, lange her)", "Französisch | Grundkenntnisse", "Schule, lange her"],
  ["Anglais : courant (2 ans à Londres)", "Anglais | courant", "2 ans à Londres"],
  [
    "niderlandzki – A2/B1 (zdany NT2 A2 2019, teraz chodzę na kurs B1)",
    "niderlandzki | A2/B1",
    "zdany NT2 A2 2019",
  ],
  ["Deutsch A2-B1", "Deutsch | A2-B1", ""],
])("a remark behind a level keeps the level, and is not lost: %s", (line, expected, remark) => {
  const { document, unread } = read(`Ann Lee\n\nLanguages\nWelsh: native\n${line}\n`);
  expect(languages(document)).toEqual(["Welsh | native", expected]);
  expect(unread.map(({ text }) => text).join()).toContain(remark);
});

test.each([
  ["a little Igbo from my dad", "Igbo | a little"],
  ["un peu d'italien", "italien | un peu"],
  ["ein wenig Türkisch", "Türkisch | ein wenig"],
  ["un poco de catalán", "catalán | un poco"],
])("words for a little before a language are its level: %s", (line, expected) => {
  expect(languages(read(`Ann Lee\n\nLanguages\nWelsh: native\n${line}\n`).document)).toContain(expected);
});

test.each(["French: none", "Spanish - not spoken", "Italienisch: keine Kenntnisse"])(
  "a language that is denied is none: %s",
  (line) => {
    const { document, unread } = read(`Ann Lee\n\nLanguages\nWelsh: native\n${line}\n`);
    expect(languages(document)).toEqual(["Welsh | native"]);
    expect(unread.map(({ text }) => text)).toEqual([line]);
  },
);
