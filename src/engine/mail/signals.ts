import { actsIn, type FoundAct } from "./acts/find-acts.ts";
import { isConditional, isDenied, isToSign, looksBack } from "./mood.ts";
import type { MailLine } from "./sentences.ts";
import type { MailEvent } from "./types.ts";
import { plansTalks } from "./words/asides.ts";
import type { MailPatterns } from "./words/index.ts";
import type { RolePatterns } from "./words/roles.ts";

/** Other statements of a sentence about an application. */
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

/** A sentence's meaning. */
export interface Signal {
  says: MailEvent | Circumstance;
  line: MailLine;
  /** Whether a phrase, the grammar of acts, or both found it. */
  by: "phrase" | "act" | "both";
}

const events = ["applied", "screen", "interview", "offer", "rejected", "withdrawn"] as const;
const circumstances = ["pending", "unfinished", "advert", "account", "outreach"] as const;

/**
 * A sentence's meaning in one of the languages. The opening's title and employer are no other matter: "Loan Officer".
 */
export function signalsOf(
  line: MailLine,
  patterns: MailPatterns,
  { names }: { names: readonly string[] },
): Signal[] {
  const found: Signal["says"][] = circumstances.filter((name) => patterns[name].test(line.words));
  if (isPlain(patterns.thanked, line, patterns)) found.push("thanked");
  if (isPlain(patterns.news, line, patterns) && !patterns.noRejection.test(line.words)) found.push("news");
  if (isPlain(patterns.otherMatter, without(names, line), patterns)) found.push("other_matter");
  found.push(...movesOf(line, patterns));
  // The person's own withdrawal is not read as an employer's statement.
  const isOwn = said("withdrawn", line, patterns) === "yes";
  for (const event of isOwn ? (["withdrawn"] as const) : events) {
    const answer = said(event, line, patterns);
    if (answer === "yes")
      found.push(event === "interview" && patterns.byPhone.test(line.words) ? "screen" : event);
    if (answer === "conditional") found.push("conditional");
  }
  const acts = isOwn ? [] : actsBeside(found, line, patterns);
  return [
    ...found.map((says) => ({ says, line, by: isIn(acts, says) ? "both" : "phrase" }) as const),
    ...acts.filter((says) => !found.includes(says)).map((says) => ({ says, line, by: "act" }) as const),
  ];
}

/** A sentence with a known rejection offers nothing. */
function actsBeside(found: readonly Signal["says"][], line: MailLine, patterns: MailPatterns): MailEvent[] {
  return saidActs(line, patterns).filter((says) => !found.includes("rejected") || says === "rejected");
}

function isIn(acts: readonly MailEvent[], says: Signal["says"]): boolean {
  return acts.some((act) => act === says);
}

/** True if a sentence has one of the phrases before any condition. */
function isPlain(pattern: RegExp, { words }: MailLine, { condition }: MailPatterns): boolean {
  const match = pattern.exec(words);
  return match !== null && !condition.test(`${words.slice(0, match.index)} `);
}

function without(names: readonly string[], line: MailLine): MailLine {
  return { ...line, words: names.reduce((words, name) => words.replaceAll(name, " "), line.words) };
}

function movesOf(line: MailLine, patterns: MailPatterns): Signal["says"][] {
  if (patterns.selfService.test(line.words)) return [];
  const found = (["moved", "cancelled"] as const).filter((name) => isPlain(patterns[name], line, patterns));
  return isFilled(line, patterns.roles) ? [] : found;
}

/** An interview that is off because the post is filled is a rejection, not a day that is cancelled. */
function isFilled({ words }: MailLine, { post, filled, not }: RolePatterns): boolean {
  const at = words.search(post);
  return at >= 0 && words.slice(at).search(filled) >= 0 && words.slice(at).search(not) < 0;
}

function isNoInvitation(line: MailLine, { roles }: MailPatterns): boolean {
  const { words } = line;
  return plansTalks.test(words) || isFilled(line, roles) || isToSign(words, roles) || looksBack(words, roles);
}

function said(event: MailEvent, line: MailLine, patterns: MailPatterns): "yes" | "no" | "conditional" {
  if (event === "interview" && isNoInvitation(line, patterns)) return "no";
  if (event === "screen" && looksBack(line.words, patterns.roles)) return "no";
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

/** What an employer does in a sentence; nothing in a condition, plan, question or denial. */
function saidActs(line: MailLine, patterns: MailPatterns): MailEvent[] {
  const { roles } = patterns;
  const acts = actsIn(line.words, roles).filter((act) => isDone(act, line, patterns));
  const said = acts.map(({ says }) => says);
  if (said.includes("rejected")) return ["rejected"];
  const isPast = isOfOthers(line, roles) || looksBack(line.words, roles);
  return isPast ? said.filter((says) => says === "offer") : said;
}

/** Thanks for a past interview, and what happens to everyone or to someone else. */
function isOfOthers({ words }: MailLine, { past, all }: RolePatterns): boolean {
  return words.search(past) >= 0 || words.search(all) >= 0;
}

function isDone({ says, start, end }: FoundAct, { words, text }: MailLine, patterns: MailPatterns): boolean {
  const [before, match] = [`${words.slice(0, start)} `, words.slice(start, end)];
  if (isConditional(before, match, patterns)) return false;
  const isQuestion = /\?\s*$/.test(text);
  if (says === "rejected") return !isQuestion && !patterns.noRejection.test(words);
  if (isDenied(before, match, patterns)) return false;
  if (says === "offer") return !isQuestion && !patterns.noOffer.test(words);
  return !patterns.noInterview.test(words) && !(says === "interview" && plansTalks.test(words));
}
