import type { HeldLanguage } from "../lexicon/held/types.ts";
import { askedByJob, leftToSpecialist } from "../lexicon/held/words.ts";
import type { Place } from "../text/piece.ts";
import { isAskedOnly } from "./asked.ts";
import { isLeftToOthers } from "./bullet.ts";
import { bareClause, clauseAfter, introduction } from "./clause.ts";
import { withoutCounted } from "./counted.ts";
import { at, type Cues, cuesOf, has, isDoubtful, wordsIn } from "./cues.ts";
import {
  frameOf,
  hasOwnSubject,
  isOfAnotherSubject,
  isOfNamedOther,
  isSubject,
  isSubjectFirst,
  isUncertain,
  matchesOf,
} from "./frame.ts";
import { isListed } from "./listed.ts";
import { isAboutWriter } from "./other-writer.ts";
import { isOfOthers, isOfSeenOther, namesOthers } from "./others-named.ts";
import {
  AFFIRMED,
  behindOwnPart,
  isDoubled,
  ownPart,
  partMarks,
  plainClause,
  withoutPrivation,
} from "./parts.ts";
import { languagesOf } from "./sentence-language.ts";

/**
 * True if a text clearly says that its writer has the item at a place: as a list item, or in a sentence with a
 * word of use and none of doubt. Otherwise only the writer knows.
 */
export function plainlySaid(
  text: string,
  place: Place,
  prior?: HeldLanguage,
): "clearly" | "likely" | undefined {
  const clause = withoutPrivation(plainClause(bareClause(text, place)));
  const lead = introduction(text, place);
  const languages = languagesOf(clause, prior);
  const cues = languages.map(cuesOf);
  if (cues.some((of) => isDoubtful(lead, of))) return undefined;
  if (isAskedOnly(text, place, cues) || askedByJob.test(clause) || leftToSpecialist.test(clause))
    return undefined;
  if (isLeftToOthers(clause)) return undefined;
  if (isDoubled(clause) || languages.some((language) => isDoneBehind(clause, language))) return "clearly";
  if (isAboutWriter(text, place) && !cues.some((of) => isDoubtful(clause, of))) return "clearly";
  const longer = withoutPrivation(plainClause(withNextClause(text, place)));
  const own = languages.filter((language) => isFramed(clause, language) && !isOfContrast(longer, language));
  if (languages.length > 0 && own.length === 0) return undefined;
  if (own.some((language) => isSaid(clause, language))) return "clearly";
  const after = plainClause(clauseAfter(text, place));
  const isDone = (language: HeldLanguage) => isDoneByWriter(clause, after, language);
  if (languages.length > 0 && languages.every(isDone)) return "clearly";
  if (own.some((language) => isDeniedOnce(clause, cuesOf(language)))) return "likely";
  // A short joining word of one language in a sentence of another.
  return cues.every((of) => isListed(text, place, of)) ? "likely" : undefined;
}

/** Whether a clause denies a thing for now only, or not it alone: "no longer", "not only". */
function isDeniedOnce(clause: string, { once, denials }: Cues): boolean {
  return has(once, clause) && has(denials, clause) && !ended.test(clause);
}

/** Words for what is over, which the words of a single denial share: "not any more". */
const ended =
  /(?<!\p{L})(?:no longer|any ?more|mehr|plus|ya no|já não|mais|più|meer|längre|już|už|již)(?!\p{L})/iu;

/** Whether the frame of a clause may assert something of its writer: no other subject, no condition. */
function isFramed(clause: string, language: HeldLanguage): boolean {
  const frame = frameOf(language);
  if (clause.includes(AFFIRMED)) return true;
  return (
    !isUncertain(clause, frame, cuesOf(language)) &&
    !isOfAnotherSubject(clause, frame, cuesOf(language)) &&
    !isOfNamedOther(clause, frame)
  );
}

const OF_ITS_OWN = 4;
const OF_ITS_OWN_IN_HAN = /[\p{Script=Han}\p{Script=Hiragana}]{4}/u;

/** The part of a clause that names the item at a place, if it has words of its own between two marks. */
export function partOf(text: string, place: Place): string | undefined {
  const clause = plainClause(bareClause(text, place));
  const own = ownPartOf(clause);
  if (own === clause) return undefined;
  return wordsIn(own).length >= OF_ITS_OWN || OF_ITS_OWN_IN_HAN.test(own) ? own : undefined;
}

function ownPartOf(clause: string): string {
  const [before = "", behind = ""] = clause.split("◊", 2);
  return `${before.split(partMarks).at(-1) ?? ""}◊${behind.split(partMarks)[0] ?? ""}`;
}

