import { CANNOT, cannotBeAnswered } from "../cannot.ts";
import type { Answer, Due, KeyFactor, Known, SuggestedAction } from "../types.ts";

const MOST_DUE = 8;
const DAY = 10;

const seeDue: SuggestedAction = {
  text: "See what is due, with whom and on what.",
  operation: "followUps.list",
  arguments: {},
};

/** What is due, for a question about nothing else. Notes without a day may mention it too. */
export function whatIsDue({ due = [], isDueLater, memories }: Known): Answer {
  const [first] = due;
  const notes = memories.filter(({ id }) => !due.some((one) => one.id === id)).length;
  if (!first)
    return cannotBeAnswered(
      "no due date of this is stored with an opening, and no note names a day to come.",
      [seeDue],
    );
  const is = isSaid(first) ? "is" : "is due";
  const when = `${first.overdue ? "was due" : is} on ${first.dueAt.slice(0, DAY)}`;
  if (isDueLater)
    return {
      recommendation: `No due date of an opening and no day in a note is of that time; the next ${when}, see keyFactors.`,
      confidence: 0.9,
      keyFactors: [dueFactor(first)],
      suggestedActions: [seeDue],
    };
  const recommendation =
    due.length === 1
      ? `One stored item has a ${isSaid(first) ? "day" : "due date"}; it ${when}, see keyFactors`
      : `${due.length} stored items have ${due.some(isSaid) ? "a day" : "due dates"}; the first ${when}, and keyFactors lists them, soonest first`;
  const noted = notes === 0 ? "" : `; ${notes === 1 ? "a note mentions" : "notes mention"} it as well`;
  return {
    ...{ recommendation: `${recommendation}${noted}.`, confidence: 0.9 },
    keyFactors: due.slice(0, MOST_DUE).map(dueFactor),
    suggestedActions: [seeDue],
  };
}

/** An answer about next steps, with what is due first: within a week, or else the one matter that is due next. */
export function withDue(answer: Answer, { due = [], nextDue }: Pick<Known, "due" | "nextDue">): Answer {
  const named = due.length > 0 ? due : nextDue ? [nextDue] : [];
  if (named.length === 0) return answer;
  const lead = due.length > 0 ? dueSoon(due) : `The next date is ${nextDue?.dueAt.slice(0, DAY)}`;
  const next = answer.recommendation.startsWith(CANNOT)
    ? `; further steps cannot be named: ${answer.recommendation.slice(CANNOT.length)}`
    : `; after ${named.length === 1 ? "it" : "them"}: ${answer.recommendation}`;
  return {
    ...answer,
    recommendation: `${lead}${next}`,
    confidence: Math.max(answer.confidence, 0.5),
    keyFactors: [...named.slice(0, MOST_DUE).map(dueFactor), ...answer.keyFactors],
    suggestedActions: [seeDue, ...answer.suggestedActions],
  };
}

function dueSoon(due: readonly Due[]): string {
  const late = due.filter(({ overdue }) => overdue).length;
  const noted = due.filter(isSaid).length;
  const count = due.length === 1 ? "One matter is" : `${due.length} matters are`;
  const past = late === 0 ? "" : late === due.length ? ", overdue by now" : `, ${late} of them overdue`;
  return `${count} ${noted > 0 ? "dated" : "due"} within a week${past}`;
}

/** True for a day that a text names, of which no due date is stored. */
function isSaid({ kind }: Due): boolean {
  return kind === "memory" || kind === "posting";
}

function dueFactor({ id, kind, text, dueAt, overdue }: Due): KeyFactor {
  const day = dueAt.slice(0, DAY);
  if (kind === "memory")
    return { key: `memory.${id}`, text: `On ${day}, by a note: ${text}`, effect: "gap", claimIds: [] };
  if (kind === "posting")
    return { key: `due.${id}`, text: `Answer asked for by ${day}, ${text}`, effect: "gap", claimIds: [] };
  const when = `${overdue ? "Overdue since" : "Due on"} ${day}`;
  return { key: `due.${id}`, text: `${when}: ${text}`, effect: "gap", claimIds: [] };
}
