import type { MailLine } from "./sentences.ts";
import type { Signal } from "./signals.ts";
import type { MailEvent, MailKind, MailWhy } from "./types.ts";

/** A kind, with the sentence that states it. */
export interface Decision {
  kind: MailKind;
  line?: MailLine;
  why?: MailWhy;
}

/** Reasons why nothing happened, the most telling first. */
const reasons = [
  "unfinished",
  "other_matter",
  "pending",
  "advert",
  "outreach",
  "account",
  "conditional",
] as const;
const news = ["offer", "rejected", "interview", "screen"] as const;

/** Decides from all sentences of a mail. Nothing if they contradict each other, or if the mail is not about a job. */
export function decide(
  all: readonly Signal[],
  { isKnown, isAboutJobs }: { isKnown: boolean; isAboutJobs: boolean },
): Decision {
  const signals = withoutEchoes(all, isKnown);
  const first = (says: Signal["says"]) => signals.find((signal) => signal.says === says)?.line;
  const inSubject = (says: Signal["says"]) =>
    signals.some((signal) => signal.says === says && signal.line.where === "subject");
  const isOther =
    inSubject("other_matter") || (!isKnown && Boolean(first("other_matter") ?? first("advert")));
  if (!isAboutJobs || inSubject("advert") || isOther) return noEvent(first);
  const found = news.filter((event) => first(event) !== undefined);
  const own = first("withdrawn");
  if (own) return found.length === 0 ? { kind: "withdrawn", line: own } : conflict(own);
  const rejected = first("rejected");
  if (rejected && found.length > 1) return conflict(rejected);
  return (
    (rejected || first("offer") ? undefined : decideDate(signals)) ??
    decideNews(signals, found) ??
    decideReceipt(signals) ??
    noEvent(first)
  );
}

/** Without side meanings of a sentence: cancelling an interview is not a rejection. */
function withoutEchoes(signals: readonly Signal[], isKnown: boolean): Signal[] {
  const cancelled = signals.filter(({ says }) => says === "cancelled").map(({ line }) => line);
  // Recruiters also invite people who never applied to a call.
  const isAnswer = signals.some(({ says }) => says === "thanked" || says === "applied");
  const isSought = signals.some(({ says }) => says === "outreach");
  const isOutreach = !isKnown && !isAnswer && isSought;
  return signals.filter(
    ({ says, line, by }) =>
      !(says === "rejected" && cancelled.includes(line)) &&
      !(says === "interview" && isOutreach && by !== "both") &&
      !(says === "screen" && (isOutreach || (isSought && by === "act"))) &&
      !(!isOutreach && says === "outreach"),
  );
}

function decideDate(signals: readonly Signal[]): Decision | undefined {
  const others = signals.filter(({ says }) => says === "other_matter").map(({ line }) => line);
  const first = (says: Signal["says"]) =>
    signals.find((signal) => signal.says === says && !others.includes(signal.line))?.line;
  const moved = first("moved");
  if (moved) return { kind: "interview", line: moved, why: "moved" };
  const cancelled = first("cancelled");
  return cancelled && { kind: "nothing", line: cancelled, why: "cancelled" };
}

function decideNews(signals: readonly Signal[], found: readonly MailEvent[]): Decision | undefined {
  if (found.length === 0) return undefined;
  const of = (event: MailEvent) => signals.filter(({ says }) => says === event).map(({ line }) => line);
  const others = signals.filter(({ says }) => says === "other_matter").map(({ line }) => line);
  const kind = strongest(signals, found);
  if (kind === undefined) return conflict(of("offer")[0]);
  const line = of(kind).find((one) => one.where === "text") ?? of(kind)[0];
  if (line && others.includes(line)) return { kind: "nothing", line, why: "other_matter" };
  const unfinished = signals.some((signal) => signal.says === "unfinished" && signal.line === line);
  if (line && unfinished && kind === "screen") return { kind: "nothing", line, why: "unfinished" };
  return { kind, ...(line && { line }) };
}

/**
 * An offer may ask for a check and look forward to meeting, and an interview may be a call. An offer next to a
 * clear invitation is unclear.
 */
function strongest(signals: readonly Signal[], found: readonly MailEvent[]): MailEvent | undefined {
  if (found.includes("rejected")) return "rejected";
  if (found.includes("offer")) {
    const isInvited = signals.some(({ says, by }) => says === "interview" && by === "both");
    return isInvited ? undefined : "offer";
  }
  const [earliest] = signals.filter(
    ({ says, line }) => (says === "interview" || says === "screen") && line.where === "text",
  );
  if (earliest === undefined) return found.includes("screen") ? "screen" : "interview";
  const isBoth = signals.some(({ says, line }) => says === "screen" && line === earliest.line);
  return isBoth ? "screen" : earliest.says === "screen" ? "screen" : "interview";
}

/** A receipt brings no other news. A mail that regrets or congratulates in unknown words is not one. */
function decideReceipt(signals: readonly Signal[]): Decision | undefined {
  const has = (says: Signal["says"]) => signals.some((signal) => signal.says === says);
  if (has("pending") || has("unfinished") || has("other_matter") || has("news")) return undefined;
  const received = signals.filter(({ says }) => says === "applied").map(({ line }) => line);
  const line = received.find((one) => one.where === "text") ?? received[0];
  if (line) return { kind: "applied", line };
  if (has("account") || has("advert")) return undefined;
  const thanks = signals.find((signal) => signal.says === "thanked" && signal.line.where === "text");
  return thanks && { kind: "applied", line: thanks.line };
}

function conflict(line: MailLine | undefined): Decision {
  return { kind: "nothing", ...(line && { line }), why: "conflict" };
}

function noEvent(first: (says: Signal["says"]) => MailLine | undefined): Decision {
  const why = reasons.find((reason) => first(reason) !== undefined);
  const line = why && first(why);
  return { kind: "nothing", ...(line && { line }), why: why ?? "no_event" };
}
