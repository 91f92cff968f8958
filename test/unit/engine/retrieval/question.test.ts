import { expect, test } from "vitest";
import { readQuestion } from "../../../../src/engine/retrieval/question/question.ts";
import { stems } from "../../../../src/engine/retrieval/words/tokens.ts";
import { openDatabase } from "../../../../src/store/sqlite/driver/driver.ts";

test.each([
  ["What did I tell you about the promotion at Acme in March 2024?", ["promotion", "acme", "march", "2024"]],
  ["Was habe ich über die Prüfung gesagt?", ["prufung", "gesagt"]],
  ["Quand est-ce que j'ai commencé l'allemand ?", ["commence", "allemand"]],
  ["¿Cuándo empecé el curso de inglés?", ["empece", "curso", "ingles"]],
  ["Do I know C, R or C++?", ["know", "c", "r"]],
  ["Did IT pay us in the US on 2024-05-17?", ["it", "pay", "us", "2024", "05", "17"]],
])("%s is searched by its content words", (text, terms) => {
  expect(readQuestion(text).terms.map(({ word }) => word)).toEqual(terms);
});

test("words of one stem are searched once, in the question's spelling", () => {
  expect(readQuestion("interviewing after interviews at an interview").terms.map(({ word }) => word)).toEqual(
    ["interviewing"],
  );
});

test.each([
  ["Which cities did I work in?", "toronto"],
  ["What languages do I speak?", "portuguese"],
  ["What was my occupation?", "nurse"],
])("%s finds %s, a member of the kind, but the member does not find the kind", (text, member) => {
  const found = readQuestion(text).terms.find(({ synonyms }) => synonyms.includes(member));
  expect(found).toBeDefined();
  const back = readQuestion(`What is a ${member}?`).terms.flatMap(({ synonyms }) => synonyms);
  expect(back).not.toContain(found?.word);
});

test("an English word also finds its forms and related words, but a related word does not find it", () => {
  const synonymsOf = (text: string) => readQuestion(text).terms.flatMap(({ synonyms }) => synonyms);
  expect(synonymsOf("What did he buy?")).toEqual(expect.arrayContaining(["bought", "purchased"]));
  expect(synonymsOf("What was bought?")).toContain("buy");
  expect(synonymsOf("What was ordered?")).not.toContain("buy");
  expect(synonymsOf("Was hat er buy?"), "in another language these are other words").not.toContain("bought");
});

test("a question of function words alone, or without words, has no terms", () => {
  expect(readQuestion("Who am I and what was it?").terms.map(({ word }) => word)).toEqual([]);
  expect(readQuestion("?! …").terms.map(({ word }) => word)).toEqual([]);
});

test("a very long question is cut to 32 terms", () => {
  const text = Array.from({ length: 500 }, (_, index) => `word${index}`).join(" ");
  expect(readQuestion(text).terms.map(({ word }) => word)).toHaveLength(32);
});

test.each([
  ["What did I earn in 2019?", true],
  ["What happened last May?", true],
  ["Was war gestern?", true],
  ["What may I expect?", false],
  ["Which skills do I have?", false],
])("%s names a time: %s", (text, expected) => {
  expect(readQuestion(text).mentionsTime).toBe(expected);
});

test("stems are those of SQLite's porter tokeniser, accents and long tokens included", () => {
  const text = `Relational analyses of conditional hopping, Ångström's résumés, naïve Österreichische Führung;
    generalizations oscillators ties caresses agreed sky dying ${"x".repeat(64)}ing ${"x".repeat(61)}ats ${"x".repeat(62)}ats 2024 C3S señales élèves`;
  const database = openDatabase(":memory:");
  database.exec(`create virtual table t using fts5(x, tokenize = 'porter unicode61');
    create virtual table v using fts5vocab(t, 'instance')`);
  database.prepare("insert into t (x) values (?)").run(text);
  const rows = database.prepare<[], { term: string }>("select term from v order by offset").all();
  database.close();
  expect(stems(text)).toEqual(rows.map(({ term }) => term));
});