/** Looks at the part of the clause between two marks first. If that part has no word of use, it looks at the whole clause. */
function isSaid(clause: string, language: HeldLanguage): boolean {
  const cues = cuesOf(language);
  const own = ownPartOf(clause);
  const next = clause.slice(clause.indexOf("◊")).split(partMarks)[1] ?? "";
  // "Of it I know as much as ever, that is, nothing."
  const isOfOther = has(cues.others, withoutCounted(own)) && !has(cues.self, own);
  const isAfterthought = wordsIn(next).length <= LONGEST_AFTERTHOUGHT && !/\p{Lu}/u.test(next) && !isOfOther;
  const said = isAfterthought && next !== "" ? `${own} ${next}` : own;
  if (isAffirmed(said, clause, language)) return true;
  return (
    useIn(own, cues, clause.startsWith(own.slice(0, own.indexOf("◊")))) < 0 &&
    !isOfOther &&
    isAffirmed(clause, clause, language)
  );
}

const LONGEST_AFTERTHOUGHT = 3;

/** A part without the relative clause behind the thing: "I took over ◊ from a colleague who left". */
function withoutRelative(part: string, language: HeldLanguage): string {
  const opener = matchesOf(frameOf(language).opens, part).find(({ index }) => index > part.indexOf("◊"));
  return opener ? part.slice(0, opener.index) : part;
}

/** "They want a quick start: I write in ◊". */
const behindColon = (clause: string) => clause.replace(/^[^◊]*[:：]\s/u, "");

/** Whether a relative clause right behind the thing says what the writer does with it: "◊, which I set up". */
function isDoneBehind(clause: string, language: HeldLanguage): boolean {
  const [cues, frame] = [cuesOf(language), frameOf(language)];
  const behind = clause.slice(clause.indexOf("◊") + 1).toLowerCase();
  const opener = matchesOf(frame.opens, behind)[0];
  if (!opener || !/^,?\s$/u.test(behind.slice(0, opener.index))) return false;
  const said = behind.slice(opener.index + opener[0].length).split(/[,;:(（–—]/u, 1)[0] ?? "";
  return (
    isSubjectFirst(said, frame) &&
    !isDoubtful(said, cues) &&
    !has(frame.idle, said) &&
    !has(frame.moods, said)
  );
}

/** Whether the writer is the subject of a part that puts nothing in doubt, whatever its verb: "I scripted it in ◊". */
function isDoneByWriter(clause: string, after: string, language: HeldLanguage): boolean {
  const cues = cuesOf(language);
  const own = ownPartOf(clause);
  if (isDoubtful(behindColon(clause), cues) || namesOthers(own, cues)) return false;
  if (has(frameOf(language).idle, withoutRelative(own, language)) || has(cues.denials, after)) return false;
  return isSubject(own, language);
}

function isAffirmed(part: string, clause: string, language: HeldLanguage): boolean {
  const cues = cuesOf(language);
  const use = useIn(part, cues, clause.startsWith(part.slice(0, part.indexOf("◊"))));
  if (use < 0 || isDoubtful(part, cues) || isOfOthers(clause, part, use, cues)) return false;
  if (isOfSeenOther(part, use, language)) return false;
  return part.includes(AFFIRMED) || hasOwnSubject(withoutCounted(part), use, language);
}

const REACH = 300;

/** The clause around a place, and those that a semicolon joins to it. */
function withNextClause(text: string, { start, end }: Place): string {
  const from = Math.max(0, start - REACH);
  const near = text.slice(from, end + REACH).replace(/[;；]/gu, ",");
  return bareClause(near, { start: start - from, end: end - from });
}

/** Whether the writer is the subject only after the part about a thing: "Sales use ◊, I print the letters". */
function isOfContrast(clause: string, language: HeldLanguage): boolean {
  const rest = behindOwnPart(clause);
  if (rest === "" || participle.test(clause) || has(cuesOf(language).it, rest)) return false;
  return !has(frameOf(language).writer, ownPart(clause));
}

/** A participle is about the subject behind the comma: "Formé à ◊, je …". */
const participle =
  /^\P{L}*(?:\p{L}+(?:ées?|és?|[aiu]d[oa]s?|[aiu]t[oa])|raised|trained|ausgebildet|opgeleid|utbildad)(?!\p{L})/iu;

/** Where a part says that its writer uses or does something; -1 if it does not. */
function useIn(part: string, { uses, does, actor }: Cues, isFirst: boolean): number {
  if (part.includes(AFFIRMED)) return part.indexOf(AFFIRMED);
  const use = at(uses, part);
  if (use >= 0) return use;
  const first = at(does, part);
  if (first < 0 || has(actor, part)) return first;
  const lead = part.slice(0, first).trim();
  return isFirst && (lead === "" || LIGHT.test(lead) || isLast(part, first)) ? first : -1;
}

/** Words before a verb without a subject. */
const LIGHT = /^(?:\p{Ll}*ly|also|then|and|auch|ook|även|have)$/iu;

/** German and Dutch put the verb last: "SAP eingeführt". */
function isLast(part: string, verb: number): boolean {
  return part.startsWith("◊") && wordsIn(part.slice(verb)).length === 1;
}
