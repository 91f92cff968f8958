import file from "../../../../../db/lexicon/artifacts/en-verbs.json" with { type: "json" };
import { dataFile } from "../../../lexicon/data-file.ts";

const read = dataFile("artifacts/en-verbs", file);

// Verb forms that are neither adjectives nor nouns at the start of a line. "Wound care" and "Assisted living"
// name a thing, not an action.
const past = read.wordSet("past");
const present = read.wordSet("present");
/** These do not form nouns, so they are verbs whatever follows. */
const always = read.wordSet("always");
/** Before a plural or an abbreviation these are verbs: "plan routes", "check CMR", but not "test result". */
const beforePlurals = read.wordSet("beforePlurals");
/** With the word after it each is a verb: "report to the director", but not "support to patients". */
const pairs = read.wordSet("pairs");
/** After these words, a verb form is a verb. */
const openers = read.wordSet("openers");

/** True if an English line starts with what a person did (or does, in a current job), so that "I" can precede it. */
export function startsWithDone(text: string, isCurrent: boolean): boolean {
  const [start = "", next = ""] = text.split(/\s+/);
  const [first, second] = [start.toLowerCase(), next.toLowerCase().replace(/[,;:]$/, "")];
  const opens = openers.has(second) || /^[\d$€£]/.test(second);
  if (past.has(first)) return second !== "by";
  if (first === "assisted") return second !== "living" && second !== "by";
  // "Paid suppliers", but not "Paid internship".
  if (first === "paid") return opens || /[^s]s$/.test(second);
  if (/^(?:[a-z]{2,}ed|set)$/.test(first)) return opens && second !== "for";
  // "Load and unload trucks": what follows is a verb with its object.
  const [third = "", fourth = ""] = text.toLowerCase().split(/\s+/, 4).slice(2);
  if (isCurrent && second === "and" && present.has(first))
    return startsWithDoing(third, fourth.replace(/[,;:]$/, ""), { opens: openers.has(fourth) });
  const isNamed = /^\p{Lu}{2,}[,s]?$/u.test(next);
  return isCurrent && (pairs.has(`${first}-${second}`) || startsWithDoing(first, second, { opens, isNamed }));
}

function startsWithDoing(first: string, second: string, { opens = false, isNamed = false }): boolean {
  if (!present.has(first)) return false;
  return opens || always.has(first) || (beforePlurals.has(first) && (isNamed || /[^s]s$/.test(second)));
}

/** "weld carbon pipe" for "Welds carbon pipe", the form resumes use for their owner; undefined for other lines. */
export function inFirstPerson(text: string): string | undefined {
  const [, word = "", next = ""] = /^(\p{L}*[^\P{L}sS]s) (\p{L}+|\d)/u.exec(text) ?? [];
  if (word === "" || notAfterVerbs.has(next.toLowerCase())) return undefined;
  const lower = word.toLowerCase();
  const bases = [lower.slice(0, -1), lower.slice(0, -2), `${lower.slice(0, -3)}y`];
  const base = bases.find((one) => present.has(one) || hasPast(one));
  return base === undefined || nounsToo.has(lower) ? undefined : base + text.slice(word.length);
}

function hasPast(base: string): boolean {
  return [`${base}ed`, `${base}d`, `${base.slice(0, -1)}ied`, `${base}${base.at(-1)}ed`].some((form) =>
    past.has(form),
  );
}

/** After these words comes a noun: "Reviews of contracts". */
const notAfterVerbs = read.wordSet("notAfterVerbs");
/** Words that are nouns even at the start of a line. */
const nounsToo = read.wordSet("nounsToo");

/** True if a line starts with an infinitive. */
export function startsWithVerb(text: string): boolean {
  return present.has(text.toLowerCase().split(/\s+/)[0] ?? "");
}
