import { match } from "../../fit/match.ts";
import type { CatalogIndex } from "../../fit/prepare.ts";
import type { PersonEvidence } from "../../fit/types.ts";
import { cannotBeAnswered, importResume, takeInterests } from "../cannot.ts";
import type { Answer, SuggestedAction } from "../types.ts";

const NAMED = 3;
const CONFIDENCE = 0.6;
const seeAll: SuggestedAction = {
  text: "See all occupations that are near, with why.",
  operation: "careerMatch.find",
  arguments: {},
};

/** The occupations nearest to the person, if asked for. Only this answer names roles that no one named. */
export function whatSuits(person: PersonEvidence, index: CatalogIndex): Answer {
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
