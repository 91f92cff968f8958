import { introduction } from "../../held/clause.ts";
import { cuesOf, has, isDoubtful } from "../../held/cues.ts";
import { withoutTeamwork } from "../../held/parts.ts";
import { languagesOf } from "../../held/sentence-language.ts";
import { levelsIn } from "../../languages.ts";
import type { HeldLanguage } from "../../lexicon/held/types.ts";
import { attestingWords } from "../../lexicon/held/words.ts";
import { FLUENCY_WORDS, highLevel, lowLevel } from "../../lexicon/words/levels.ts";
import { bulletLength } from "../../text/bullets.ts";
import { latinWords } from "../../text/fold.ts";
import type { Place } from "../../text/piece.ts";
import { sectionKind } from "../text/sections/headings.ts";
import { sectionAt } from "../text/sections/section-at.ts";

const REACH = 80;
const attesting = new RegExp(`(?<!\\p{L})(?:${attestingWords})(?!\\p{L})`, "iu");
/** The mark between an item and a remark on it: "Licence: surrendered", "telepathy (nobody believes it)". */
const joined = /^\)?\s?(?:[:：=(（]|[–—-]\s)\s?/u;
/** The only one behind a comma, below no heading: "Course: Power BI, registered for May". */
const behind = /^, (?=\p{Ll}{5,}\s[^,;|•·]*$)/u;
const comma = /^\s?,\s?/u;
const begun = /(?:^|[,;:|•·/、，：；]|\s[–—-])[\s•*·–—-]*$/u;
const first = /[;:|：；]\s*$/u;
const statement = /(?<![\p{L}\d])\p{Ll}{5,}/u;
/** A score, or the mark of a label: "SQL 4/5", "Italian: B1". */
const score = /^\s?(?:\d{1,2}\s?\/\s?\d|[:：=])/u;
/** The label of a list, before its first item. */
const label = /(?:^|[|•·;；]|\.\s)[^\p{L}|•·;；.]{0,4}(\p{L}[^:：|•·;；.]{1,60})[:：][^:：|•·;；]*$/u;

/**
 * True if a text says something about the item at a place that neither attests nor denies it: "telepathy (nobody
 * believes it)". Nobody but the writer knows what that means. The name of a paper may only be followed by words that attest it.
 */
export function hasUnclearRemark(
  text: string,
  place: Place,
  isPaper: boolean,
  prior?: HeldLanguage,
): boolean {
  const remark = remarkBehind(text, place, isPaper);
  if (remark === undefined || !statement.test(withoutTeamwork(remark)) || attesting.test(remark))
    return false;
  return isPaper || !isAffirming(remark, prior);
}

const ahead = /(?<!\p{L})(?:to be|hop(?:e|ing)|noch|da \p{L}+re|à \p{L}+er|por \p{L}+[aei]r)(?!\p{L})/iu;

/** True if the name of a paper begins an item and what follows attests it: "HACCP: certificate renewed in 2023". */
export function isAttested(text: string, place: Place): boolean {
  const from = text.lastIndexOf("\n", place.start - 1) + 1;
  const remark = begun.test(text.slice(from, place.start)) ? remarkBehind(text, place, true) : undefined;
  if (remark === undefined || !attesting.test(remark) || ahead.test(remark)) return false;
  return !languagesOf(remark).some((language) => isDoubtful(remark, cuesOf(language)));
}

/** True if the label of a list is no heading under which a resume names what its writer has or knows. */
export function hasUnclearLabel(text: string, place: Place, prior?: HeldLanguage): boolean {
  const from = text.lastIndexOf("\n", place.start - 1) + 1;
  if (score.test(text.slice(place.end, place.end + REACH))) return false;
  const lead = introduction(text, place);
  const beside = label.exec(text.slice(from, place.start))?.[1];
  const named = (beside ?? lead.replace(/[:：]$/u, "")).trim();
  const kind = sectionKind(named);
  if (kind !== undefined) return kind === "interests" || kind === "other" || kind === "references";
  const isLabel =
    beside !== undefined || (/[:：]$/u.test(lead) && bulletLength(text.slice(from, from + REACH)) > 0);
  if (!isLabel || !/\p{Ll}{3}/u.test(named) || isAffirming(named, prior)) return false;
  return !isTopic(named, prior) || sectionAt(text, place.start) !== "skills";
}

/** A word or two that doubt nothing: the topic of a list among the skills, "Data", "Infra", "Power tools". */
function isTopic(named: string, prior: HeldLanguage | undefined): boolean {
  if (!/^\p{Lu}\S*(?:\s\S+)?$/u.test(named)) return false;
  return !languagesOf(named, prior)
    .map(cuesOf)
    .some((of) => isDoubtful(named, of) || has(of.others, named));
}

function remarkBehind(text: string, { start, end }: Place, isPaper: boolean): string | undefined {
  const rest = text.slice(end, end + REACH).split("\n", 1)[0] ?? "";
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  if (!isPaper && !begun.test(before)) return undefined;
  const sentence = first.test(before) ? (rest.split(/\.(?:\s|$)/u, 1)[0] ?? "") : "";
  const mark = (joined.exec(rest) ?? (isPaper ? comma.exec(rest) : behind.exec(sentence)))?.[0];
  if (mark === undefined) return undefined;
  const said = rest.slice(mark.length).split(/[,;，；()（）/|·]|\.(?:\s|$)|\s[–—-]\s/u, 1)[0] ?? "";
  return /^\p{Lu}/u.test(said) ? undefined : said;
}

function isAffirming(said: string, prior: HeldLanguage | undefined): boolean {
  if (attesting.test(said) || levelsIn(said).length > 0 || lowLevel.test(said) || highLevel.test(said))
    return true;
  if (latinWords(said).every((word) => FLUENCY_WORDS.has(word))) return true;
  return languagesOf(said, prior)
    .map(cuesOf)
    .some((of) => has(of.uses, said) || has(of.does, said) || has(of.self, said) || has(of.knowing, said));
}
