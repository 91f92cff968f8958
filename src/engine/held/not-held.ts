import { ja } from "../lexicon/held/ja.ts";
import {
  type HeldLanguage,
  type HeldPatterns,
  type HeldTest,
  type NotHeld,
  notHeldReasons,
} from "../lexicon/held/types.ts";
import {
  askedByJob,
  deniedElsewhere,
  heldWords,
  leftToSpecialist,
  othersElsewhere,
} from "../lexicon/held/words.ts";
import { zh } from "../lexicon/held/zh.ts";
import { keptBy } from "../text/kept.ts";
import type { Place } from "../text/piece.ts";
import { clauseAfter, clauseAround } from "./clause.ts";
import { cuesOf, has } from "./cues.ts";
import { possessives } from "./frame.ts";
import { isOfOtherWriter } from "./other-writer.ts";
import { isDoubled, ownPart, ownState, ownStatement, plainClause, unlike } from "./parts.ts";
import { heldPatterns } from "./patterns.ts";
import { ratedAs } from "./rated.ts";
import { languagesOf } from "./sentence-language.ts";

const made: Partial<Record<HeldLanguage, HeldPatterns>> = {};

/**
 * Built when a text in the language is first judged: all of them together would slow each start by a tenth of a
 * second.
 */
function patternsOf(language: HeldLanguage): HeldPatterns {
  if (language === "ja") return ja;
  if (language === "zh") return zh;
  made[language] ??= heldPatterns(heldWords[language]);
  return made[language];
}

/**
 * Why a text does not say that its writer has the item at a place; undefined if it does. Only words of the
 * sentence's language count. `prior` is the text's language.
 */
export function whyNotHeld(
  text: string,
  place: Place,
  prior?: HeldLanguage,
  reasons: readonly HeldTest[] = notHeldReasons,
): NotHeld | undefined {
  return judged(text, place, prior, reasons);
}

// The same lines are asked about by the readers of each kind of entry.
const judged = keptBy(
  (text: string, { start, end }: Place, prior: HeldLanguage | undefined, reasons: readonly HeldTest[]) =>
    `${start} ${end} ${prior} ${reasons.join()} ${text}`,
  judge,
);

function judge(
  text: string,
  place: Place,
  prior: HeldLanguage | undefined,
  reasons: readonly HeldTest[],
): NotHeld | undefined {
  if (reasons.includes("others") && isOfOtherWriter(text, place)) return "others";
  const rated = ratedAs(text, place);
  if (rated !== undefined && reasons.includes(rated)) return rated;
  const clause = plainClause(clauseAround(text, place));
  // Most skills of a list stand alone. A name without words beside it says nothing that a language's words could deny.
  const isAlone = clause === "◊";
  const languages = isAlone ? [] : languagesOf(clause, prior);
  if (reasons.includes("denied") && deniedElsewhere.test(clause)) return "denied";
  const isOfOthers = [othersElsewhere, askedByJob, leftToSpecialist].some((words) => words.test(clause));
  if (reasons.includes("others") && (isOfOthers || isOfContrast(clause, languages))) return "others";
  const parts: Readonly<Record<HeldTest, string>> = {
    denied: ownStatement(clause),
    planned: ownState(clause),
    lapsed: ownState(clause),
    wished: clause,
    others: ownPart(clause),
  };
  const isSaid = isDoubled(clause);
  const found = reasons.find(
    (reason) =>
      !(isSaid && (reason === "denied" || reason === "wished")) &&
      languages.some((language) => patternsOf(language)[reason].test(caseFor(language, parts[reason]))),
  );
  if (found !== undefined) return found === "lapsed" ? "denied" : found;
  if (isSaid || !reasons.includes("denied")) return undefined;
  const after = plainClause(clauseAfter(text, place));
  if (after === "") return undefined;
  const isDenied = (isAlone ? languagesOf(clause, prior) : languages).some((language) =>
    patternsOf(language).after.test(caseFor(language, after)),
  );
  return isDenied ? "denied" : undefined;
}

/** "Unlike my predecessor, who spoke ◊, I write": the thing comes before the part about the writer. */
function isOfContrast(clause: string, languages: readonly HeldLanguage[]): boolean {
  if (!unlike.test(clause)) return false;
  const [before = "", behind = ""] = clause.split("◊");
  if (!behind.includes(",")) return false;
  return !languages.some((language) => has(cuesOf(language).self, before.replace(possessives, " ")));
}

/** Expressions for languages in Latin script use lower case. */
function caseFor(language: HeldLanguage, clause: string): string {
  return language === "ja" || language === "zh" ? clause : clause.toLowerCase();
}

/**
 * True if a text that names a thing plans or wishes it, or is about another person: "I plan to get the CSCS card". It
 * is found by all of its words, or else by the first one that is there.
 */
export function isOnlyAhead(topic: string, text: string): boolean {
  const lower = text.toLowerCase();
  const words = topic.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const named = [topic.toLowerCase(), ...words].find((name) => lower.includes(name));
  if (named === undefined) return false;
  const start = lower.indexOf(named);
  const place = { start, end: start + named.length };
  return whyNotHeld(text, place, undefined, ["planned", "wished", "others"]) !== undefined;
}
