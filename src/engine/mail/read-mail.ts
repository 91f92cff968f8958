import { withoutAsides, withoutLookalikes } from "./asides.ts";
import { isAheadOf, isCall, isCertain, isDoubtful } from "./certain.ts";
import { contactOf } from "./contact.ts";
import { type Decision, decide } from "./decide.ts";
import { decideByMoves } from "./moves.ts";
import { type FoundOpening, findOpening } from "./opening/find-opening.ts";
import { isAppliedFor } from "./opening/named-title.ts";
import { titleWords } from "./opening/names.ts";
import { lineOfSubject, linesOfMail, type MailLine } from "./sentences.ts";
import { signalsOf } from "./signals.ts";
import type { Mail, MailInvite, MailOpening, MailReading, MailWhy } from "./types.ts";
import { answerBy, daysNamed, type MailWhen, whenOf } from "./when/when.ts";
import { comparable } from "./words/compile.ts";
import { customerWords, jobWords } from "./words/context.ts";
import { type MailPatterns, mailPatterns } from "./words/index.ts";
import type { MailLanguage } from "./words/types.ts";

const MOST_PLACE = 160;
const label =
  /^\s*[-*•·–]?\s*\*?(?:Location|Where|Place|Venue|Address|Ort|Wo|Adresse|Treffpunkt|Lieu|Où|Lugar|Dónde|Dirección|Locatie|Plaats|Waar|Adres|Luogo|Dove|Sede|Indirizzo|Local|Onde|Endereço|Plats|Var|Adress)\s?:\*?\s+(\S.{1,158})$/iu;
const tool =
  /(?<![\p{L}])(Microsoft Teams|MS Teams|Google Meet|Zoom|Webex|Skype|Teams|GoToMeeting|Whereby|Jitsi)(?![\p{L}])/u;
const office =
  /(?:at our (?:\p{L}{1,20} )?(?:offices?|headquarters|premises|site|store|shop|clinic)(?: (?:in|at|on))|in unser(?:em|en|er) (?:\p{L}{1,20})(?: in(?: der)?| an der)|dans nos (?:bureaux|locaux)(?:,| au| du| à| de| situés au)?|en nuestras (?:oficinas|instalaciones)(?: de| en)?|op ons kantoor(?: in| aan(?: de)?)|presso la nostra sede(?: di| in)?|presso i nostri uffici(?: di| in)?|nas nossas instalações(?: em| na)?|på vårt kontor(?: på| i)) (\p{Lu}[^.;()!?]{2,120}?)(?= (?:on|am|um|at|le|el|a las|op|om|il|alle|em|às|den|kl)\s|[.;!?()]|$)/u;

/**
 * Where an interview takes place: from a label, a video call's tool, or a named office; undefined if nothing says
 * so.
 */
function placeOf(lines: readonly MailLine[], at: MailLine): string | undefined {
  const labelled = lines
    .map(({ text }) => label.exec(text.slice(0, 400))?.[1])
    .find((found) => found !== undefined);
  if (labelled) return labelled.trim().slice(0, MOST_PLACE);
  const from = Math.max(0, lines.indexOf(at));
  const near = lines.slice(from, from + 6);
  for (const { text } of near) {
    const found = office.exec(text.slice(0, 700))?.[1] ?? tool.exec(text.slice(0, 700))?.[1];
    if (found) return found.trim();
  }
  return undefined;
}

const MOST_WORDS = 2000;
/** A second language counts from this share of the first one's: mails may be bilingual. */
const SECOND = 0.55;
const LEAST_WORDS = 6;

