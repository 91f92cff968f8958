import { counted } from "../../../shared/counted.ts";
import { round } from "../../fit/numbers.ts";
import type { CatalogIndex } from "../../fit/prepare.ts";
import type { PersonEvidence } from "../../fit/types.ts";
import { predict } from "../../prediction/predict.ts";
import type { Prediction } from "../../prediction/types.ts";
import type { UnderstoodRole } from "../../roles/resolve-role.ts";
import { shareWords } from "../../share-words.ts";
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
      ...(subject === "duration" ? durationSentence(prediction) : []),
      sentence(roleName(role), prediction),
      ...(subject === "degree" ? degreeSentence(role.code, prediction, index) : []),
      ...(subject === "duration" ? [] : openSteps(prediction)),
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
  if (blockers.some(({ key }) => key.startsWith("entry:degree") || key === "education")) return [];
  const asked = (index.entryRequirements.get(code) ?? []).find(({ kind }) => kind === "degree");
  if (!asked) return ["No degree that entry asks for by law or custom is known."];
  return [`Entry asks for ${asked.name}, which a stored degree shows.`];
}

/** The readiness of a prediction as a factor. */
export function readinessFactor({ title, targetRole, readiness, estimatedMonths }: Prediction): KeyFactor {
  const [way] = openSteps({ estimatedMonths });
  return {
    key: "readiness",
    text: `Readiness for ${title ?? targetRole} is ${Math.round(readiness)} of 100.${way ? ` ${way}` : ""}`,
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

function sentence(role: string, { blockers, readiness }: Prediction): string {
  const [first] = blockers;
  const shown = `What is stored shows ${shareWords(readiness / 100)} of what the role asks for`;
  if (first) {
    const count = blockers.length === 1 ? "one thing stands" : `${blockers.length} things stand`;
    return `${role}: not yet, on what is stored; ${count} in the way. ${first.text} ${shown}.`;
  }
  const reach = readiness >= WITHIN_REACH ? "within reach" : "not within reach yet";
  return `${role}: ${reach}. ${shown}, and nothing that is known blocks entry.`;
}

/** A role by its title, with the name that it was asked by where that is one of the catalogue's own for it. */
function roleName({ title, asked, how }: UnderstoodRole): string {
  return how === "alternate" ? `${title} (taken for "${asked}")` : title;
}

function durationSentence({ estimatedMonths }: Prediction): string[] {
  if (!estimatedMonths) return [];
  const { min, max } = estimatedMonths;
  return max === 0
    ? ["No time is needed for what is known: no step is open."]
    : [`About ${min} to ${counted(max, "month")}, learning beside work and without the search for a job.`];
}

function openSteps({ estimatedMonths }: Pick<Prediction, "estimatedMonths">): string[] {
  if (!estimatedMonths || estimatedMonths.max === 0) return [];
  return [`The open steps take about ${estimatedMonths.min} to ${counted(estimatedMonths.max, "month")}.`];
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
