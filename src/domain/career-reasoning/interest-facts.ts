import { asksInterests } from "../../engine/reasoning/questions/question-shapes.ts";
import type { Fact } from "../../engine/reasoning/types.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { personEvidence } from "../evidence/person.ts";

const areas = ["Realistic", "Investigative", "Artistic", "Social", "Enterprising", "Conventional"] as const;
const MOST = 3;
/** Facts that only an assessment answers; notes that share a word with the question do not. */
export const OF_ASSESSMENT = "assessment.";

/** The interests that the assessment measured, or that there is none. */
export async function interestFacts(ctx: HandlerContext, query: string): Promise<Fact[]> {
  if (!asksInterests.test(query)) return [];
  const { interests, reliability } = await personEvidence(ctx);
  if (!interests) {
    const none = "No interest assessment is stored, so the interests are not known";
    return [{ field: `${OF_ASSESSMENT}none`, text: `${none}.`, answer: none }];
  }
  const strongest = areas
    .map((area, at) => ({ area, score: Math.round(interests[at] ?? 0) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ area, score }) => `${area} ${score}`)
    .join(", ");
  const doubt =
    reliability?.interests !== undefined && reliability.interests < SURE
      ? ", by an assessment of little certainty"
      : "";
  const answer = `The interest assessment has its highest values, of 100, in: ${strongest}${doubt}`;
  return [{ field: `${OF_ASSESSMENT}interests`, text: `${answer}.`, answer }];
}

const SURE = 0.5;
