import { once } from "../once.ts";
import { keyOf } from "./key.ts";
import { type SheetLanguage, sheetFields } from "./types.ts";
import type { ColumnMeaning } from "./words/column-meaning.ts";
import { columnWords } from "./words/column-words.ts";

/** What the name of a column means, how sure it is (0 is surest), and in which languages. */
export interface KnownName {
  meaning: ColumnMeaning;
  rank: number;
  languages: SheetLanguage[];
}

const known = once(knownNames);

/** Of a name that means two things in two languages, the first language counts. */
function knownNames(): ReadonlyMap<string, KnownName> {
  // Our own names of fields mean themselves, whatever a language has for the word.
  const names = new Map<string, KnownName>(
    sheetFields.map((field) => [keyOf(field), { meaning: field, rank: 0, languages: ["en"] }]),
  );
  for (const { language, meaning, list } of wordLists()) {
    list.split(",").forEach((phrase, rank) => {
      const key = keyOf(phrase);
      const before = names.get(key);
      if (!before) names.set(key, { meaning, rank, languages: [language] });
      else if (before.meaning === meaning) before.languages.push(language);
    });
  }
  return names;
}

/** The table as a list; its keys are of the types that it is declared with. */
function wordLists() {
  return Object.entries(columnWords).flatMap(([language, words]) =>
    Object.entries(words).map(([meaning, list]) => ({
      language: language as SheetLanguage,
      meaning: meaning as ColumnMeaning,
      list,
    })),
  );
}

/** Parts of dotted names that say nothing but that an opening follows. */
const containers = new Set(
  "job jobs position posting application applications opportunity opening data attributes properties fields item node details entry".split(
    " ",
  ),
);

/** What the name of a column means; undefined where it is not known. */
export function nameMeaning(name: string): KnownName | undefined {
  const text = name.slice(0, 200);
  const whole = known().get(keyOf(text));
  if (whole) return whole;
  const bare = known().get(keyOf(text.replace(/[([{（【][^\])}）】]{0,100}[\])}）】]/g, " ")));
  if (bare) return bare;
  for (const part of text.split(/[/|&,\n(（]| or | and | und | oder | et | y /i)) {
    const found = known().get(keyOf(part));
    if (found && keyOf(part) !== "") return found;
  }
  return dottedMeaning(text);
}

function dottedMeaning(text: string): KnownName | undefined {
  const [first = "", ...rest] = text.split(".");
  if (rest.length === 0 || !containers.has(keyOf(first))) return undefined;
  return nameMeaning(rest.join("."));
}
