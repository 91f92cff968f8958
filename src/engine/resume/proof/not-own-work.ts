import { bareClause } from "../../held/clause.ts";
import { has } from "../../held/cues.ts";
import { frameOf } from "../../held/frame.ts";
import { whyNotHeld } from "../../held/not-held.ts";
import { behindOwnPart, ownPart } from "../../held/parts.ts";
import { languagesOf } from "../../held/sentence-language.ts";
import type { Span } from "../../text/piece.ts";
import type { SourcePeriod } from "./dates/date-forms.ts";
import type { ProofSource } from "./source.ts";

const applied =
  /(?<!\p{L})(?:appl(?:ied|ication) (?:for|to|at|as|with)|beworben|bewarb|bewerbung (?:als|bei|um|beim)|candidature|postulé|candidatura|me postulé|solicité|candidatei-me|candidatat[oa]|colloquio|gesolliciteerd|sollicit\p{L}+ (?:naar|bij|als)|sökte|ansökan|ansökte|aplikowa\p{L}+|kandydowa\p{L}+|hlásil\p{L}*|přihláš\p{L}+|ucházel\p{L}*)(?!\p{L})|応募|[应應]聘|投[过過递遞]?[^，。\n]{0,16}[简簡][历歷]/iu;

/** True if the text says of an employer or job only that the person applied for it. */
export function isOnlyApplied({ text }: ProofSource, [start, end]: Span): boolean {
  return applied.test(bareClause(text, { start, end }));
}

const LONGEST_REST = 200;
/** The end of a sentence. A title in a line without one is a person too. */
const ends = /(?:\p{L}{4}|\d)[.;。；](?:\s|$)|。/u;

/** True if the text says how long another person worked: "My predecessor was there from 1999 to 2011". */
export function isOfOtherPerson(
  { text, language }: ProofSource,
  { span: [start, end] }: SourcePeriod,
): boolean {
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, end + LONGEST_REST).split("\n", 1)[0] ?? "";
  if (!ends.test(line)) return false;
  return (
    whyNotHeld(text, { start, end }, language, ["others"]) === "others" ||
    isOfAnother(bareClause(text, { start, end }), language)
  );
}

/** "From 2001 to 2012 Mr Brandl was head cook there, I washed up": another was it, and then the writer did something. */
function isOfAnother(clause: string, prior: ProofSource["language"]): boolean {
  const own = ownPart(clause);
  if (behindOwnPart(clause) === "" || !was.test(own)) return false;
  return languagesOf(clause, prior).every((language) => !has(frameOf(language).writer, own));
}

const was =
  /(?<!\p{L})(?:was|were|had|war(?:en)?|hatten?|leitete|était|étaient|fut|avait|tenait|era|fue|fu|tenía|foi|tinha|aveva|dirigeva|had|leidde|var|hade|ledde|był[ay]?|miał[ay]?|byl[ay]?|měl[ay]?)(?!\p{L})|は|是|任/iu;
