import { has } from "../../../held/cues.ts";
import { frameOf } from "../../../held/frame.ts";
import { languagesOf } from "../../../held/sentence-language.ts";
import { changes, outsiders, soughtBesides } from "../../../lexicon/demands/clause-subjects.ts";
import type { HeldLanguage } from "../../../lexicon/held/types.ts";
import type { Piece, Span } from "../../../text/piece.ts";
import { segmentAround, wordsIn } from "../of-the-job.ts";
import {
  isJobNoun,
  isLoose,
  isNoun,
  isOfJobOrReader,
  matchesOf,
  type Spaced,
  type Subjects,
  subjectsOf,
  wholeWords,
} from "./words.ts";

const [besides, toLater] = [wholeWords(soughtBesides), wholeWords(changes)];
/** "Our clients: temporary employment agencies." */
const label = new RegExp(`${wholeWords(outsiders).source}\\s?[:：]\\s*$`, "u");

/**
 * Whether the clause around a place is about others than the job and its worker: what others have, customers, what is
 * over, what comes later, or a relative clause with a subject of its own.
 */
export function isSaidOfOthers(sentence: Piece, place: Span, prior: HeldLanguage | undefined): boolean {
  return languagesOf(sentence.text, prior).every(
    (language) => language !== "ja" && language !== "zh" && isOfOthers(sentence, place, language),
  );
}

function isOfOthers(sentence: Piece, place: Span, language: Spaced): boolean {
  const { before, behind, word } = segmentAround(sentence, place);
  const subjects = subjectsOf(language);
  const lead = sentence.text.slice(0, Math.max(0, place[0] - sentence.start - before.length));
  const inner = relativeIn(before, language);
  if (inner !== undefined && !isOfJobOrReader(inner, subjects))
    return !isSought(`${lead}${before.slice(0, before.length - inner.length)}`, subjects, language);
  return (
    isOwned(before, isNoun(word, language) ? word : behind, language) ||
    isOwnedFirst(lead, before, language) ||
    isPast(sentence, place, subjects) ||
    label.test(lead.toLowerCase()) ||
    has(toLater, before) ||
    has(besides, before)
  );
}

/** The part of the text before a place that begins a clause with a subject of its own; undefined without one. */
export function relativeIn(before: string, language: Spaced): string | undefined {
  const opener = matchesOf(frameOf(language).opens, before).at(-1);
  return opener && before.slice(opener.index + opener[0].length);
}

/** Whether what a relative clause is about is the job or the worker who is sought. */
function isSought(lead: string, { sought }: Subjects, language: Spaced): boolean {
  const { opens } = frameOf(language);
  const antecedent = lead.trim().replace(/[,\s]+\S*$/u, (end) => (has(opens, end) ? "" : end));
  return has(sought, antecedent) || isJobNoun(wordsIn(antecedent).at(-1) ?? "");
}

/** Before what a possessive names no subject: "in our studio", "presso la nostra sede". */
const preposition =
  /(?<!\p{L})(?:in|at|on|from|with|for|to|within|near|an|a[mb]|auf|bei|beim|für|aus|zu|mit|i[mn]s?|von|vom|dans|à|aux?|chez|pour|avec|depuis|sur|de|sein|en|desde|para|con|hasta|em|com|[dn][oa]s?|ao|pel[oa]|a|da|per|presso|(?:da|ne|a|su)(?:l|i|gli|lla|lle|llo|ll['’])|op|bij|voor|aan|met|vanuit|vanaf|naar|uit|binnen|på|i|från|hos|för|till|med|vid|inom|w|na|z|ze|dla|do|od|przy|v|ve|pro|u|při|k)\s(?:(?:the|der|dem|den|la|le|il|lo|el|het|de|eigen)\s)?$/iu;
const NEAR = 2;

/** "Our full-time barista", "your athletes": what others have, and no word of the job or the reader behind it. */
function isOwned(before: string, behind: string, language: Spaced): boolean {
  const { owner, reader, offer } = subjectsOf(language);
  const found = matchesOf(owner, before).at(-1);
  if (!found || preposition.test(before.slice(0, found.index))) return false;
  const rest = before.slice(found.index + found[0].length);
  const [noun = ""] = wordsIn(`${rest} ${behind}`);
  if (isLoose(noun, language) || wordsIn(rest).slice(0, NEAR).some(isJobNoun)) return false;
  return !has(reader, rest) && !has(offer, rest);
}

const LONGEST_OWNER = 4;

/** "Our neighbour, the smithy, seeks": a short first part that others have is the subject of the next. */
function isOwnedFirst(lead: string, before: string, language: Spaced): boolean {
  const first = lead.split(/[,，]/u)[0] ?? "";
  if (first === lead || wordsIn(first).length > LONGEST_OWNER) return false;
  return isOwned(first, "", language) && !has(subjectsOf(language).reader, before);
}

/** Whether the clause around a place is of what is over, in every language that it may be in. */
export function isOver(sentence: Piece, place: Span): boolean {
  return languagesOf(sentence.text).every(
    (language) => language !== "ja" && language !== "zh" && isPast(sentence, place, subjectsOf(language)),
  );
}

const LONGEST_TOPIC = 2;

/** "Telework, that was during the works": the clause, or the one behind a bare topic, is of what is over. */
function isPast(sentence: Piece, place: Span, { past }: Subjects): boolean {
  const { before, behind } = segmentAround(sentence, place);
  if (has(past, `${before} ◊ ${behind}`)) return true;
  if (wordsIn(before).length > LONGEST_TOPIC || wordsIn(behind).length > 0) return false;
  const rest = sentence.text.slice(place[1] - sentence.start + behind.length);
  return has(past, /^,\s([^,;:–—]{0,80})/u.exec(rest)?.[1] ?? "");
}
