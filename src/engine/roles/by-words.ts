import { isResidual, singularOf, titleStems } from "../catalog/titles/title-words.ts";
import type { OccupationEntry } from "../catalog/types.ts";
import { isStopWord } from "../retrieval/words/stop-words.ts";
import { words } from "../skills/normalise.ts";
import { byName, type NamedRole, type Titles } from "./by-name.ts";
import { hasHeadNoun, headNoun, headsOf } from "./head-noun.ts";
import { isRankAlone, isTooWide } from "./rank-step.ts";

/** The shares that were right in these relevance bands on public titles (docs/methods.md, Roles). */
const share = { near: 0.74, far: 0.58 } as const;
const relevant = { near: 0.8, far: 0.6 } as const;
/** Two occupations with relevance this close cannot be distinguished: below it four in ten answers were wrong. */
const TIE = 0.1;
/** The same if titles of both contain all words of the name. Then relevance only says which has more such titles. */
const COVERED_TIE = 0.15;
const MAX_MODIFIERS = 3;
/** How many occupations found by a noun are checked for titles that end with it. */
const LIKELY = 10;

/** The occupation nearest to a name: by its words, its last words, or its first ones before a preposition. */
export function nearly(name: string, index: Titles): NamedRole | undefined {
  return byWords(name, index) ?? byTail(name, index) ?? byLead(name, index);
}

/** By its words, if the head noun is kept and no other occupation is as near. */
function byWords(name: string, { titles, occupations, positions }: Titles): NamedRole | undefined {
  const noun = headNoun(name);
  if (noun === undefined || isRankAlone(name) || isTooWide(name)) return undefined;
  const wanted = titleStems(name, singularOf);
  // A head noun alone ("physician") says less than the titles that end with it, and nothing about titles without
  // it.
  const isBare = words(name).length === 1;
  const alike = titles.search(name, 10).flatMap(({ code, relevance }) => {
    const entry = occupations[positions.get(code) ?? -1]?.entry;
    if (entry === undefined || !hasHeadNoun(entry, noun) || (isBare && isResidual(entry.title))) return [];
    return [{ code, relevance, isCovered: hasAll(entry, noun, wanted), isRest: isResidual(entry.title) }];
  });
  const covered = alike.filter(({ isCovered }) => isCovered);
  if (covered.length > 1 && isTie(covered, COVERED_TIE)) return undefined;
  const [best] = alike;
  if (!best || best.relevance < (isBare ? relevant.near : relevant.far) || isTie(alike, TIE))
    return undefined;
  // "…, All Other" is for occupations without a better name, so nearness to it means nothing.
  if (best.isRest) return undefined;
  const confidence = best.relevance >= relevant.near ? share.near : share.far;
  return { code: best.code, how: "close", confidence };
}

function isTie([best, next]: readonly { relevance: number }[], tie: number): boolean {
  return best !== undefined && next !== undefined && best.relevance - next.relevance < tie;
}

/** True if one title of an occupation has every word of a name and the same head noun. */
function hasAll(
  { title, alternateTitles }: OccupationEntry,
  noun: string,
  wanted: readonly string[],
): boolean {
  return [title, ...alternateTitles].some((one) => {
    if (!headsOf(one).includes(noun)) return false;
    const said = titleStems(one, singularOf);
    return wanted.every((word) => said.includes(word));
  });
}

/** By its last words, if they name one occupation: a bicycle messenger is a messenger. */
function byTail(name: string, index: Titles): NamedRole | undefined {
  const noun = headNoun(name);
  const parts = name.split(/\s+/);
  for (let from = 1; from < Math.min(parts.length, MAX_MODIFIERS + 1); from++) {
    const tail = parts.slice(from).join(" ");
    // What follows "to" or "for" is not the person's role: "PA to CEO".
    if (headNoun(tail) !== noun) continue;
    if (isRankAlone(tail) || isStopWord(tail.toLowerCase(), "en") || index.titles.named(tail).length === 0)
      continue;
    const found = onlyOne(tail, index);
    return found && isBorneOut(found, name, index) ? found : undefined;
  }
  return undefined;
}

/**
 * True if the words before support the last ones: a dental nurse is not one of the nurses. If only one occupation
 * has the noun, support is not needed. Otherwise it must be the one that all words find, with no other as near.
 */
function isBorneOut({ code }: NamedRole, name: string, { titles, occupations, positions }: Titles): boolean {
  const noun = headNoun(name);
  if (noun === undefined) return false;
  const withNoun = titles.search(noun, LIKELY).filter((one) => {
    const entry = occupations[positions.get(one.code) ?? -1]?.entry;
    return entry !== undefined && hasHeadNoun(entry, noun);
  });
  if (withNoun.length <= 1) return true;
  const alike = titles.search(name, 2);
  return alike[0]?.code === code && (withNoun.length === 2 || !isTie(alike, TIE));
}

/** After these words comes a detail of the title: "enfermera de urgencias", "Koch in Berlin". */
export const more =
  /\s(?:del?|en|em|d[uao]s?|des|à|aux?|in|im|bei|mit|für|auf|dans|chez|para|con|com|pour)\s/iu;

/** By its first words, if they name one occupation and a preposition follows. */
function byLead(name: string, index: Titles): NamedRole | undefined {
  const [lead = name] = name.split(more, 1);
  return lead === name || isRankAlone(lead) ? undefined : onlyOne(lead, index);
}

function onlyOne(name: string, index: Titles): NamedRole | undefined {
  const found = byName(name, index);
  return found && { code: found.code, how: "close", confidence: share.far };
}
