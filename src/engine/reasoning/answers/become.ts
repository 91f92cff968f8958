import { round } from "../../fit/numbers.ts";
import type { CatalogIndex } from "../../fit/prepare.ts";
import type { PersonEvidence } from "../../fit/types.ts";
import { predict } from "../../prediction/predict.ts";
import type { Prediction } from "../../prediction/types.ts";
import { cannotBeAnswered, importResume, roleUnknown, takeInterests } from "../cannot.ts";
import type { Answer, KeyFactor, Understood } from "../types.ts";

/** From here a role is within reach, 0..100; our own choice. */
const WITHIN_REACH = 70;
const STEPS = 3;

/** Whether a role can be reached: what blocks entry first, then readiness and the way. */
export function canBecome(
  person: PersonEvidence,
  index: CatalogIndex,
  { roles, unknownRoles, subject }: Understood,
): Answer {
  const [role] = roles;
  if (!role) return roleUnknown(unknownRoles[0]?.nearest ?? []);
  const [prediction] = predict(person, index, { targetRole: role.asked });
  if (!prediction || prediction.parts.length === 0) return withoutData(prediction);
  const blocked = prediction.blockers.map(
    ({ key, text }): KeyFactor => ({ key: `blocker.${key}`, text, effect: "speaks_against", claimIds: [] }),
  );
  return {
    recommendation: [
      sentence(role.title, prediction),
      ...(subject === "degree" ? degreeSentence(role.code, prediction, index) : []),
    ].join(" "),
    confidence: round(prediction.confidence, 2),
    keyFactors: [...blocked, readinessFactor(prediction), ...stepFactors(prediction)],
    suggestedActions: [
      {
        text: `See the whole way to ${role.title}, and nearer roles.`,
        operation: "careerPrediction.create",
        arguments: { targetRole: role.title, includeAlternatives: true },
      },
    ],
    target: role.title,
  };
}

/** What is known of a degree for entry, where no blocker says it already. */
function degreeSentence(code: string, { blockers }: Prediction, index: CatalogIndex): string[] {
  if (blockers.some(({ key }) => key.startsWith("entry:degree"))) return [];
  const asked = (index.entryRequirements.get(code) ?? []).find(({ kind }) => kind === "degree");
  if (!asked) return ["The catalogue names no degree that entry asks for."];
  return [`Entry asks for ${asked.name}, which a stored degree shows.`];
}

/** The readiness of a prediction as a factor. */
export function readinessFactor({ title, targetRole, readiness, estimatedMonths }: Prediction): KeyFactor {
  const way = estimatedMonths
    ? ` The open steps take about ${estimatedMonths.min} to ${estimatedMonths.max} months.`
    : "";
  return {
    key: "readiness",
    text: `Readiness for ${title ?? targetRole} is ${readiness} of 100.${way}`,
    effect: readiness >= WITHIN_REACH ? "supports" : "gap",
    claimIds: [],
  };
}

/** The first steps of a prediction as factors. */
export function stepFactors({ steps }: Prediction, most = STEPS): KeyFactor[] {
  return steps
    .slice(0, most)
    .map(({ key, text }) => ({ key: `step.${key}`, text, effect: "gap", claimIds: [] }));
}

function sentence(title: string, { blockers: [first, ...others], readiness }: Prediction): string {
  if (first) {
    const more = others.length > 0 ? ` (${others.length + 1} blockers)` : "";
    return `Not on what is stored${more}: ${title} asks for more. ${first.text} Readiness otherwise is ${readiness} of 100.`;
  }
  const reach = readiness >= WITHIN_REACH ? "is within reach" : "is not within reach yet";
  return `${title} ${reach}: readiness is ${readiness} of 100, and nothing that is known blocks entry.`;
}

/** Nobody's readiness is no number, but what entry asks for is known. */
function withoutData(prediction: Prediction | undefined): Answer {
  const asks = (prediction?.blockers ?? []).map(
    ({ key, text }): KeyFactor => ({ key: `blocker.${key}`, text, effect: "unknown", claimIds: [] }),
  );
  return cannotBeAnswered(
    "nothing is known of the user's skills, jobs and education.",
    [importResume, takeInterests],
    asks,
  );
}
