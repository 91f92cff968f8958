import type { Decision } from "./decide.ts";
import type { MailLine } from "./sentences.ts";
import type { Signal } from "./signals.ts";
import type { MailPatterns } from "./words/index.ts";
import type { Role } from "./words/roles.ts";

/** A mail with this few sentences states its news in one of them. */
const SHORT = 4;
const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 200;

interface Evidence {
  signals: readonly Signal[];
  lines: readonly MailLine[];
  languages: readonly MailPatterns[];
  /** The date of an interview, if the mail names one. */
  when: string | undefined;
  /** When the mail was sent. */
  at: string | undefined;
}

/** True if nothing else in a mail contradicts the event in one of its sentences. */
export function isCertain({ kind, why }: Decision, evidence: Evidence): boolean {
  if (why === "moved") return true;
  if (kind === "applied") return isReceipt(evidence);
  if (kind === "rejected")
    return !has("remains", evidence) && !hasTalkAhead(evidence) && !isOfOneDay(evidence);
  return kind !== "interview" || isAhead(evidence);
}

/** True if a mail has what speaks against an event that its moves speak for. */
export function isDoubtful({ kind }: Decision, evidence: Evidence): boolean {
  if (kind === "rejected") return has("remains", evidence) || hasTalkAhead(evidence);
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

/** Thanks alone are not a receipt in a mail that asks for a call or test. */
function isReceipt(evidence: Evidence): boolean {
  if (has("business", evidence) || has("remains", evidence) || isWithdrawal(evidence)) return false;
  const isSaid = evidence.signals.some(({ says }) => says === "applied");
  return isSaid || evidence.lines.length <= SHORT || !(has("call", evidence) || has("test", evidence));
}

/** The employer confirms that an application is withdrawn, in the words of a receipt. */
function isWithdrawal({ lines, languages }: Evidence): boolean {
  return lines.some(({ words }) => languages.some(({ moves }) => moves.quit.test(words)));
}

function has(role: Role, { lines, languages }: Evidence): boolean {
  return lines.some(({ words }) => languages.some(({ roles }) => words.search(roles[role]) >= 0));
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

/** A single phrase about an interview in a long mail is an invitation only with a future day. */
function isAhead({ signals, lines, when, at }: Evidence): boolean {
  if (when && at && !isSoon(when.slice(0, 10), at)) return false;
  const isAgreed = signals.some((signal) => signal.says === "interview" && signal.by === "both");
  return lines.length <= SHORT || isAgreed || when !== undefined;
}

/** A day last year or in the distant future is one that a mail refers back to. */
function isSoon(day: string, at: string): boolean {
  const days = (Date.parse(day) - Date.parse(at.slice(0, 10))) / DAY_MS;
  return days >= 0 && days <= MOST_DAYS;
}
