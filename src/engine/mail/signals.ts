import type { MailLine } from "./sentences.ts";
import type { MailEvent } from "./types.ts";
import type { MailPatterns } from "./words/index.ts";

/** Something else that a sentence may say of an application. */
type Circumstance =
  | "thanked"
  | "news"
  | "moved"
  | "cancelled"
  | "pending"
  | "unfinished"
  | "advert"
  | "account"
  | "outreach"
  | "other_matter"
  | "conditional";

/** What one sentence says. */
export interface Signal {
  says: MailEvent | Circumstance;
  line: MailLine;
}

const events = ["applied", "screen", "interview", "offer", "rejected", "withdrawn"] as const;
const circumstances = ["pending", "unfinished", "advert", "account", "outreach"] as const;
/** A negation further before a verb is of another one. */
const NEGATION_REACH = 40;

/** What a sentence says in one of the languages. */
export function signalsOf(line: MailLine, patterns: MailPatterns): Signal[] {
  const found: Signal["says"][] = circumstances.filter((name) => patterns[name].test(line.words));
  if (isPlain(patterns.thanked, line, patterns)) found.push("thanked");
  if (isPlain(patterns.news, line, patterns) && !patterns.noRejection.test(line.words)) found.push("news");
  if (patterns.otherMatter.test(line.words)) found.push("other_matter");
  found.push(...movesOf(line, patterns));
  // What the person withdraws needs no reading as what an employer says.
  const isOwn = said("withdrawn", line, patterns) === "yes";
  for (const event of isOwn ? (["withdrawn"] as const) : events) {
    const answer = said(event, line, patterns);
    if (answer === "yes")
      found.push(event === "interview" && patterns.byPhone.test(line.words) ? "screen" : event);
    if (answer === "conditional") found.push("conditional");
  }
  return found.map((says) => ({ says, line }));
}

/** Whether a sentence has one of the phrases before any condition. */
function isPlain(pattern: RegExp, { words }: MailLine, { condition }: MailPatterns): boolean {
  const match = pattern.exec(words);
  return match !== null && !condition.test(`${words.slice(0, match.index)} `);
}

function movesOf(line: MailLine, patterns: MailPatterns): Signal["says"][] {
  if (patterns.selfService.test(line.words)) return [];
  return (["moved", "cancelled"] as const).filter((name) => isPlain(patterns[name], line, patterns));
}

function said(event: MailEvent, line: MailLine, patterns: MailPatterns): "yes" | "no" | "conditional" {
  const match = patterns[event].exec(line.words);
  if (match === null) return "no";
  const before = `${line.words.slice(0, match.index)} `;
  if (isConditional(before, match[0], patterns)) return "conditional";
  if (event === "withdrawn") return "yes";
  if ((event === "rejected" || event === "applied") && /\?\s*$/.test(line.text)) return "no";
  if (event === "rejected") return patterns.noRejection.test(line.words) ? "no" : "yes";
  if (isDenied(before, match[0], patterns)) return "no";
  if (event === "applied") return "yes";
  if (event === "offer") return patterns.noOffer.test(line.words) ? "no" : "yes";
  return patterns.noInterview.test(line.words) ? "no" : "yes";
}

function isConditional(
  before: string,
  match: string,
  { condition, concession, wish }: MailPatterns,
): boolean {
  const reach = `${before.trimEnd()}${match} `.replace(wish, "");
  return condition.test(reach) && !concession.test(before);
}

function isDenied(before: string, match: string, { negation }: MailPatterns): boolean {
  return negation.test(` ${before.slice(-NEGATION_REACH).replace(/^\S*/, "").trim()}${match} `);
}
