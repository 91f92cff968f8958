import type { Decision } from "./decide.ts";
import type { MailLine } from "./sentences.ts";
import {
  absences,
  advises,
  asksOpinion,
  isKeptOnFile,
  isOwnApplication,
  opensDoors,
  othersNews,
  otherThings,
  recalls,
  sellsMoney,
  takesBack,
  talentPools,
  toGroups,
} from "./words/asides.ts";

const other: Decision = { kind: "nothing", why: "other_matter" };

/**
 * What a mail says of the reader's application, unless some sentence of it is about another person, to many readers, or
 * the reader's own request. Only the reader's own withdrawal stays what it is.
 */
export function withoutAsides(
  told: Decision,
  lines: readonly MailLine[],
  { isAnswer }: { isAnswer: boolean },
): Decision {
  if (told.kind === "withdrawn") return told;
  const isAside = ({ words }: MailLine) =>
    [othersNews, otherThings, toGroups, isOwnApplication, sellsMoney, takesBack, absences].some((pattern) =>
      pattern.test(words),
    );
  if (lines.some(isAside)) return other;
  if (told.kind === "rejected" && told.line && recalls.test(told.line.words)) return other;
  // An employer's answer may come with advice.
  const isAdvice = ({ where, words }: MailLine) => (!isAnswer || where === "subject") && advises.test(words);
  return lines.some(isAdvice) ? other : told;
}

/** Nothing, for a survey, a list of talents, a day that is open to everyone, and for papers that are kept without a free post. */
export function withoutLookalikes(decision: Decision, lines: readonly MailLine[]): Decision {
  const has = (pattern: RegExp) => lines.some(({ words }) => pattern.test(words));
  const isTalk = decision.kind === "screen" || decision.kind === "interview";
  const isOpen = isTalk && isOpenToAll(decision.line, lines);
  const isNoCall = isTalk && (has(asksOpinion) || has(talentPools));
  const isKept = decision.kind === "applied" && has(isKeptOnFile);
  return isNoCall || isOpen || isKept ? other : decision;
}

/** "We invite you to our open day. Come and meet the team": a day in a sentence, in the one before, or the subject. */
function isOpenToAll(line: MailLine | undefined, lines: readonly MailLine[]): boolean {
  const before = line && lines[lines.indexOf(line) - 1];
  const subject = lines.find(({ where }) => where === "subject");
  return [before, line, subject].some((one) => one !== undefined && opensDoors.test(one.words));
}
