import { employmentWords, remoteWords, seniorityWords } from "../../../lexicon/demands/opening-terms.ts";
import {
  quotedEmploymentWords,
  quotedRemoteWords,
  quotedSeniorityWords,
  withMore,
} from "../../../lexicon/demands/quoted-terms.ts";
import { createTerms, type FindTerms } from "../../../text/names/terms.ts";
import type { Piece, Span } from "../../../text/piece.ts";
import { placeOfTerm } from "../carries/carries.ts";
import { isAnsweredNo, isOfOtherGroup, isTakenBack, withoutOtherDenied } from "../doubtful.ts";
import { employmentByHours, isPartly } from "../hours-said.ts";
import { isOfOthers } from "../not-asked.ts";
import { describesTheJob, isInternshipOffered, isSeldom, segmentAround, wordsIn } from "../of-the-job.ts";
import { isRankOfTheJob } from "../ranks.ts";
import { isReservedForOthers } from "../subject/reserved.ts";
import { isSaidOfTheJob } from "../subject/said-of-job.ts";
import type { Proof, Told } from "../types.ts";
import {
  deniedAt,
  type Proved,
  proveValue,
  toldParts,
  unless,
  type Why,
  whyUnproved,
} from "./prove-value.ts";

export const findRemote = createTerms(withMore(remoteWords, quotedRemoteWords));
export const findEmployment = createTerms(withMore(employmentWords, quotedEmploymentWords));
export const findSeniority = createTerms(withMore(seniorityWords, quotedSeniorityWords));

/** An enumeration's value needs words that mean it. */
export function proveTerm<Tag extends string>(
  proof: Proof,
  path: string,
  told: Told<Tag> | undefined,
  find: FindTerms<Tag>,
): Proved<Tag> | undefined {
  if (told === undefined) return undefined;
  const { value, quote } = toldParts<Tag>(told);
  // Without a quote, the value's own word: "hybrid", "part time".
  const ownWords = value.replaceAll("_", " ").toLowerCase();
  return proveValue(proof, path, { value, quote, ownWords }, (said, span) => {
    const { sentence: whole, clause } = proof.around(span);
    const { language, source } = proof;
    const sentence =
      path === "remotePolicy"
        ? withoutOtherDenied(whole, span[0], (part) => areOthers(find(part), value), language)
        : whole;
    const place = placeOfTerm(find, sentence, span, value);
    // In Japanese and Chinese, a lexicon word may be followed directly by others.
    const own: Span = place ? [place[0], Math.min(place[1], span[1])] : span;
    if (path === "seniority") {
      const isOwn = place && !isOfOthers(sentence, own) && isRankOfTheJob(proof, sentence, own, value);
      return unless(isOwn === true) ?? rankDenied(proof, sentence, own);
    }
    const isNamed = place !== undefined || isSaidByNumbers(path, said, value);
    const isBack =
      isTakenBack(sentence, own, language) ||
      isAnsweredNo(source.text, own, language) ||
      isOfOtherGroup(source.text, sentence);
    const denied =
      (isBack ? whyUnproved.denied : undefined) ??
      (path === "remotePolicy" && place ? undefined : deniedAt(proof, span)) ??
      (place && deniedAt(proof, place));
    const isOther = place !== undefined && isOfOther(path, value, proof, { sentence, own, place });
    return (
      denied ?? unless(isNamed && !isOther && !(value === "remote" && isPartly(`${said} ${clause.text}`)))
    );
  });
}

/** A denied rank: "this is no job for beginners". "Without experience" is a rank of its own. */
function rankDenied(proof: Proof, sentence: Piece, own: Span): Why | undefined {
  const text = sentence.text.replace(withoutMore, (words) => " ".repeat(words.length));
  if (isTakenBack({ ...sentence, text }, own, proof.language)) return whyUnproved.denied;
  return isLack.test(proof.source.text.slice(...own)) ? undefined : deniedAt(proof, own);
}

/** "Beginners without a diploma" denies no rank. */
const withoutMore =
  /(?<!\p{L})(?:without|ohne|sans|sin|sem|senza|zonder|utan|bez|no|keine?|aucune?|ninguna|nenhuma|nessuna|geen|ingen|žádn\p{L}+|żadn\p{L}+)\s(?:\p{L}+\s){0,2}\p{L}+/giu;
const isLack =
  /^(?:no|without|ohne|keine?|sans|aucune|sin|sem|senza|nessuna|geen|zonder|utan|ingen|bez|brak|žádn\p{L}+)(?!\p{L})|[无無未不]/iu;

/** Words for work on site that may describe other things, such as lessons and nurseries. Others name the place. */
const isAdjective =
  /^(?:on[- ]?site|in[- ]person|presencia(?:l|les|is)|présentiel\p{L}*|stacjonarn[aey]\p{L}*|prezenčn\p{L}+)$/iu;
const MOST_BESIDE = 3;

function mayDescribeOthers(sentence: Piece, own: Span): boolean {
  const { before, behind, word } = segmentAround(sentence, own);
  return isAdjective.test(word) && wordsIn(`${before} ${behind}`).length > MOST_BESIDE;
}

/** Whether the words of a way of working are about something else than the job. */
function isOfOther(
  path: string,
  value: string,
  { language, source }: Proof,
  { sentence, own, place }: { sentence: Piece; own: Span; place: Span },
): boolean {
  if (value === "INTERN")
    return (
      isOfOthers(sentence, place) ||
      !isInternshipOffered(sentence, own) ||
      !isSaidOfTheJob(source.text, sentence, own, language, "employer")
    );
  if (path === "employmentType" && isOfOthers(sentence, place)) return true;
  if (isReservedForOthers(source.text, sentence, own, language)) return true;
  if (value === "on_site" && isSeldom(sentence)) return true;
  if (!isSaidOfTheJob(source.text, sentence, own, language)) return true;
  if (value === "on_site" && !mayDescribeOthers(sentence, own)) return false;
  return !describesTheJob(sentence, own, language);
}

/** True if terms are there and none is the value. */
function areOthers(terms: readonly { tag: string }[], value: string): boolean {
  return terms.length > 0 && terms.every(({ tag }) => tag !== value);
}

/** Weekly hours mean an employment type, and some remote days mean hybrid. */
function isSaidByNumbers(path: string, said: string, value: string): boolean {
  if (path === "employmentType") return employmentByHours(said) === value;
  return value === "hybrid" && isPartly(said) && findRemote(said).some(({ tag }) => tag === "remote");
}
