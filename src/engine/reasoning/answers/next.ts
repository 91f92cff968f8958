import { round } from "../../fit/numbers.ts";
import type { CatalogIndex } from "../../fit/scales.ts";
import type { PersonEvidence } from "../../fit/types.ts";
import { type HealthReport, metricNames } from "../../health/types.ts";
import { predict } from "../../prediction/predict.ts";
import { cannotBeAnswered, importResume, roleUnknown, takeInterests } from "../cannot.ts";
import type { Answer, KeyFactor, Known, SuggestedAction, Understood } from "../types.ts";
import { metricName } from "../words.ts";
import { blockerFactors, readinessFactor, stepFactors } from "./become.ts";

const MOST_STEPS = 5;
const WEAK = 50;
const goals: SuggestedAction = {
  text: "Ask the user for the role they want, and ask again with its title.",
  operation: "context.get",
  arguments: {},
};

/** The next steps towards the named role or else the goal, and weak health metrics. */
export function whatNext(
  person: PersonEvidence,
  index: CatalogIndex,
  understood: Understood,
  known: Known,
): Answer {
  const [unclear] = understood.unknownRoles;
  if (unclear) return roleUnknown(understood.unknownRoles);
  const role = understood.roles[0] ?? known.goal;
  const weak = understood.intent === "what_next" || !role ? weakParts(known.health) : [];
  const [prediction] = role ? predict(person, index, { targetRole: role.title }) : [];
  if (!role || !prediction || prediction.parts.length === 0) {
    const why = role
      ? "nothing is known of the user's skills and jobs."
      : known.goalIsUnknown
        ? "the question names no role, and the stored goal names none that the catalogue knows."
        : "neither the question nor a goal names a role.";
    return cannotBeAnswered(why, role ? [importResume, takeInterests] : [goals], weak);
  }
  const steps = stepFactors(prediction, MOST_STEPS);
  const [first] = prediction.steps;
  const lead = first
    ? `First towards ${understood.roles[0] ? "" : "the stored goal, "}${role.title}: ${first.text}`
    : `All requirements of ${role.title} are met.`;
  return {
    recommendation: lead,
    confidence: round(prediction.confidence, 2),
    keyFactors: [...blockerFactors(prediction), ...steps, readinessFactor(prediction), ...weak],
    suggestedActions: [
      {
        text: `See the whole way to ${role.title}.`,
        operation: "careerPrediction.create",
        arguments: { targetRole: role.title, includeAlternatives: true },
      },
    ],
    target: role.title,
  };
}

function weakParts(health: HealthReport | undefined): KeyFactor[] {
  return metricNames.flatMap((name) => {
    if (!health || health.weights[name] === undefined || health.metrics[name].score >= WEAK) return [];
    const text = `${metricName(name)} is weak: ${Math.round(health.metrics[name].score)} of 100.`;
    return [{ key: `health.${name}`, text, effect: "gap", claimIds: [] }];
  });
}
