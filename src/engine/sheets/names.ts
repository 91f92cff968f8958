import file from "../../../db/lexicon/sheets/columns.json" with { type: "json" };
import { once } from "../../shared/lazy-module.ts";
import { dataFile } from "../lexicon/data-file.ts";
import { keyOf } from "./key.ts";
import { type ColumnMeaning, type ColumnWords, type SheetLanguage, sheetFields } from "./types.ts";

const { joined } = dataFile("sheets/columns", file);

/** The column names in all known languages. */
const columnWords: Readonly<Record<SheetLanguage, ColumnWords>> = {
  en: joined("en", file.en, ", "),
  de: joined("de", file.de, ", "),
  nl: joined("nl", file.nl, ", "),
  fr: joined("fr", file.fr, ", "),
  es: joined("es", file.es, ", "),
  it: joined("it", file.it, ", "),
  pt: joined("pt", file.pt, ", "),
  pl: joined("pl", file.pl, ", "),
  sv: joined("sv", file.sv, ", "),
  da: joined("da", file.da, ", "),
  no: joined("no", file.no, ", "),
  cs: joined("cs", file.cs, ", "),
  tr: joined("tr", file.tr, ", "),
  ja: joined("ja", file.ja, ", "),
  zh: joined("zh", file.zh, ", "),
};

/** The meaning of a column name, its certainty (0 is most certain), and its languages. */
export interface KnownName {
  meaning: ColumnMeaning;
  rank: number;
  languages: SheetLanguage[];
}

const known = once(knownNames);

/** If a name means two things in two languages, the first language counts. */
function knownNames(): ReadonlyMap<string, KnownName> {
  // Our own field names mean themselves in any language.
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

/** The table as a list. Its keys have their declared types. */
function wordLists() {
  return Object.entries(columnWords).flatMap(([language, words]) =>
    Object.entries(words).map(([meaning, list]) => ({
      language: language as SheetLanguage,
      meaning: meaning as ColumnMeaning,
      list,
    })),
  );
}

/** Parts of dotted names that only say that an opening follows. */
const containers = new Set(
  "job jobs position posting application applications opportunity opening data attributes properties fields item node details entry".split(
    " ",
  ),
);

/** The meaning of a column name, or undefined. */
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
