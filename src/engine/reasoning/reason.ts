import { match } from "../fit/match.ts";
import type { CatalogIndex } from "../fit/scales.ts";
import type { PersonEvidence } from "../fit/types.ts";
import { predict } from "../prediction/predict.ts";
import { canBecome, readinessFactor } from "./answers/become.ts";
import { accountOf } from "./answers/checked.ts";
import { compareRoles } from "./answers/compare.ts";
import { whatIsDue, withDue } from "./answers/due.ts";
import { whatNext } from "./answers/next.ts";
import { closesFirst, compareOpenings, stayOrLeave, whichFirst } from "./answers/openings/compare.ts";
import { firstOfMany } from "./answers/openings/first-of-many.ts";
import { lackedByOpenings } from "./answers/openings/lacked.ts";
import { limitsOfOpenings } from "./answers/openings/limits.ts";
import { missingForOpening } from "./answers/openings/one-opening.ts";
import { payOfOpenings } from "./answers/openings/pay.ts";
import { closingOf, demandsOf, fieldsOf, interviewsOf, saidByOpenings } from "./answers/openings/said.ts";
import { appliedWhen, stagesOf } from "./answers/openings/stages.ts";
import { otherQuestion } from "./answers/other.ts";
import { memoryFactor, recall } from "./answers/recall.ts";
import { explainScore } from "./answers/why-score.ts";
import { cannotBeAnswered, importResume, takeInterests } from "./cannot.ts";
import { interview } from "./questions/question-shapes.ts";
import type { Answer, KeyFactor, Known, SuggestedAction, Understood } from "./types.ts";

const NAMED = 3;
const CONFIDENCE = 0.6;
const seeAll: SuggestedAction = {
  text: "See all occupations that are near, with why.",
  operation: "careerMatch.find",
  arguments: {},
};

/** The occupations nearest to the person, if asked for. Only this answer names roles that no one named. */
function whatSuits(person: PersonEvidence, index: CatalogIndex): Answer {
  const { highFit, worthExploring, riskyMismatch } = match(person, index, { limit: NAMED });
  const nearest = [...highFit, ...worthExploring, ...riskyMismatch];
  const [first] = nearest;
  if (!first)
    return cannotBeAnswered("too little is known of the user to say what would suit them.", [
      importResume,
      takeInterests,
    ]);
  const listed = nearest.map(({ title, matchScore }) => `${title} (${matchScore} of 100)`).join("; ");
  return {
    recommendation: `The nearest occupations to the stored data (not hiring advice): ${listed}.`,
    confidence: CONFIDENCE,
    keyFactors: nearest.map(({ occupationCode, title, reasoningText }) => ({
      ...{ key: `match.${occupationCode}`, text: `${title}: ${reasoningText}` },
      ...{ effect: "supports", claimIds: [] },
    })),
    suggestedActions: [seeAll],
  };
}

export const REASONING_FORMULA = "reasoning-17";

/** Subjects that stored data does not answer but a note may mention. */
const withNotes = new Set<string | null>(["pay", "outlook", "training", "place", "permission"]);
const MEMORIES = 3;

/** Answers a question by its intent, from stored evidence alone. It never mentions a role that was not named. */
export function reason(
  person: PersonEvidence,
  index: CatalogIndex,
  understood: Understood,
  known: Known,
  includeSimulation: boolean,
): Answer & { reasoning: string } {
  const answer = firstOfMany(answerTo(person, index, understood, known));
  const simulation = includeSimulation ? simulate(person, index, answer) : [];
  const computed = [...answer.keyFactors, ...simulation];
  // A question that is not about a career gets no notes. A question about pay may be answered by notes in part.
  const isWithout =
    understood.intent === "recall" || (understood.intent === "other" && !withNotes.has(understood.subject));
  const isOfOpenings = understood.intent === "compare" && (known.openings ?? []).length > 0;
  // A note already listed as a limit is not repeated.
  const listed = new Set(computed.map(({ key }) => key));
  const memories = isWithout
    ? []
    : known.memories
        // What openings compare by is not in the resume: "66.8% First Class" says nothing of what closes first.
        .filter(({ claimIds, isUnread }) => !(isOfOpenings && (isUnread || claimIds.length > 0)))
        .slice(0, MEMORIES)
        .map(memoryFactor)
        .filter(({ key }) => !listed.has(key));
  const keyFactors = [...computed, ...memories];
  return {
    ...answer,
    keyFactors,
    // No text from memories or postings, because readers could not tell it from our own words.
    reasoning: accountOf(keyFactors),
  };
}

function answerTo(person: PersonEvidence, index: CatalogIndex, understood: Understood, known: Known): Answer {
  const { intent, subject, roles, unknownRoles } = understood;
  const [opening] = known.openings ?? [];
  switch (intent) {
    case "compare":
      if (subject === "present_job" && roles.length + unknownRoles.length === 0)
        return stayOrLeave(known.openings ?? []);
      if (opening && known.asksFirst)
        return (known.asksFirst === "to_close" ? closesFirst : whichFirst)(known.openings ?? []);
      return opening
        ? compareOpenings(known.openings ?? [], known.limits)
        : compareRoles(person, index, understood, known.limits);
    case "can_i_become":
      return canBecome(person, index, understood, known.limits);
    case "why_score":
      return explainScore(person, index, understood, known);
    case "what_next":
      if (subject === "due")
        return known.openings ? (ofInterviewNotes(known) ?? interviewsOf(known.openings)) : whatIsDue(known);
      if (subject === "match") return whatSuits(person, index);
      return withDue(whatNext(person, index, understood, known), known);
    case "how_to_close":
      return opening ? missingForOpening(opening) : whatNext(person, index, understood, known);
    case "recall":
      if (opening && subject === "limits") return limitsOfOpenings(known.openings ?? []);
      if (opening && subject === "demands") return demandsOf(opening);
      if (opening && subject === "fields") return fieldsOf(opening);
      if (subject === "applied" || subject === "search") return stagesOf(known, subject === "search");
      if (subject === "applied_on") return appliedWhen(known);
      if (opening && subject === "closing") return closingOf(opening);
      if (opening && subject === "lacking") return lackedByOpenings(known.openings ?? []);
      if (opening && subject === "posting") return saidByOpenings(known.openings ?? []);
      return opening && subject === "pay" ? payOfOpenings(known.openings ?? [], known) : recall(known);
    case "other":
      return otherQuestion(person, subject, known);
  }
}

/** The notes on an interview, if no posting names its date. */
function ofInterviewNotes({ openings = [], ...known }: Known): Answer | undefined {
  const memories = known.memories.filter(
    ({ text, claimIds }) => claimIds.length === 0 && interview.test(text),
  );
  return openings.length > 0 || memories.length === 0 ? undefined : recall({ ...known, memories });
}

function simulate(person: PersonEvidence, index: CatalogIndex, { target, keyFactors }: Answer): KeyFactor[] {
  if (target === undefined || keyFactors.some(({ key }) => key === "readiness")) return [];
  const [prediction] = predict(person, index, { targetRole: target });
  return prediction?.estimatedMonths ? [{ ...readinessFactor(prediction), key: "simulation" }] : [];
}
