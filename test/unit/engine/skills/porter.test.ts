import { expect, test } from "vitest";
import { stem } from "../../../../src/engine/skills/porter.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";
import { openDatabase } from "../../../../src/store/sqlite/driver/driver.ts";

/** Words and their stems, a few for each step of the published algorithm. */
const steps: Record<string, [word: string, stem: string][]> = {
  plurals: [
    ["caresses", "caress"],
    ["ponies", "poni"],
    ["caress", "caress"],
    ["cats", "cat"],
  ],
  "past and gerund": [
    ["feed", "feed"],
    ["agreed", "agre"],
    ["plastered", "plaster"],
    ["bled", "bled"],
    ["motoring", "motor"],
    ["sing", "sing"],
  ],
  "what they leave": [
    ["conflated", "conflat"],
    ["troubled", "troubl"],
    ["sized", "size"],
    ["hopping", "hop"],
    ["falling", "fall"],
    ["hissing", "hiss"],
    ["fizzed", "fizz"],
    ["failing", "fail"],
    ["filing", "file"],
  ],
  "final y": [
    ["happy", "happi"],
    ["sky", "sky"],
  ],
  "long endings": [
    ["relational", "relat"],
    ["digitizer", "digit"],
    ["operator", "oper"],
    ["decisiveness", "decis"],
    ["sensibiliti", "sensibl"],
    ["hopefulness", "hope"],
  ],
  "middle endings": [
    ["triplicate", "triplic"],
    ["formative", "form"],
    ["electrical", "electr"],
    ["goodness", "good"],
  ],
  "short endings": [
    ["revival", "reviv"],
    ["allowance", "allow"],
    ["adjustment", "adjust"],
    ["adoption", "adopt"],
    ["effective", "effect"],
    ["bowdlerize", "bowdler"],
  ],
  "final e and ll": [
    ["probate", "probat"],
    ["rate", "rate"],
    ["cease", "ceas"],
    ["controll", "control"],
    ["roll", "roll"],
  ],
};

test.each(Object.entries(steps))("%s are stemmed as published", (_, pairs) => {
  expect(pairs.map(([word]) => [word, stem(word)])).toEqual(pairs);
});

test("words of one or two letters stay as they are", () => {
  expect(["is", "as", "y", ""].map(stem)).toEqual(["is", "as", "y", ""]);
});

/** Every ending that the algorithm has a rule for. */
const endings =
  "s sses ies ed eed ing y ational tional enci anci izer bli alli entli eli ousli ization ation ator alism iveness fulness ousness aliti iviti biliti logi icate ative alize iciti ical ful ness al ance ence er ic able ible ant ement ment ent sion tion ou ism ate iti ous ive ize e ll".split(
    " ",
  );

/** The stems that SQLite's full-text index keeps for words. */
function indexedStems(words: readonly string[]): Map<string, string> {
  const database = openDatabase(":memory:");
  database.exec(`create virtual table t using fts5(x, tokenize = 'porter unicode61');
    create virtual table v using fts5vocab(t, 'instance')`);
  const insert = database.prepare("insert into t (rowid, x) values (?, ?)");
  database.transaction(() => {
    for (const [index, word] of words.entries()) insert.run(index + 1, word);
  })();
  const rows = database.prepare<[], { doc: number; term: string }>("select doc, term from v").all();
  database.close();
  return new Map(rows.map(({ doc, term }) => [words[doc - 1] ?? "", term]));
}

test("the words of the built-in catalogue, bare and with every ending, are stemmed as SQLite stems them", () => {
  const { occupations, skills } = readBuiltInCatalog();
  const text = JSON.stringify([occupations, skills.map(({ name, aliases }) => [name, aliases])]);
  const bare = new Set(text.toLowerCase().match(/[a-z]+/g));
  const built = [...bare]
    .filter((_, index) => index % 30 === 0)
    .flatMap((word) => endings.map((ending) => word + ending));
  const words = [...new Set([...bare, ...built, ...endings])].filter((word) => word.length <= 64);
  const indexed = indexedStems(words);
  expect(words.length).toBeGreaterThan(10_000);
  expect(words.filter((word) => stem(word) !== indexed.get(word))).toEqual([]);
});
