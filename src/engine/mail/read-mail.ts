import { isAheadOf, isCertain, isDoubtful } from "./certain.ts";
import { contactOf } from "./contact.ts";
import { type Decision, decide } from "./decide.ts";
import { patternsFor } from "./language.ts";
import { decideByMoves } from "./moves.ts";
import { findOpening } from "./opening/find-opening.ts";
import { placeOf } from "./place.ts";
import { lineOfSubject, linesOfMail, type MailLine } from "./sentences.ts";
import { signalsOf } from "./signals.ts";
import type { Mail, MailOpening, MailReading, MailWhy } from "./types.ts";
import { whenOf } from "./when/when.ts";
import { jobWords } from "./words/context.ts";
import type { MailLanguage } from "./words/types.ts";

export interface ReadMailOptions {
  /** A mail with a future date has no date. */
  now: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const answers = /^\s*(?:re|aw|antw|sv|rv|rif|r|res|ref)\s?:/i;

/** What a mail says happened to an application, with the sentence that proves it; `nothing` where that is not certain. */
export function readMail(
  mail: Mail,
  openings: readonly MailOpening[],
  { now }: ReadMailOptions,
): MailReading {
  const text = linesOfMail(mail.text);
  const lines = answers.test(mail.subject) ? text : [...text, lineOfSubject(mail.subject)];
  const languages = patternsFor(lines);
  const { isByTitle, ...found } = findOpening(mail, openings);
  const isKnown = !isByTitle && (found.opening !== undefined || found.alternatives !== undefined);
  const signals = languages.flatMap((patterns) => lines.flatMap((line) => signalsOf(line, patterns)));
  const isAboutJobs = isKnown || isByTitle === true || lines.some(({ words }) => jobWords.test(words));
  const at = sentAt(mail, now);
  const language = languages[0]?.language ?? "en";
  const told = decide(signals, { isKnown, isAboutJobs });
  const seen = { signals, lines, languages, at };
  const details = detailsOf(told, text, { language, at });
  const isSure = told.kind !== "nothing" && isCertain(told, { ...seen, when: details.when });
  const isNear = isKnown || isByTitle === true || answers.test(mail.subject);
  const dayFrom = (line: MailLine) => {
    const when = whenOf(text, line, { language, sent: at, moved: false })?.when;
    return isAheadOf(when, at) ? when : undefined;
  };
  const moved = isSure || !isAboutJobs ? undefined : decideByMoves(told, { ...seen, isNear, dayFrom });
  const isMoved = moved !== undefined && !isDoubtful(moved, { ...seen, when: undefined });
  const unsure: Decision = told.kind === "nothing" ? told : { ...told, kind: "nothing", why: "unsure" };
  const decision = isSure ? told : isMoved ? moved : unsure;
  const hasOpening = decision.kind !== "nothing" || isNews(decision.why);
  return {
    kind: decision.kind,
    ...sentenceOf(decision.line),
    ...(at && { at }),
    ...(isSure ? details : detailsOf(decision, text, { language, at })),
    ...(hasOpening && { ...contactIn(mail), ...found }),
    ...(decision.why && { why: decision.why }),
  };
}

/** Whether a mail says something of an opening, though no event is certain. */
function isNews(why: MailWhy | undefined): boolean {
  return why === "cancelled" || why === "conflict" || why === "unsure";
}

function sentAt({ date }: Mail, now: Date): string | undefined {
  if (date === undefined) return undefined;
  return Date.parse(date) <= now.getTime() + DAY_MS ? date : undefined;
}

function sentenceOf(line: MailLine | undefined) {
  if (line === undefined) return {};
  const { where, start, end, text } = line;
  const span: [number, number] = [start, end];
  return { sentence: { where, span, text } };
}

function detailsOf(
  { kind, line, why }: Decision,
  lines: readonly MailLine[],
  { language, at }: { language: MailLanguage; at: string | undefined },
): Pick<MailReading, "when" | "timeZone" | "place"> {
  if (line === undefined || (kind !== "interview" && kind !== "screen")) return {};
  const place = placeOf(lines, line);
  return { ...whenOf(lines, line, { language, sent: at, moved: why === "moved" }), ...(place && { place }) };
}

function contactIn(mail: Mail) {
  const contact = contactOf(mail);
  return contact ? { contact } : {};
}
