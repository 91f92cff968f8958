import { type Inability, inabilities, insteadOf } from "../../abilities.ts";
import type { PersonEvidence } from "../../fit/types.ts";
import { cannotBeAnswered, importResume, unknown } from "../cannot.ts";
import type { KnownOpening } from "../known-opening.ts";
import type { Answer, Fact, Known, SuggestedAction } from "../types.ts";
import { matters } from "./matters.ts";
import { openingFactor } from "./openings/compare.ts";
import { factFactor } from "./recall.ts";

/** An answer that needed no evidence has none. */
const UNANSWERED_AT_MOST = 0.2;

const seeOpenings: SuggestedAction = {
  text: "See the stored openings. Some say where they are and what they pay.",
  operation: "jobsWorkspace.list",
  arguments: {},
};

const seeBriefs: SuggestedAction = {
  text: "See the fit briefs, which say how well the user fits an opening.",
  operation: "fitBriefs.list",
  arguments: {},
};

/** Everything without its own intent: pay, places, another person, and questions that are not about a career. */
export function otherQuestion(
  person: PersonEvidence,
  subject: string | null,
  { openings = [], facts = [], topic }: Pick<Known, "openings" | "facts" | "topic">,
): Answer {
  const inability = inabilities.find((kind) => kind === subject);
  if (inability) return cannotDo(inability);
  if (subject === "pay") return pay(facts, openings);
  if (subject === "place")
    return cannotBeAnswered(
      "where occupations are wanted, and how places compare, is not stored.",
      [seeOpenings],
      facts.map(factFactor),
    );
  const matter = subject === null ? undefined : matters[subject];
  if (matter) return matter({ openings, person, facts, topic });
  if (subject === "another_person")
    return cannotBeAnswered("all stored data is about the user, and the question is about someone else.", []);
  return cannotBeAnswered(
    "it was not understood as a question about the user's roles, scores, next steps or notes; name a role, a score or a topic, and see an opening's fit in its fit brief.",
    [seeBriefs, importResume],
    [],
    0,
  );
}

/** What the service cannot do, and what it can do instead. */
function cannotDo(inability: Inability): Answer {
  const { text, see } = insteadOf[inability];
  return {
    recommendation: text,
    confidence: UNANSWERED_AT_MOST,
    keyFactors: [],
    suggestedActions: [{ ...see, arguments: {} }],
  };
}

/** Stored data on pay: what the user said about their own, and what the openings in question say. */
function pay(facts: readonly Fact[], openings: readonly KnownOpening[]): Answer {
  const own =
    facts.length === 0 ? "nothing stored says what the user wants to earn" : "keyFactors has the user's own";
  return cannotBeAnswered(
    `pay of occupations is not stored; ${own}; figures of openings, or of a pay survey of the place, would help.`,
    [seeOpenings],
    [
      ...(facts.length === 0 ? [unknown("payWish", "No wish for pay is stored.")] : facts.map(factFactor)),
      ...openings.map(openingFactor),
    ],
  );
}
