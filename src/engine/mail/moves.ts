import type { Decision } from "./decide.ts";
import { isConditional, isDenied, isToSign, looksBack } from "./mood.ts";
import type { MailLine } from "./sentences.ts";
import type { Signal } from "./signals.ts";
import type { MailEvent, MailWhy } from "./types.ts";
import { greeting } from "./words/context.ts";
import type { MailPatterns } from "./words/index.ts";
import type { Move } from "./words/moves.ts";

/** The moves that speak for a kind: some tell its news, others surround it. A tie goes to the earlier kind. */
const genres = {
  rejected: { news: ["declined"], around: ["regret", "parting", "rivals"] },
  offer: { news: ["hired"], around: ["joy", "terms"] },
  interview: { news: ["come"], around: ["logistics", "agree"] },
  screen: { news: ["ring", "tested"], around: ["agree"] },
  withdrawn: { news: ["quit"], around: ["parting"] },
  applied: { news: ["arrived"], around: ["waiting"] },
} as const satisfies Record<MailEvent, { news: readonly Move[]; around: readonly Move[] }>;
const kinds = Object.keys(genres) as MailEvent[];

/** How many more points a kind needs against what else a mail says. The other reasons are never overruled. */
const doubts: Readonly<Partial<Record<MailWhy, number>>> = {
  no_event: 0,
  unsure: 0,
  conflict: 1,
  conditional: 1,
  advert: 1,
  account: 1,
  pending: 2,
  unfinished: 2,
};

/** The points that a kind needs. Answers have words of their own, invitations and receipts share theirs. */
const ENOUGH = 4;
const ENOUGH_OF_ANSWER = 3;
/** A mail with this few sentences has room for little more than its news. */
const SHORT = 4;
/** In so many sentences some move is always found: a posting, a newsletter. */
const LONG = 25;
/** From this many on, a mail to a person greets. */
const GREETED = 8;

/** These moves are made in a condition or a denial too: "let us know if it suits". */
const anywhere: readonly Move[] = ["parting", "agree", "waiting", "logistics", "beside"];
/** These say no themselves. */
const denials: readonly Move[] = ["declined", "regret", "rivals", "quit"];
/** What is still to come: "thank you for the test" asks for none. */
const toCome: readonly Move[] = ["come", "ring", "tested"];
const neverAsked: readonly Move[] = ["declined", "hired", "arrived"];

interface Seen {
  signals: readonly Signal[];
  lines: readonly MailLine[];
  languages: readonly MailPatterns[];
  /** Whether the mail is of an opening's employer, names its title, or answers the person's own mail. */
  isNear: boolean;
  /** The day ahead that a sentence leads to, with its time if it is said. */
  dayFrom: (line: MailLine) => string | undefined;
}

interface Score {
  kind: MailEvent;
  points: number;
  /** Whether a sentence tells the news. */
  isSaid: boolean;
  /** Whether another sentence than the one with the news supports it. */
  isSpread: boolean;
  line: MailLine | undefined;
}

/**
 * What a mail's moves say where no sentence of it is certain; undefined if they are few, or speak for two kinds.
 */
export function decideByMoves({ kind, why }: Decision, seen: Seen): Decision | undefined {
  const doubt = doubts[kind === "nothing" ? (why ?? "no_event") : "unsure"];
  if (doubt === undefined || !isLetter(seen.lines)) return undefined;
  const left = kinds.filter((one) => one !== "rejected" || !asksForDay(seen));
  const scores = left.map((one) => scoreOf(one, seen));
  const [best, ...others] = scores.sort((left, right) => right.points - left.points);
  if (best?.line === undefined || !others.every((other) => isClear(best, other))) return undefined;
  return best.points < doubt + leastFor(best, seen) ? undefined : { kind: best.kind, line: best.line };
}

/** A mail that asks whether a day and its time suit says no to another day, and not to the person. */
function asksForDay({ lines, languages, dayFrom }: Seen): boolean {
  return linesOf("agree", lines, languages).some((line) => dayFrom(line)?.includes("T"));
}

/** A receipt may come with other news, which needs two points more than what else is said. */
function isClear(best: Score, other: Score): boolean {
  if (other.kind === "applied") return true;
  if (!other.isSaid) return other.points < best.points;
  return best.kind !== "applied" && other.points < best.points - 1;
}

