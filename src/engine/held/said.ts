import type { HeldLanguage } from "../lexicon/held/types.ts";
import type { Place } from "../text/piece.ts";
import { isAskedOnly } from "./asked.ts";
import { bareClause, clauseAfter, introduction } from "./clause.ts";
import { at, type Cues, cuesOf, has, isDoubtful, wordsIn } from "./cues.ts";
import { frameOf, hasOwnSubject, isOfAnotherSubject, isSubject, isUncertain } from "./frame.ts";
import { isListed, withoutCounted } from "./listed.ts";
import { isAboutWriter } from "./other-writer.ts";
import {
  AFFIRMED,
  behindOwnPart,
  isDoubled,
  ownPart,
  plainClause,
  unlike,
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
  if (isAskedOnly(text, place, cues)) return undefined;
  if (isDoubled(clause)) return "clearly";
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
    !isUncertain(clause, frame, cuesOf(language)) && !isOfAnotherSubject(clause, frame, cuesOf(language))
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
  return `${before.split(parts).at(-1) ?? ""}◊${behind.split(parts)[0] ?? ""}`;
}

const now =
  "now|today|these days|jetzt|heute|inzwischen|désormais|maintenant|aujourd['’]hui|ahora|hoy|hoje|agora|ora|oggi|adesso|nu|tegenwoordig|numera|teraz|dziś|nyní|dnes|teď";
const every = "all|alle|tous|toutes|todos|todas|tutti|tutte|alla|wszystkie|všechny";
const therefore =
  "and (?:so|therefore)|und (?:habe )?(?:deshalb|daher)|et (?:j['’]ai )?donc|y por eso|e por isso|e (?:perciò|quindi)|en (?:voerde )?daarom|och därför|(?:i )?dlatego|a proto";
const parts = new RegExp(
  `[,，、;；–—:：(（)）?？]|\\s-\\s|\\s(?:and|und|et|y|e|en|och|i|a)\\s(?=(?:${now}|${every})(?!\\p{L}))|\\s(?:${therefore})\\s`,
  "iu",
);

/** Looks at the part of the clause between two marks first. If that part has no word of use, it looks at the whole clause. */
function isSaid(clause: string, language: HeldLanguage): boolean {
  const cues = cuesOf(language);
  const own = ownPartOf(clause);
  const next = clause.slice(clause.indexOf("◊")).split(parts)[1] ?? "";
  // "Of it I know as much as ever, that is, nothing."
  const isAfterthought = wordsIn(next).length <= LONGEST_AFTERTHOUGHT && !/\p{Lu}/u.test(next);
  const said = isAfterthought && next !== "" ? `${own} ${next}` : own;
  if (isAffirmed(said, clause, language)) return true;
  return (
    useIn(own, cues, clause.startsWith(own.slice(0, own.indexOf("◊")))) < 0 &&
    !(has(cues.others, withoutCounted(own)) && !has(cues.self, own)) &&
    isAffirmed(clause, clause, language)
  );
}

const LONGEST_AFTERTHOUGHT = 3;

/** "They want a quick start: I write in ◊". */
const behindColon = (clause: string) => clause.replace(/^[^◊]*[:：]\s/u, "");

/** Whether the writer is the subject of a part that puts nothing in doubt, whatever its verb: "I scripted it in ◊". */
function isDoneByWriter(clause: string, after: string, language: HeldLanguage): boolean {
  const cues = cuesOf(language);
  const own = ownPartOf(clause);
  if (isDoubtful(behindColon(clause), cues) || has(cues.others, withoutCounted(own))) return false;
  if (has(frameOf(language).idle, own) || has(cues.denials, after)) return false;
  return isSubject(own, language);
}

function isAffirmed(part: string, clause: string, language: HeldLanguage): boolean {
  const cues = cuesOf(language);
  const use = useIn(part, cues, clause.startsWith(part.slice(0, part.indexOf("◊"))));
  if (use < 0 || isDoubtful(part, cues) || isOfOthers(clause, part, use, cues)) return false;
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

/** Those who are taught a thing do not have it instead of the writer. */
const teaching =
  /^\P{L}*(?:(?:train|taught|teach|schul|leid|leer|ledde|form|ense|ensin|insegn|utbild|szkol|przeszkol|školi|lär)\p{L}*|all(?:e)?)(?!\p{L})/iu;

/** True if the clause is about other people: they precede the word of use and the writer does not. */
function isOfOthers(clause: string, part: string, use: number, { others, self }: Cues): boolean {
  if (has(self, part)) {
    const between = part.slice(use, Math.max(use, part.indexOf("◊")));
    return /\s/u.test(between) && !teaching.test(between) && has(others, withoutCounted(between));
  }
  const other = at(others, withoutCounted(part));
  return (
    (other >= 0 && other < use) ||
    (!clause.startsWith(part) &&
      has(others, withoutCounted(clause.replace(unlike, "")).split(parts)[0] ?? ""))
  );
}