/** The patterns of a mail's languages, the most likely first; all if the evidence is weak. */
function patternsFor(lines: readonly MailLine[]): readonly MailPatterns[] {
  const all = lines.flatMap(({ words }) => words.split(" ")).slice(0, MOST_WORDS);
  const scored = mailPatterns()
    .map((patterns) => ({ patterns, score: all.filter((word) => patterns.common.has(word)).length }))
    .sort((left, right) => right.score - left.score);
  const best = scored[0]?.score ?? 0;
  const chosen = best < LEAST_WORDS ? scored : scored.filter(({ score }) => score >= best * SECOND);
  return chosen.map(({ patterns }) => patterns);
}

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
  const names = namesOf(openings, found);
  const signals = languages.flatMap((patterns) =>
    lines.flatMap((line) => signalsOf(line, patterns, { names })),
  );
  const isAboutJobs =
    isByTitle === true ||
    lines.some(({ words, text: said }) => jobWords.test(words) || isAppliedFor(said)) ||
    (isKnown && !lines.some(({ words }) => customerWords.test(words)));
  const at = sentAt(mail, now);
  const language = languages[0]?.language ?? "en";
  const isAnswer = isKnown || signals.some(({ says }) => says === "thanked" || says === "applied");
  const told = withoutAsides(decide(signals, { isKnown, isAboutJobs }), lines, { isAnswer });
  const { invite } = mail;
  const details = detailsOf(told, text, { language, at, invite });
  const days = daysNamed(text, { language, sent: at });
  const seen = { signals, lines, languages, at, isAnswer, days };
  const isSure = told.kind !== "nothing" && isCertain(told, { ...seen, when: details.when });
  const unsure = told.kind === "nothing" ? told : unsureOf(told);
  const isNear = isKnown || isByTitle === true || answers.test(mail.subject);
  const dayFrom = (line: MailLine) => {
    const when = whenOf(text, line, { language, sent: at, moved: false })?.when;
    return isAheadOf(when, at) ? when : undefined;
  };
  const moved = isSure || !isAboutJobs ? undefined : decideByMoves(unsure, { ...seen, isNear, dayFrom });
  const isMoved = moved !== undefined && !isDoubtful(moved, { ...seen, when: undefined });
  const decided = withoutLookalikes(isSure ? told : isMoved ? moved : unsure, lines);
  const decision = isCall(decided, text, languages) ? { ...decided, kind: "screen" as const } : decided;
  const hasOpening = decision.kind !== "nothing" || isNews(decision.why);
  return {
    kind: decision.kind,
    ...sentenceOf(decision.line),
    ...(at && { at }),
    ...(isSure ? details : detailsOf(decision, text, { language, at, invite })),
    ...(hasOpening && { ...contactIn(mail), ...found }),
    ...(decision.why && { why: decision.why }),
  };
}

/** An interview that is moved to no other day is off for now. */
function unsureOf(told: Decision): Decision {
  return { ...told, kind: "nothing", why: told.why === "moved" ? "cancelled" : "unsure" };
}

/** The titles and employers of the openings that a mail is or may be about, as words of its sentences. */
function namesOf(openings: readonly MailOpening[], { opening, alternatives = [] }: FoundOpening): string[] {
  return openings
    .filter(({ id }) => id === opening || alternatives.includes(id))
    .flatMap(({ title, company }) => [titleWords(title).join(" "), company])
    .map(comparable)
    .filter((name) => name.trim() !== "");
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

interface Told {
  language: MailLanguage;
  at: string | undefined;
  invite: MailInvite | undefined;
}

function detailsOf(
  { kind, line, why }: Decision,
  lines: readonly MailLine[],
  { language, at, invite }: Told,
): Pick<MailReading, "when" | "timeZone" | "place" | "answerBy"> {
  if (kind === "offer") return answerIn(lines, { language, at });
  if (line === undefined || (kind !== "interview" && kind !== "screen")) return {};
  const place = placeOf(lines, line);
  const said = whenOf(lines, line, { language, sent: at, moved: why === "moved" });
  return { ...withInvite(said, invite, at), ...(place && { place }) };
}

function answerIn(lines: readonly MailLine[], { language, at }: Pick<Told, "language" | "at">) {
  const found = answerBy(lines, { language, sent: at });
  if (found === undefined) return {};
  const { line, ...until } = found;
  return { answerBy: { ...until, sentence: line.text } };
}

/** The day that a mail says, with the time and zone of the attached calendar where it says none. */
function withInvite(
  said: MailWhen | undefined,
  invite: MailInvite | undefined,
  at: string | undefined,
): MailWhen | undefined {
  if (invite === undefined || !isAheadOf(invite.when, at)) return said;
  if (said === undefined) return invite;
  const isSameDay = invite.when.startsWith(said.when.slice(0, 10));
  if (!isSameDay || (said.when.includes("T") && said.when !== invite.when)) return said;
  return { ...invite, ...(said.timeZone !== undefined && said) };
}

function contactIn(mail: Mail) {
  const contact = contactOf(mail);
  return contact ? { contact } : {};
}
