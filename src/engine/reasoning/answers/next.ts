import { round } from "../../fit/numbers.ts";
import type { CatalogIndex } from "../../fit/scales.ts";
import type { PersonEvidence } from "../../fit/types.ts";
import { type HealthReport, metricNames } from "../../health/types.ts";
import { predict } from "../../prediction/predict.ts";
import { cannotBeAnswered, importResume, roleUnknown, takeInterests } from "../cannot.ts";
import type { KnownOpening } from "../known-opening.ts";
import type { Answer, KeyFactor, Known, SuggestedAction, Understood } from "../types.ts";
import { metricName } from "../words.ts";
import { blockerFactors, readinessFactor, stepFactors } from "./become.ts";
import { things } from "./openings/said.ts";

const MOST_STEPS = 5;
const WEAK = 50;
const MOST_ASKED = 6;
const MOST_OF_GOAL = 2;
const seeOpenings: SuggestedAction = {
  text: "See the openings that ask for it.",
  operation: "jobsWorkspace.list",
  arguments: {},
};
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
  const asking = (known.asking ?? []).filter(
    ({ text }) => !unclear || text.toLowerCase().includes(unclear.asked.toLowerCase()),
  );
  if (unclear && asking.length === 0) return roleUnknown(understood.unknownRoles);
  const role = understood.roles[0] ?? known.goal;
  const weak = understood.intent === "what_next" || !role ? weakParts(known.health) : [];
  const [prediction] = role ? predict(person, index, { targetRole: role.title }) : [];
  const asked = understood.roles.length === 0 ? askedFor(asking) : [];
  if (asked.length > 0)
    return {
      recommendation: `By their fit briefs, the stored openings ask for ${things(asked.length)} not shown by a claim; keyFactors has ${asked.length > MOST_ASKED ? `the first ${MOST_ASKED}` : "each"}${prediction?.parts.length ? ", then the first steps to the stored goal" : ""}.`,
      confidence: 0.7,
      keyFactors: [
        ...asked.slice(0, MOST_ASKED),
        ...(prediction?.parts.length ? stepFactors(prediction, MOST_OF_GOAL) : []),
      ],
      suggestedActions: [seeOpenings],
    };
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

/** What openings ask for and no claim shows, and then what they wish for. */
function askedFor(openings: readonly KnownOpening[]): KeyFactor[] {
  const ofKind = (isWished: boolean) =>
    openings.flatMap(({ id, text: opening, brief }) =>
      (brief?.missing ?? [])
        .filter(({ isPreferred = false }) => isPreferred === isWished)
        .map(({ text, confirm = [] }) => ({
          ...{
            key: `opening.${id}.missing`,
            effect: confirm.length > 0 ? "unknown" : "gap",
            claimIds: confirm,
          },
          text: `${isWished ? "Wished" : "Asked"} for, and not shown: ${text} (${opening})`,
        })),
    );
  return [...ofKind(false), ...ofKind(true)];
}

function weakParts(health: HealthReport | undefined): KeyFactor[] {
  return metricNames.flatMap((name) => {
    if (!health || health.weights[name] === undefined || health.metrics[name].score >= WEAK) return [];
    const text = `${metricName(name)} is weak: ${Math.round(health.metrics[name].score)} of 100.`;
    return [{ key: `health.${name}`, text, effect: "gap", claimIds: [] }];
  });
}
