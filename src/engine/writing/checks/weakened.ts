import type { Source } from "../sources.ts";
import type { Carried } from "../tokens/carry.ts";
import type { Token } from "../tokens/token.ts";
import type { Checked, Fault } from "./types.ts";

type List = "share" | "lower" | "some" | "not" | "unfinished";

const lists: readonly List[] = ["not", "share", "lower", "some", "unfinished"];
/** Kinds of claims so short that a word such as "planned" applies to the whole claim. */
export const shortKinds: ReadonlySet<string> = new Set([
  "certificate",
  "degree",
  "skill",
  "language",
  "award",
  "course",
  "interest",
]);

/** Words that weaken a claim, such as "helped", "assistant", "not" or "planned", may not be omitted. */
export function weakened(checked: Checked): Fault | undefined {
  for (const [source, used] of bySource(checked.carried)) {
    if (!source.claim) continue;
    const rest = source.claim.kind === "award" ? restOfTitle(source, used, checked) : undefined;
    if (rest !== undefined)
      return { why: `The award is called "${rest}" too, which the sentence leaves out.`, source };
    for (const list of lists) {
      const missing = missingWord(list, source, used, checked);
      if (missing !== undefined) {
        return { why: `The claim says "${missing}", which the sentence leaves out.`, source };
      }
    }
  }
  return undefined;
}

function bySource(carried: readonly Carried[]): Map<Source, Carried[]> {
  const map = new Map<Source, Carried[]>();
  for (const each of carried) map.set(each.source, [...(map.get(each.source) ?? []), each]);
  return map;
}

function missingWord(
  list: List,
  source: Source,
  used: readonly Carried[],
  checked: Checked,
): string | undefined {
  const { words } = checked;
  const isShort = shortKinds.has(source.claim?.kind ?? "");
  if (list === "unfinished" && !isShort) return undefined;
  const part = isShort ? partOfAll(source) : undefined;
  if (part !== undefined && !used.some(({ place }) => source.tokens[place]?.kind === "number")) return part;
  const parts = new Set(used.map(({ place }) => source.parts[place]));
  for (const [at, token] of source.tokens.entries()) {
    if (token.kind !== "word" || !words.is(list, token.key)) continue;
    if (!isShort && !parts.has(source.parts[at])) continue;
    if (!isShort && isApart(list, source, at, used)) continue;
    if (!isSaid(list, token, checked)) return token.text;
  }
  return undefined;
}

/** An award is named in full: second place is not first. */
function restOfTitle(
  { tokens, title }: Source,
  used: readonly Carried[],
  { words }: Checked,
): string | undefined {
  const said = new Set(used.map(({ place }) => tokens[place]?.lemma));
  const rest = tokens.find(
    ({ key, lemma }) => title.has(lemma) && !said.has(lemma) && !words.is("plain", key),
  );
  return rest?.text;
}

/** "9 of 13" exams are not all of them. */
function partOfAll({ text }: Source): string | undefined {
  const [said, some = "", all = ""] = /(\d{1,3})\s?(?:of|von|de|sur|\/)\s?(\d{1,3})(?!\d)/.exec(text) ?? [];
  return said !== undefined && Number(some) < Number(all) ? said : undefined;
}

/**
 * True if the sentence uses only what precedes the weakening word: the first fact of "Led a team and helped
 * plan".
 */
function isApart(list: List, source: Source, at: number, used: readonly Carried[]): boolean {
  const inPart = used
    .filter(({ place }) => source.parts[place] === source.parts[at])
    .map(({ place }) => place);
  const isInTitle = list === "share" && source.claim?.kind === "job";
  if (list === "lower" || isInTitle) return !isNearTitle(source, at, inPart);
  if (list === "some") return inPart.every((place) => place < at - 1 || place > at + 4);
  return false;
}

/** A word of rank applies to its title, so the employer alone may be named without it. */
function isNearTitle(source: Source, at: number, used: readonly number[]): boolean {
  const token = source.tokens[at];
  if (source.title.size === 0 || !token || !source.title.has(token.lemma)) {
    return used.some((place) => Math.abs(place - at) <= 3);
  }
  // The title comes first. Its employer may share a word with it.
  return used.some(
    (place) => place < source.title.size + 1 && source.title.has(source.tokens[place]?.lemma ?? ""),
  );
}

function isSaid(list: List, said: Token, { sentence, words }: Checked): boolean {
  const group = list === "share" ? words.groupOf("share", said.key) : undefined;
  if (words.language === "zh" && sentence.text.includes(said.key)) return true;
  return sentence.marks.some(({ token }) => {
    if (token.kind !== "word") return false;
    if (token.lemma === said.lemma) return true;
    if (group !== undefined) return words.groupOf("share", token.key) === group;
    return list === "not" && words.is("not", token.key);
  });
}
