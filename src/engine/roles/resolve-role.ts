import type { LocalName } from "../catalog/titles/local-names.ts";
import { headOf, titleParts, withoutGenderMarks } from "../catalog/titles/title-words.ts";
import type { CatalogBase } from "../fit/baseline.ts";
import { round } from "../fit/numbers.ts";
import { words } from "../skills/normalise.ts";
import { hasHeadNoun, headNoun } from "./head-noun.ts";
import { isRankAlone, isTooWide, type RankKind, type RankStep, stepAfter, stepBefore } from "./rank-step.ts";

/** The occupation that a name was taken for; `confidence`, 0..1, says how sure that is. */
export type UnderstoodRole = {
  asked: string;
  code: string;
  title: string;
  /** What it is called in the language of the name, where that is not English. */
  local?: LocalName;
  how: "exact" | "alternate" | "close";
  confidence: number;
  /** A word of rank that the occupation itself does not have. */
  step?: { word: string; base: { code: string; title: string }; kind: RankKind };
};

export type NearRole = { code: string; title: string; relevance: number };

/** What a name was taken for, or null; `nearest` are namesakes, or what it could have meant. */
export type ResolvedRole = { understoodAs: UnderstoodRole | null; nearest: NearRole[] };

type Titles = Pick<CatalogBase, "titles" | "occupations" | "positions"> &
  Partial<Pick<CatalogBase, "localNames">>;

/**
 * `near` and `far` are the shares that were right in these bands of relevance on public titles (docs/methods.md,
 * Roles); the others are our own choice, and were not measured.
 */
const share = {
  exact: 0.95,
  alternate: 0.9,
  namesake: 0.6,
  head: 0.8,
  near: 0.74,
  far: 0.58,
  step: 0.6,
} as const;
const relevant = { near: 0.8, far: 0.6, shown: 0.3 } as const;
/** Two occupations this close in relevance cannot be distinguished. */
const TIE = 0.03;
const NEAREST = 3;
const MAX_LENGTH = 200;
const MAX_MODIFIERS = 3;

/** The occupation that a role's name means, or null where none is sure enough: a best match is no answer by itself. */
export function resolveRole(text: string, index: Titles): ResolvedRole {
  const asked = text.trim().slice(0, MAX_LENGTH);
  const name = withoutGenderMarks(asked);
  if (name === "") return { understoodAs: null, nearest: [] };
  const found = understand(name, index);
  return {
    understoodAs: (found && shown(asked, found, index)) ?? null,
    nearest: nearest(name, index, found),
  };
}

/** The occupation that bears a name, with or without a word of rank before it; names that are only near are not tried. */
export function roleByName(text: string, index: Titles): UnderstoodRole | undefined {
  const asked = text.trim().slice(0, MAX_LENGTH);
  const found = byName(asked, index) ?? stepped(stepBefore(asked), (base) => byName(base, index), index);
  return found && shown(asked, found, index);
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
  const near = (text: string) => close(text, index) ?? byTail(text, index) ?? byLead(text, index);
  const ofBase = (base: string) => plain(base, index) ?? near(base);
  const whole = plain(name, index);
  if (whole) return whole;
  // A word of rank is never dropped without a word.
  const before = stepBefore(name);
  if (before) return stepped(before, ofBase, index);
  return near(name) ?? stepped(stepAfter(name), ofBase, index);
}

/** By its last words, where they are the name of one occupation: a solar electrician is an electrician. */
function byTail(name: string, { titles }: Titles): Found | undefined {
  const parts = name.split(/\s+/);
  for (let from = 1; from < Math.min(parts.length, MAX_MODIFIERS + 1); from++) {
    const tail = parts.slice(from).join(" ");
    const [found, namesake] = isRankAlone(tail) || isTooWide(tail) ? [] : titles.named(tail);
    if (found) return namesake ? undefined : { code: found.code, how: "close", confidence: share.far };
  }
  return undefined;
}

/** What follows one of these says more about the title before it: "enfermera de urgencias", "Koch in Berlin". */
const more = /\s(?:del?|en|em|d[uao]s?|des|à|aux?|in|im|bei|mit|für|auf|dans|chez|para|con|com|pour)\s/iu;

/** By its first words, where they are the name of one occupation and a preposition follows. */
function byLead(name: string, { titles }: Titles): Found | undefined {
  const [lead = name] = name.split(more, 1);
  if (lead === name || isRankAlone(lead)) return undefined;
  const [found, namesake] = titles.named(lead);
  return found && !namesake ? { code: found.code, how: "close", confidence: share.far } : undefined;
}

/** By name: the whole text, or what stands before a comma, a dash, "at" or a bracket. */
function plain(name: string, index: Titles): Found | undefined {
  const whole = byName(name, index);
  if (whole) return whole;
  const head = (titleParts(headOf(name))[0] ?? "").trim();
  const found = head !== name && head !== "" ? byName(head, index) : undefined;
  return found && { ...found, how: "close", confidence: round(found.confidence * share.head, 2) };
}

function byName(name: string, { titles }: Titles): Found | undefined {
  if (isTooWide(name)) return undefined;
  const [first, second] = titles.named(name);
  if (!first) return undefined;
  const isNamesake = second !== undefined && (first.how === "alternate" || second.how === "exact");
  return { ...first, confidence: isNamesake ? share.namesake : share[first.how] };
}

/** By its words, where the head noun is kept and no other occupation is as near. */
function close(name: string, { titles, occupations, positions }: Titles): Found | undefined {
  const noun = headNoun(name);
  if (noun === undefined || isRankAlone(name) || isTooWide(name)) return undefined;
  const [best, next] = titles.search(name, 10).filter(({ code }) => {
    const entry = occupations[positions.get(code) ?? -1]?.entry;
    return entry !== undefined && hasHeadNoun(entry, noun);
  });
  // A head noun alone ("physician") says less than the titles that it ends.
  const isBare = words(name).length === 1;
  if (!best || best.relevance < (isBare ? relevant.near : relevant.far)) return undefined;
  if (next && best.relevance - next.relevance < TIE) return undefined;
  const confidence = best.relevance >= relevant.near ? share.near : share.far;
  return { code: best.code, how: "close", confidence };
}

function stepped(
  step: RankStep | undefined,
  ofBase: (base: string) => Found | undefined,
  index: Titles,
): Found | undefined {
  const base = step && ofBase(step.base);
  const title = base && titleOf(index, base.code);
  if (!step || !base || title === undefined) return undefined;
  return {
    code: base.code,
    how: "close",
    confidence: round(base.confidence * share.step, 2),
    step: { word: step.word, base: { code: base.code, title }, kind: step.kind },
  };
}

/** For a name of several occupations the others; for one that is near or unknown what it could mean. */
function nearest(name: string, index: Titles, found: Found | undefined): NearRole[] {
  const namesakes = new Set(index.titles.named(name).map(({ code }) => code));
  const isSure = found !== undefined && found.how !== "close";
  return index.titles
    .search(name, 20)
    .filter(({ code, relevance }) => code !== found?.code && relevance >= relevant.shown)
    .filter(({ code }) => !isSure || namesakes.has(code))
    .slice(0, NEAREST)
    .map(({ code, relevance }) => ({
      code,
      title: titleOf(index, code) ?? code,
      relevance: round(relevance, 4),
    }));
}

function titleOf({ occupations, positions }: Titles, code: string): string | undefined {
  return occupations[positions.get(code) ?? -1]?.entry.title;
}
