import { isResidual } from "../catalog/titles/title-words.ts";
import { isStopWord } from "../retrieval/words/stop-words.ts";
import { words } from "../skills/normalise.ts";
import { byName, type NamedRole, type Titles } from "./by-name.ts";
import { hasHeadNoun, headNoun } from "./head-noun.ts";
import { isRankAlone, isTooWide } from "./rank-step.ts";

/** The shares that were right in these relevance bands on public titles (docs/methods.md, Roles). */
const share = { near: 0.74, far: 0.58 } as const;
const relevant = { near: 0.8, far: 0.6 } as const;
/** Two occupations with relevance this close cannot be distinguished: below it one answer in six was wrong. */
const TIE = 0.13;
/** The same where the last words of the name are a title: those before say less. */
const TAIL_TIE = 0.1;
const MAX_MODIFIERS = 3;
/** How many occupations are compared with a name. */
const SEARCHED = 10;

/** The occupation nearest to a name: by its words, its last words, or its first ones before a preposition. */
export function nearly(name: string, index: Titles): NamedRole | undefined {
  return byWords(name, index) ?? byTail(name, index) ?? byLead(name, index);
}

/** By its words, if the head noun is kept and no other occupation is as near, not even one without the noun. */
function byWords(name: string, index: Titles): NamedRole | undefined {
  const noun = headNoun(name);
  if (noun === undefined || isRankAlone(name) || isTooWide(name)) return undefined;
  // A head noun alone ("physician") says less than the titles that end with it, and nothing about titles without
  // it.
  const isBare = words(name).length === 1;
  const found = index.titles.search(name, SEARCHED);
  const alike = withNoun(noun, found, index).filter(({ isRest }) => !(isBare && isRest));
  const [best] = alike;
  if (!best || best.relevance < (isBare ? relevant.near : relevant.far)) return undefined;
  if (!isAlone(best.code, isBare ? alike : found, TIE)) return undefined;
  // "…, All Other" is for occupations without a better name, so nearness to it means nothing.
  if (best.isRest) return undefined;
  const confidence = best.relevance >= relevant.near ? share.near : share.far;
  return { code: best.code, how: "close", confidence };
}

interface Match {
  code: string;
  relevance: number;
}

/** The occupations with a head noun among those found. `isRest` marks those of the kind "…, All Other". */
function withNoun(noun: string, found: readonly Match[], { occupations, positions }: Titles) {
  return found.flatMap((one) => {
    const entry = occupations[positions.get(one.code) ?? -1]?.entry;
    return entry && hasHeadNoun(entry, noun) ? [{ ...one, isRest: isResidual(entry.title) }] : [];
  });
}

/** True if an occupation is the first of those found, and no other as near. */
function isAlone(code: string, [first, next]: readonly Match[], tie: number): boolean {
  return first?.code === code && first.relevance - (next?.relevance ?? 0) >= tie;
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
    // A dental nurse is not one of the nurses.
    return found && isAlone(found.code, index.titles.search(name, 2), TAIL_TIE) ? found : undefined;
  }
  return undefined;
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
