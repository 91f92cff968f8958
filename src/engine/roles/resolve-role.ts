import type { LocalName } from "../catalog/titles/local-names.ts";
import { withoutGenderMarks } from "../catalog/titles/title-words.ts";
import { round } from "../fit/numbers.ts";
import { words as wordsOf } from "../skills/normalise.ts";
import {
  byName,
  isForOther,
  isUnclear,
  type NamedRole,
  plainly,
  respelled,
  type Titles,
  writtenOut,
} from "./by-name.ts";
import { more, nearly } from "./by-words.ts";
import { isRankAlone, type RankKind, type RankStep, stepAfter, stepBefore } from "./rank-step.ts";
import { remembered } from "./remembered.ts";
import { withoutStatus } from "./status-words.ts";

const joint = /\s*(?:[/|;,]|\s(?:and\/or|or|and|oder|und|ou|et|o|u|y|e)\s)\s*|或者?|和/iu;

/** The occupations in a list, if each part names one and they differ: "nurse or teacher". */
function listedRoles(name: string, index: Titles): { code: string; relevance: number }[] {
  const parts = name.split(joint).map((part) => part.trim());
  if (parts.length < 2 || parts.includes("")) return [];
  const found = parts.flatMap((part) => named(part, index) ?? []);
  return found.length === parts.length && new Set(found.map(({ code }) => code)).size > 1 ? found : [];
}

/** For a part with several occupations, the first of them. */
function named(part: string, index: Titles): { code: string; relevance: number } | undefined {
  const found = plainly(part, index) ?? nearly(part, index);
  if (found) return { code: found.code, relevance: found.confidence };
  return index.titles.named(part).length > 0 ? index.titles.search(part, 1)[0] : undefined;
}

/** The occupation a name was understood as. `confidence`, 0..1, says how certain that is. */
export type UnderstoodRole = {
  asked: string;
  code: string;
  title: string;
  /** Its name in the language of the query, if not English. */
  local?: LocalName;
  how: "exact" | "alternate" | "close";
  confidence: number;
  /** A rank word that the occupation itself does not contain. */
  step?: { word: string; base: { code: string; title: string }; kind: RankKind };
};

export type NearRole = { code: string; title: string; relevance: number };

/** How a name was understood, or null. `nearest` are namesakes, or what it could have meant. */
export type ResolvedRole = { understoodAs: UnderstoodRole | null; nearest: NearRole[] };

/** The share of the base's confidence that remains with a rank word. Our own choice. */
const STEP_SHARE = 0.6;
/** The same without words of status. */
const STATUS_SHARE = 0.9;
const LEAST_SHOWN = 0.3;
const NEAREST = 3;
const MAX_LENGTH = 200;

/**
 * The occupation that a role's name means, or null if none is certain enough. The best match alone is not an
 * answer.
 */
export const resolveRole = remembered((text: string, index: Titles): ResolvedRole => {
  const asked = text.trim().slice(0, MAX_LENGTH);
  const name = withoutGenderMarks(asked);
  if (name === "") return { understoodAs: null, nearest: [] };
  const found = understand(name, index);
  return {
    understoodAs: (found && shown(asked, found, index)) ?? null,
    nearest: nearest(name, index, found),
  };
});

/** The occupation with a name, with or without a rank word before it. Near names are not tried. */
export function roleByName(text: string, index: Titles): UnderstoodRole | undefined {
  const asked = text.trim().slice(0, MAX_LENGTH);
  const found = byName(asked, index) ?? stepped(stepBefore(asked), (base) => byName(base, index), index);
  return found && shown(asked, found, index);
}

/** True if a text is a list of occupations, so that no single one is meant. */
export function isRoleList(text: string, index: Titles): boolean {
  const name = withoutGenderMarks(text.trim().slice(0, MAX_LENGTH));
  return plainly(name, index) === undefined && listedRoles(name, index).length > 0;
}

type Found = Omit<UnderstoodRole, "asked" | "title" | "local">;

function shown(asked: string, found: Found, index: Titles): UnderstoodRole | undefined {
  const entry = index.occupations[index.positions.get(found.code) ?? -1]?.entry;
  if (!entry) return undefined;
  const name = withoutGenderMarks(asked);
  const local = [name, ...name.split(more, 1)].flatMap(
    (one) => index.localNames?.asAsked(one, entry) ?? [],
  )[0];
  return { asked, ...found, title: entry.title, ...(local && { local }) };
}

