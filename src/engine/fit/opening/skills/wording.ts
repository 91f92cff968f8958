import same from "../../../../../db/lexicon/words/same-skill-words.json" with { type: "json" };
import type { SkillEntry } from "../../../catalog/types.ts";
import { dataFile } from "../../../lexicon/data-file.ts";
import { stemWord } from "../../../skills/normalise.ts";
import { wordsOf } from "../../../text/words.ts";

const read = dataFile("words/same-skill-words", same);

/** Equivalent words before or after the head of a skill's name: "client service" is customer service. */
const groups = same.groups;

/** The first of each group of equivalent words. */
const sameSkillWord: ReadonlyMap<string, string> = new Map(
  groups.flatMap(([first = "", ...others]) => others.map((word): [string, string] => [word, first])),
);

/** Words that do not narrow a skill. */
const emptySkillWords: ReadonlySet<string> = read.wordSet("emptySkillWords");

/** The share of an entry's words that another name of the whole entry contains: "electronic medical records". */
const MOST_WORDS = 2 / 3;

/**
 * True if a wording asks for a whole catalogue entry, so that everything in the entry meets it. An entry groups
 * names: "QuickBooks" is one of its accounting programs, and "orbital welding" a kind of pipe welding.
 */
export function meansWhole(asked: string, { name, kind, aliases }: SkillEntry): boolean {
  if (kind === "credential") return true;
  // "AWS Lambda" and "Azure Functions" are products of one kind, and so are "JUnit" and "NUnit".
  if (kind !== "tool") return isSpelling(asked, name) || !(isNarrower(asked, name) || products.test(asked));
  const isNamed = (text: string) => isSameThing(text, name) || sharedWith(name, text) >= MOST_WORDS;
  return isNamed(asked) || aliases.some((alias) => isNamed(alias) && isSpelling(asked, alias));
}

/** True if the held item is what these words ask for: the same name, another spelling, or a more specific one. */
export function isSameThing(asked: string, held: string): boolean {
  const said = stemsIn(held);
  const isSaid = stemsIn(asked).every((stem) => said.includes(stem));
  return isSaid || bareOf(asked) === bareOf(held) || isSpelling(asked, held);
}

const products =
  /(?<!\p{L})(?:AWS|Amazon|Azure|Google|GCP|Oracle|IBM|SAP|Salesforce|Adobe) \p{L}|^\p{L}\p{Lu}\p{Ll}{2,}$/u;

/** A name without the maker's: "MS Excel" is Excel. */
function bareOf(text: string): string {
  const stems = stemsIn(text);
  const own = stems.filter((stem) => !makers.has(stem));
  return (own.length > 0 ? own : stems).join(" ");
}

const makers = new Set([
  "microsoft",
  "adob",
  "amazon",
  "appl",
  "apach",
  "autodesk",
  "googl",
  "ibm",
  "oracl",
  "cisco",
]);

/** "Salesforce Marketing Cloud" is no spelling of Salesforce. */
const isProduct = /\s(?:Cloud|Suite|Studio|Hub|Server|Functions|Engine|Online)$/u;

/** "Golang" for "Go", "Postgres" for "PostgreSQL", "AWS" for "Amazon Web Services". */
function isSpelling(left: string, right: string): boolean {
  const [one, other] = [compact(left), compact(right)];
  const isBegin = one !== "" && other !== "" && (one.startsWith(other) || other.startsWith(one));
  return (
    (isBegin && (one === other || !isProduct.test(one.length > other.length ? left : right))) ||
    initialsOf(left).includes(other) ||
    initialsOf(right).includes(one)
  );
}

/** A narrower kind ends with the same word and adds words before it, or adds a class, such as "6G". */
function isNarrower(asked: string, name: string): boolean {
  if (/^[A-Z]?\d[A-Z]?(?:\s|$)/.test(asked)) return true;
  const [own, broader] = [stemsIn(asked), stemsIn(name)];
  return own.at(-1) === broader.at(-1) && own.some((stem) => !broader.includes(stem));
}

function sharedWith(name: string, text: string): number {
  const [wanted, said] = [stemsIn(name), stemsIn(text)];
  return wanted.length < 2 ? 0 : wanted.filter((stem) => said.includes(stem)).length / wanted.length;
}

function stemsIn(text: string): string[] {
  const keys = wordsOf(text.replaceAll("+", " plus")).map(({ key }) => key);
  const own = keys.filter((key) => !emptySkillWords.has(key));
  // People are named after their work: a pipe welder welds pipes.
  return (own.length > 0 ? own : keys).map((key) =>
    stemWord((sameSkillWord.get(key) ?? key).replace(/(?<=\p{L}{3})er$/u, "")),
  );
}

function compact(text: string): string {
  return wordsOf(text.replaceAll("+", " plus"))
    .map(({ key }) => key)
    .join("");
}

/** The initials of a name. Words in capitals stay as they are ("HR information systems" is HRIS). */
function initialsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = (isWhole: boolean) =>
    words
      .map((word) => (isWhole && word === word.toUpperCase() ? word : word.slice(0, 1)))
      .join("")
      .toLowerCase();
  // "JavaScript" is JS.
  const humps =
    text
      .match(/\p{Lu}/gu)
      ?.join("")
      .toLowerCase() ?? "";
  return words.length > 1 ? [first(false), first(true)] : humps.length > 1 ? [humps] : [];
}