function isLetter(lines: readonly MailLine[]): boolean {
  const isGreeted = lines.slice(0, 2).some(({ words }) => greeting.test(words));
  return lines.length <= (isGreeted ? LONG : GREETED);
}

function leastFor({ kind, isSpread }: Score, { signals, lines, languages, isNear }: Seen): number {
  const isAnswer = kind === "rejected" || kind === "offer";
  const isBeside = linesOf("beside", lines, languages).length > 0;
  const isSought = kind === "screen" && signals.some(({ says }) => says === "outreach");
  const isShort = lines.filter(({ where }) => where === "text").length <= SHORT;
  const beside = isBeside ? (isAnswer ? 1 : 2) : 0;
  const room = isShort && isNear && !isAnswer ? (kind === "applied" ? 2 : 1) : 0;
  const far = isNear ? 0 : isAnswer ? 2 : 1;
  return (
    (isAnswer || (isSpread && !isSought) ? ENOUGH_OF_ANSWER : ENOUGH) +
    beside +
    (isSought ? 3 : 0) +
    far -
    room
  );
}

function scoreOf(kind: MailEvent, { signals, lines, languages, dayFrom }: Seen): Score {
  const { news, around } = genres[kind];
  const own = signals
    .filter(({ says, line }) => says === kind && !languages.some((patterns) => isOld(kind, line, patterns)))
    .map(({ line }) => line);
  const told = news.flatMap((move) => linesOf(move, lines, languages));
  const said = new Set([...own, ...told]);
  const found = around.flatMap((move) => linesOf(move, lines, languages).slice(0, 1));
  const line = own.find(({ where }) => where === "text") ?? told[0] ?? found[0];
  const start = line ?? lines[0];
  const isDated = kind === "interview" || (kind === "screen" && said.size > 0);
  const when = isDated && start ? dayFrom(start) : undefined;
  const day = dayPoints(kind, when);
  // A second sentence that says it, or a second way to say it in one, makes it surer.
  const isTwice = said.size > 1 || (own.length > 0 && told.length > 0);
  // A mail that regrets, compares and says goodbye rejects in whatever words.
  const isWhole = kind === "rejected" && found.length === around.length;
  const points = (said.size > 0 ? 2 : 0) + (isTwice ? 1 : 0) + (isWhole ? 1 : 0) + found.length + day;
  // An interview with no word of a day is not surer by the politeness around it.
  const isDayless = kind === "interview" && when === undefined && told.length === 0;
  const isSpread = said.size > 0 && !isDayless && new Set([...said, ...found]).size > 1;
  return { kind, points, isSaid: said.size > 0, isSpread, line };
}

/** A day with its time of day is agreed on, and not only named. */
function dayPoints(kind: MailEvent, when: string | undefined): number {
  if (when === undefined) return 0;
  if (kind === "screen") return when.includes("T") ? 1 : 0;
  return when.includes("T") ? 2 : 1;
}

function linesOf(move: Move, lines: readonly MailLine[], languages: readonly MailPatterns[]): MailLine[] {
  return lines.filter((line) => languages.some((patterns) => isMade(move, line, patterns)));
}

function isMade(move: Move, { words, text }: MailLine, patterns: MailPatterns): boolean {
  const match = patterns.moves[move].exec(words);
  if (match === null) return false;
  if (anywhere.includes(move)) return true;
  // "He reads it all and will call you" is what happens next.
  if (move === "ring" && patterns.moves.waiting.test(words)) return false;
  if ((move === "come" || move === "hired") && isPastOrAll(words, patterns)) return false;
  if (toCome.includes(move) && looksBack(words, patterns.roles)) return false;
  if (move === "declined" && patterns.noRejection.test(words)) return false;
  const isSigned = isToSign(words, patterns.roles);
  if (move === "come" && isSigned) return false;
  if (neverAsked.includes(move) && !isSigned && /\?\s*$/.test(text)) return false;
  const before = `${words.slice(0, match.index)} `;
  if (isConditional(before, match[0], patterns)) return false;
  return denials.includes(move) || !isDenied(before, match[0], patterns);
}

function isOld(kind: MailEvent, { words }: MailLine, patterns: MailPatterns): boolean {
  return kind === "interview" && isPastOrAll(words, patterns);
}

/** True if it thanks for a past interview, or says what happens to all applicants. Neither is news. */
function isPastOrAll(words: string, { roles }: MailPatterns): boolean {
  return words.search(roles.past) >= 0 || words.search(roles.all) >= 0;
}
