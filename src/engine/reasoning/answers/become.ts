import { counted } from "../../../shared/text/words.ts";
import { round } from "../../fit/numbers.ts";
import { confirmSentence, type SkillsShown } from "../../fit/opening/types.ts";
import { fitTo } from "../../fit/opening.ts";
import type { CatalogIndex } from "../../fit/scales.ts";
import type { PersonEvidence } from "../../fit/types.ts";
import { predict } from "../../prediction/predict.ts";
import type { Prediction } from "../../prediction/types.ts";
import { isNamed } from "../../roles/entry.ts";
import { heldAs } from "../../roles/held-roles.ts";
import type { UnderstoodRole } from "../../roles/resolve-role.ts";
import { cannotBeAnswered, importResume, roleUnknown, takeInterests, unknown } from "../cannot.ts";
import type { Answer, KeyFactor, Limit, Understood } from "../types.ts";
import { heldFactors, isToCheck, reachSentence, WITHIN_REACH } from "./become-sentence.ts";
import { checkFactors } from "./checked.ts";
import { limitFactor } from "./compare.ts";
import { narrowerFactors } from "./narrower.ts";

const STEPS = 3;

/** True if a role can be reached: entry barriers first, then readiness and the path. */
export function canBecome(
  person: PersonEvidence,
  index: CatalogIndex,
  { roles, unknownRoles, subject }: Understood,
  limits: readonly Limit[] = [],
): Answer {
  const [role] = roles;
  if (!role) return roleUnknown(unknownRoles);
  const [prediction = predict(person, index, { targetRole: role.title })[0]] = predict(person, index, {
    targetRole: role.asked,
  });
  if (!prediction || prediction.parts.length === 0) return withoutData(prediction);
  const narrower = narrowerFactors(person, role, index);
  // Neither a rank above a role nor a speciality is the role.
  const isOther = role.step !== undefined || narrower.length > 0;
  const held = isOther ? [] : heldAs(person, role.code, index).filter((one) => !one.isUnpaid);
  const blocked = blockerFactors(prediction, held.length > 0);
  const fit = fitTo(person, index, { title: role.title, position: index.positions.get(role.code) });
  const { matchedSkills = [], missingSkills = [] } = fit ?? {};
  const keyFactors = [
    ...heldFactors(held),
    ...blocked,
    ...narrower,
    ...(subject === "degree" ? degreeFactors(person, role.code, prediction, index) : []),
    ...roleChecks({ matchedSkills, missingSkills }, blocked),
    readinessFactor(prediction),
    ...stepFactors(prediction),
    ...limits.map(limitFactor),
  ];
  return {
    recommendation: `${subject === "duration" ? duration(prediction) : ""}${reachSentence({
      ...{ role: roleName(role), prediction, held, limits: limits.length, isNarrower: narrower.length > 0 },
      skills: { shown: matchedSkills.length, of: matchedSkills.length + missingSkills.length },
    })}`,
    confidence: round(prediction.confidence, 2),
    keyFactors,
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

/** The obstacles to a role. What unconfirmed claims would show is unknown. */
export function blockerFactors({ blockers }: Prediction, isHeld = false): KeyFactor[] {
  return blockers.map((blocker) => {
    const { key, text, confirm = [] } = blocker;
    const isUnsure = confirm.length > 0 || (isHeld && isToCheck(blocker));
    return {
      ...{ key: `blocker.${key}`, text },
      ...{ effect: isUnsure ? "unknown" : "speaks_against", claimIds: confirm },
    };
  });
}

/**
 * An occupation's requirements that claims show, and those that unconfirmed claims would show and `asked` does
 * not name yet.
 */
function roleChecks({ matchedSkills, missingSkills }: SkillsShown, asked: readonly KeyFactor[]): KeyFactor[] {
  const named = new Set(asked.flatMap(({ claimIds }) => claimIds));
  const open = missingSkills.flatMap(({ skill, confirm = [] }): KeyFactor[] => {
    const claimIds = confirm.filter((id) => !named.has(id));
    for (const id of claimIds) named.add(id);
    if (claimIds.length === 0) return [];
    return [
      { key: "role.not_known", text: `${skill}. ${confirmSentence(claimIds)}`, effect: "unknown", claimIds },
    ];
  });
  const met = matchedSkills.map(({ skill, shownBy, claimIds }) => ({
    ...{ text: skill, outcome: "met" as const, by: shownBy, claimIds },
  }));
  return [...open, ...checkFactors(met, "role")];
}

/** What is known about an entry degree, unless a blocker already says it. */
function degreeFactors(
  { degrees = [] }: PersonEvidence,
  code: string,
  { blockers }: Prediction,
  index: CatalogIndex,
): KeyFactor[] {
  if (blockers.some(({ key }) => key.startsWith("entry:degree") || key === "education")) return [];
  const asked = (index.entryRequirements.get(code) ?? []).find(({ kind }) => kind === "degree");
  if (!asked) return [unknown("degree", "No degree that entry asks for by law or custom is known.")];
  const shown = degrees.filter(({ text }) => asked.shownBy.length === 0 || isNamed(text, asked));
  const claimIds = [...new Set(shown.flatMap((degree) => degree.claimIds))];
  return [{ key: "degree", text: `Met: entry asks for ${asked.name}.`, effect: "supports", claimIds }];
}

/** A prediction's readiness as a factor. */
export function readinessFactor({ title, targetRole, readiness, estimatedMonths }: Prediction): KeyFactor {
  const [way] = openSteps({ estimatedMonths });
  return {
    key: "readiness",
    text: `Readiness for ${title ?? targetRole} is ${Math.round(readiness)} of 100.${way ? ` ${way}` : ""}`,
    effect: readiness >= WITHIN_REACH ? "supports" : "gap",
    claimIds: [],
  };
}

/** A prediction's first steps as factors. */
export function stepFactors({ steps }: Prediction, most = STEPS): KeyFactor[] {
  return steps.slice(0, most).map(({ key, text, months }) => ({
    ...{ key: `step.${key}`, text, claimIds: [] },
    // What a held role implies is only not said.
    effect: months === 0 ? "unknown" : "gap",
  }));
}

/** A role by its title, with the name in the question if that is one of its catalogue names. */
function roleName({ title, asked, how }: UnderstoodRole): string {
  return how === "alternate" ? `${title} (asked as "${asked}")` : title;
}

function duration({ estimatedMonths }: Prediction): string {
  if (!estimatedMonths) return "";
  const { min, max } = estimatedMonths;
  return max === 0
    ? "No open steps, so no time is estimated; "
    : `About ${min} to ${counted(max, "month")}, learning part-time, not counting the job search; `;
}

function openSteps({ estimatedMonths }: Pick<Prediction, "estimatedMonths">): string[] {
  if (!estimatedMonths || estimatedMonths.max === 0) return [];
  return [`The open steps take about ${estimatedMonths.min} to ${counted(estimatedMonths.max, "month")}.`];
}

/** Without a person's data there is no readiness number, but the entry requirements are known. */
function withoutData(prediction: Prediction | undefined): Answer {
  const asks = (prediction ? blockerFactors(prediction) : []).map((factor) => ({
    ...factor,
    effect: "unknown",
  }));
  return cannotBeAnswered(
    "nothing is known of the user's skills, jobs and education.",
    [importResume, takeInterests],
    asks,
  );
}
