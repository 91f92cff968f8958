import { cutText } from "../../shared/text/words.ts";
import { languagesIn } from "../languages.ts";
import { counter } from "../retrieval/bags.ts";
import type { SearchTerm } from "../retrieval/question/question.ts";
import { stemOf, stems } from "../retrieval/words/tokens.ts";
import { sentencesOf } from "../writing/sentences.ts";

const MOST_LINES = 3;
/** The most characters of a line. */
const LONGEST = 240;

/** A stored posting: the words that name it, its demands, what else was read of it, and its text if that is stored. */
interface Posting {
  names: string;
  asks: readonly string[];
  known: readonly string[];
  text: string | undefined;
  /** The languages that the question names, in whatever words the posting names them. */
  languages?: readonly string[];
}

/** Words to search for. In a phrase such as "full time" each word apart says nothing. */
export interface Searched {
  terms: readonly SearchTerm[];
  isPhrase?: boolean;
  /** A sentence with these words says nothing of it. */
  without?: RegExp;
  /** Lines with one of these are searched for instead, the first that is found. */
  usual?: readonly RegExp[];
  /** The question asks for what an opening has, so a line that denies it is none. */
  isPositive?: boolean;
}

/** What a posting says of a question. */
export interface SaidInPosting {
  /** Its demands with at least half of the question's words. */
  asks: string[];
  /** The lines that have most of them, without those that a demand is taken from. */
  lines: string[];
  /** True if it says anything of it, or if the question only names the opening. */
  isSaid: boolean;
  /** True if the question only names the opening. */
  isOnlyNamed: boolean;
  /** True if one text of it has all words. */
  saysAll: boolean;
  /** True if it has the words only beside a "no" or a "not". */
  isDenied?: boolean;
}

const NO =
  "(?:no|not|cannot|\\p{L}+n['’]t|unable|without|kein\\p{L}*|nicht|ohne|nie|ne|sin|sans|pas|sem|não|nunca|non|nessun\\p{L}*|niet|geen|bez)";
/** The words after a "no", and those before "is not". */
const besideNo = new RegExp(
  `(?<!\\p{L})${NO}\\s+(?<after>(?:[^\\s,;.]+\\s+){0,3}[^\\s,;.]+)|(?<before>(?<!\\S)(?:[^\\s,;.]+\\s+){1,3})(?:is|are|ist|sind|est|sont|é|são|è|sono|jest)\\s+${NO}(?!\\p{L})(?:\\s+(?<then>(?:[^\\s,;.]+\\s+){0,3}[^\\s,;.]+))?`,
  "giu",
);

/**
 * Searches a whole posting for a question's words. Those that only name the opening count for nothing: "the warehouse
 * job" is no question about a warehouse.
 */
export function saidInPosting(
  { names, asks, known, text = "", languages = [] }: Posting,
  { terms, isPhrase = false, without, usual, isPositive = false }: Searched,
): SaidInPosting {
  if (usual) return saidAsUsual(text, usual, isPositive);
  const naming = new Set(stems(names));
  const asked = terms.filter(({ word }) => !naming.has(stemOf(word)));
  if (asked.length === 0) return { asks: [], lines: [], isSaid: true, isOnlyNamed: true, saysAll: false };
  const count = counter(asked);
  const wordsIn = (line: string) => {
    const { own, synonyms } = count(line);
    return own.filter((times, at) => times + (synonyms[at] ?? 0) > 0).length;
  };
  const needed = isPhrase ? asked.length : Math.ceil(asked.length / 2);
  const ofLanguage = (ask: string) =>
    languages.length > 0 && languagesIn(ask).some((one) => one !== "any" && languages.includes(one));
  const demands = asks.filter((ask) => wordsIn(ask) >= needed || ofLanguage(ask));
  const read = without
    ? linesOf(text).flatMap((line) => sentencesOf(line).filter((one) => !without.test(one)))
    : linesOf(text);
  const counted = read.map((line) => ({ line, words: wordsIn(line) })).filter(({ words }) => words >= needed);
  const most = Math.max(0, ...counted.map(({ words }) => words));
  const lines = counted
    .filter(({ line, words }) => words === most && !demands.some((demand) => line.includes(demand)))
    .map(({ line }) => cutText(line, LONGEST));
  const words = Math.max(most, ...[...demands, known.join(" ")].map(wordsIn));
  const isBesideNo = (line: string) => textsBesideNo(line).some((one) => wordsIn(one) > 0);
  const said = [...demands, ...lines];
  return {
    asks: demands,
    lines: [...new Set(lines)].slice(0, MOST_LINES),
    isSaid: words >= needed || demands.some(ofLanguage),
    isOnlyNamed: false,
    saysAll: words === asked.length || demands.some(ofLanguage),
    isDenied: isPositive && isFilled(said) && wordsIn(known.join(" ")) === 0 && said.every(isBesideNo),
  };
}

function textsBesideNo(line: string): string[] {
  return [...line.matchAll(besideNo)].flatMap(({ groups = {} }) =>
    [groups.before, groups.then, groups.after].flatMap((one) => one ?? []),
  );
}

/** The lines of a posting with one of these words, the first that are found. */
function saidAsUsual(text: string, usual: readonly RegExp[], isPositive: boolean): SaidInPosting {
  const having = usual.map((words) => ({ words, found: linesOf(text).filter((line) => words.test(line)) }));
  const { words, found } = having.find((one) => isFilled(one.found)) ?? { words: /$^/u, found: [] };
  const lines = found.slice(0, MOST_LINES).map((line) => cutText(line, LONGEST));
  const isBesideNo = (line: string) => textsBesideNo(line).some((one) => words.test(one));
  const isSaid = lines.length > 0;
  const isDenied = isPositive && isSaid && found.every(isBesideNo);
  return { asks: [], lines, isSaid, isOnlyNamed: false, saysAll: isSaid, isDenied };
}

function isFilled(list: readonly unknown[]): boolean {
  return list.length > 0;
}

/** The lines of a text, or the sentences of a long line. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line) => (line.length > LONGEST ? sentencesOf(line) : [line]))
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