function understand(name: string, index: Titles): Found | undefined {
  const whole = plainly(name, index);
  if (whole) return withOwnStep(whole, name, index);
  const plain = withStatus(name, index);
  if (plain) return plain;
  if (isUnclear(name, index) || isForOther(name, index) || listedRoles(name, index).length > 0)
    return undefined;
  const ofBase = (base: string) =>
    plainly(base, index) ?? (isUnclear(base, index) ? undefined : nearly(base, index));
  // Before "supervisor" a single word may be a thing instead of a trade: "floor supervisor".
  const ofWords = (base: string) => (/\s/.test(base) ? ofBase(base) : plainly(base, index));
  // A rank word is never dropped without a note.
  const before = stepBefore(name);
  const found = before
    ? stepped(before, ofBase, index)
    : (nearly(name, index) ?? stepped(stepAfter(name), ofWords, index));
  if (found) return found;
  const respelt = (base: string) => respelled(base, index);
  return before ? stepped(before, respelt, index) : respelt(name);
}

/** A title that only adds on what terms someone works: "avocate collaboratrice" means the same as "avocate". */
function withStatus(name: string, index: Titles): Found | undefined {
  const bare = withoutStatus(name);
  const found = bare === name || isRankAlone(bare) ? undefined : plainly(bare, index);
  return found && { ...found, how: "close", confidence: round(found.confidence * STATUS_SHARE, 2) };
}

/**
 * A title with a rank of an occupation belongs to it ("Senior Accountant"), unless the occupation's own title has
 * the word.
 */
function withOwnStep(found: NamedRole, name: string, index: Titles): Found {
  const step = stepBefore(name);
  const title = titleOf(index, found.code);
  if (!step || found.how === "exact" || title === undefined || isOrdinary(step.word)) return found;
  if (wordsOf(title).includes(step.word.toLowerCase())) return found;
  if (plainly(step.base, index)?.code !== found.code) return found;
  return { ...found, step: { word: step.word, base: { code: found.code, title }, kind: step.kind } };
}

/** "Staff nurse" means any nurse. */
function isOrdinary(word: string): boolean {
  return word.toLowerCase() === "staff";
}

function stepped(
  step: RankStep | undefined,
  ofBase: (base: string) => NamedRole | undefined,
  index: Titles,
): Found | undefined {
  const base = step && ofBase(step.base);
  const title = base && titleOf(index, base.code);
  if (!step || !base || title === undefined) return undefined;
  return {
    code: base.code,
    how: "close",
    confidence: round(base.confidence * STEP_SHARE, 2),
    step: { word: step.word, base: { code: base.code, title }, kind: step.kind },
  };
}

/** The other occupations with an ambiguous name, or the possible meanings of a near or unknown one. */
function nearest(name: string, index: Titles, found: Found | undefined): NearRole[] {
  const namesakes = new Set(index.titles.named(name).map(({ code }) => code));
  const isSure = found !== undefined && found.how !== "close";
  const near = listedRoles(name, index)
    .concat(searched(name, index))
    .filter(({ code }) => code !== found?.code && (!isSure || namesakes.has(code)));
  const first = new Map(near.toReversed().map((one) => [one.code, one]));
  return [...new Set(near.map(({ code }) => code))].slice(0, NEAREST).flatMap((code) => {
    const relevance = first.get(code)?.relevance ?? 0;
    return { code, title: titleOf(index, code) ?? code, relevance: round(relevance, 4) };
  });
}

/** By the words as written, or else with abbreviations written out or spelling corrected. */
function searched(name: string, { titles }: Titles) {
  for (const words of [name, writtenOut(name), ...titles.respelled(name)]) {
    const found = titles.search(words, 20).filter(({ relevance }) => relevance >= LEAST_SHOWN);
    if (found.length > 0) return found;
  }
  return [];
}

function titleOf({ occupations, positions }: Titles, code: string): string | undefined {
  return occupations[positions.get(code) ?? -1]?.entry.title;
}
