import de from "../../../../db/lexicon/writing/de.json" with { type: "json" };
import en from "../../../../db/lexicon/writing/en.json" with { type: "json" };
import es from "../../../../db/lexicon/writing/es.json" with { type: "json" };
import fr from "../../../../db/lexicon/writing/fr.json" with { type: "json" };
import pt from "../../../../db/lexicon/writing/pt.json" with { type: "json" };
import zh from "../../../../db/lexicon/writing/zh.json" with { type: "json" };
import { dataFile } from "../../lexicon/data-file.ts";
import type { WordTable, WritingLanguage } from "./types.ts";

const files = { en, de, es, fr, pt, zh };
/** What Chinese has no words for, or writes in digits. */
const none = { months: "", percent: "", each: "", acts: "", irregular: "" };

function tableOf(language: WritingLanguage): WordTable {
  const { joined } = dataFile(`writing/${language}`, files[language]);
  const { words, groups } = files[language];
  return { ...none, ...joined("words", words, " "), ...joined("groups", groups, "|") };
}

type SetName = Exclude<
  keyof WordTable,
  "relation" | "numbers" | "scales" | "often" | "same" | "acts" | "implied" | "irregular"
>;

/** A language's words, prepared for lookup. */
export interface Words {
  language: WritingLanguage;
  is(list: SetName, key: string): boolean;
  /** The group that a word belongs to, for shares, relations and periods. */
  groupOf(list: "share" | "relation" | "often", key: string): string | undefined;
  number(key: string): number | undefined;
  scale(key: string): number | undefined;
  month(key: string): number | undefined;
  /** Words of equal strength and irregular forms, by any form. */
  base: ReadonlyMap<string, string>;
  same: readonly (readonly string[])[];
  /** How the verbs of a noun of work begin: "ger" of "gestion". */
  acts: ReadonlyMap<string, readonly string[]>;
  /** What a claim's kind implies. */
  implied: ReadonlyMap<string, readonly string[]>;
  /** All words, for cutting a text without spaces. */
  all: ReadonlySet<string>;
}

const prepared = new Map<WritingLanguage, Words>();

/** The words of a language. */
export function wordsIn(language: WritingLanguage): Words {
  const known = prepared.get(language);
  if (known) return known;
  const words = prepare(language, tableOf(language));
  prepared.set(language, words);
  return words;
}

function prepare(language: WritingLanguage, table: WordTable): Words {
  const sets = new Map(
    Object.entries(table).map(([name, words]): [string, Set<string>] => [
      name,
      new Set(listOf(words.replaceAll("|", " "))),
    ]),
  );
  const groups = {
    share: grouped(table.share),
    relation: grouped(table.relation),
    often: new Map(named(table.often).flatMap(([name, words]) => words.map((word) => [word, name] as const))),
  };
  const months = new Map(listOf(table.months).map((word, at) => [word, at + 1]));
  const valued = (text: string) =>
    new Map(named(text.replaceAll(" ", "|")).map(([word, [value = ""]]) => [word, Number(value)]));
  const numbers = valued(table.numbers);
  const scales = valued(table.scales);
  const lists = [
    "plain",
    "letter",
    "wish",
    "you",
    "me",
    "held",
    "share",
    "lower",
    "some",
    "not",
    "unfinished",
  ] as const;
  return {
    language,
    is: (list, key) => sets.get(list)?.has(key) ?? false,
    groupOf: (list, key) => groups[list].get(key),
    number: (key) => numbers.get(key),
    scale: (key) => scales.get(key),
    month: (key) => months.get(key) ?? shortMonth(key, listOf(table.months)),
    base: new Map(
      table.irregular.split("|").flatMap((group) => {
        const [base = "", ...forms] = listOf(group);
        return [base, ...forms].map((form) => [form, base] as const);
      }),
    ),
    same: table.same.split("|").map(listOf),
    acts: new Map(named(table.acts)),
    implied: new Map(named(table.implied)),
    all: new Set([
      ...lists.flatMap((name) => listOf(table[name].replaceAll("|", " "))),
      ...[...groups.often.keys(), ...numbers.keys(), ...scales.keys()],
      ...table.same.split("|").flatMap(listOf),
      ...[table.studying, table.finished, table.now, table.bind, table.headings, table.least].flatMap(listOf),
      ...named(table.implied).flatMap(([, words]) => words),
    ]),
  };
}

/** "Feb", "sept": the start of exactly one month's name. */
function shortMonth(key: string, months: readonly string[]): number | undefined {
  const found = months.flatMap((name, at) => (key.length >= 3 && name.startsWith(key) ? [at + 1] : []));
  return found.length === 1 ? found[0] : undefined;
}

function listOf(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

function named(text: string): [string, string[]][] {
  return text
    .split("|")
    .filter((group) => group.includes(":"))
    .map((group) => {
      const at = group.indexOf(":");
      return [group.slice(0, at), listOf(group.slice(at + 1))];
    });
}

function grouped(text: string): Map<string, string> {
  return new Map(
    text.split("|").flatMap((group, at) => listOf(group).map((word) => [word, String(at)] as const)),
  );
}
