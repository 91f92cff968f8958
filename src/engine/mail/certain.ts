import type { Decision } from "./decide.ts";
import type { MailLine } from "./sentences.ts";
import type { Signal } from "./signals.ts";
import { choosesTime } from "./words/context.ts";
import type { MailPatterns } from "./words/index.ts";
import type { Move } from "./words/moves.ts";
import type { Role } from "./words/roles.ts";

/** A mail with this few sentences states its news in one of them. */
const SHORT = 4;
const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 200;

interface Evidence {
  signals: readonly Signal[];
  lines: readonly MailLine[];
  languages: readonly MailPatterns[];
  /** The date of an interview or a call, if the mail says just one. */
  when: string | undefined;
  /** The days on which a mail says that something takes place. */
  days: readonly string[];
  /** When the mail was sent. */
  at: string | undefined;
  /** Whether the mail is of an opening's employer, or thanks for an application. */
  isAnswer: boolean;
}

/** True if nothing else in a mail contradicts the event in one of its sentences. */
export function isCertain({ kind, line, why }: Decision, evidence: Evidence): boolean {
  if (why === "moved") return hasNewDay(evidence);
  if (kind === "screen") return isStep(evidence) && !namesTerms(evidence);
  if (kind === "applied") return isReceipt(evidence);
  if (kind === "rejected") return isOfJob(line, evidence) && !remainsOpen(evidence) && !isOfOneDay(evidence);
  return kind !== "interview" || isAhead(evidence);
}

/** True if a mail has what speaks against an event that its moves speak for. */
export function isDoubtful({ kind }: Decision, evidence: Evidence): boolean {
  if (kind === "rejected") return remainsOpen(evidence);
  if (kind === "interview") return !isAhead(evidence);
  if (kind === "screen") return namesTerms(evidence);
  return kind === "applied" && (has("business", evidence) || has("remains", evidence));
}

/** Whether an interview is a call: its sentence says so, or the mail names a call and nothing else to come to. */
export function isCall(
  { kind, line }: Decision,
  lines: readonly MailLine[],
  languages: readonly MailPatterns[],
) {
  if (kind !== "interview" || line === undefined) return false;
  const names = (role: Role, { words }: MailLine) =>
    languages.some(({ roles }) => words.search(roles[role]) >= 0);
  if (languages.some(({ byPhone }) => byPhone.test(line.words))) return true;
  return lines.some((one) => names("call", one)) && !lines.some((one) => names("talk", one));
}

/** True if a day is ahead of the mail, and not in the distant future. */
export function isAheadOf(when: string | undefined, at: string | undefined): boolean {
  return when !== undefined && (at === undefined || isSoon(when.slice(0, 10), at));
}

/** An employer's wish to call is a call where the mail says when it is, or that it is a step of the process. */
function isStep(evidence: Evidence): boolean {
  const isWish = evidence.signals.every(({ says, by }) => says !== "screen" || by === "act");
  return !isWish || evidence.when?.includes("T") === true || has("next", evidence);
}

/** A longer mail that names pay and first day offers more than a call, or advertises. */
function namesTerms(evidence: Evidence): boolean {
  return evidence.lines.length > SHORT && makes("terms", evidence);
}

/** Many letters start with thanks. They are a receipt where the mail asks for nothing, and says what happens next. */
function isReceipt(evidence: Evidence): boolean {
  const { signals, lines } = evidence;
  // The employer may confirm in the words of a receipt that an application is withdrawn.
  if (has("business", evidence) || has("remains", evidence) || makes("quit", evidence)) return false;
  if (signals.some(({ says }) => says === "applied") || lines.length <= SHORT) return true;
  return makes("waiting", evidence) && !(has("call", evidence) || has("test", evidence));
}

function makes(move: Move, { lines, languages }: Evidence): boolean {
  return lines.some(({ words }) => languages.some(({ moves }) => moves[move].test(words)));
}

function has(role: Role, { lines, languages }: Evidence): boolean {
  return lines.some(({ words }) => languages.some(({ roles }) => words.search(roles[role]) >= 0));
}

/** Banks and landlords say no too. Where nothing else shows an employer, the sentence names a job or its candidates. */
function isOfJob(line: MailLine | undefined, { isAnswer, languages }: Evidence): boolean {
  if (isAnswer || line === undefined) return isAnswer;
  return languages.some(({ roles }) =>
    [roles.others, roles.post, roles.talk].some((role) => line.words.search(role) >= 0),
  );
}

/** An application that remains, or an interview that is ahead, speaks against a rejection. */
function remainsOpen(evidence: Evidence): boolean {
  return has("remains", evidence) || hasTalkAhead(evidence);
}

/** A person still expected for an interview is not rejected. */
function hasTalkAhead({ signals, lines, languages }: Evidence): boolean {
  const rejected = signals.filter(({ says }) => says === "rejected").map(({ line }) => line);
  const all = ({ words }: MailLine) =>
    languages.some(
      ({ roles }) =>
        [roles.talk, roles.day].every((role) => words.search(role) >= 0) &&
        [roles.past, roles.not].every((role) => words.search(role) < 0),
    );
  return lines.some((line) => line.where === "text" && all(line) && !rejected.includes(line));
}

/** Declining a day declines nothing else: "I have to cancel on Friday". */
function isOfOneDay({ signals, languages }: Evidence): boolean {
  const rejected = signals.filter(({ says }) => says === "rejected").map(({ line }) => line);
  const is = (role: Role, { words }: MailLine) =>
    languages.some(({ roles }) => words.search(roles[role]) >= 0);
  return rejected.every(
    (line) =>
      is("day", line) && !(["papers", "post", "others", "past"] as const).some((role) => is(role, line)),
  );
}

/** A longer mail that moves an interview names the day that it is moved to, maybe beside the old one. */
function hasNewDay({ lines, when, days }: Evidence): boolean {
  return when !== undefined || days.length > 1 || lines.length <= SHORT;
}

/** What a longer mail says of an interview is an invitation only with a day to come on, or with days to choose from. */
function isAhead({ lines, when, days, at }: Evidence): boolean {
  const day = when ?? days[0];
  if (day !== undefined) return isAheadOf(day, at);
  return lines.length <= SHORT || lines.some(({ words }) => choosesTime.test(words));
}

/** A day last year or in the distant future is one that a mail refers back to. */
function isSoon(day: string, at: string): boolean {
  const days = (Date.parse(day) - Date.parse(at.slice(0, 10))) / DAY_MS;
  return days >= 0 && days <= MOST_DAYS;
}
