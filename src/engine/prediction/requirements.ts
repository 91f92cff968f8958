import { type Education, educationLevels, type SkillKind } from "../catalog/types.ts";
import type { PreparedOccupation } from "../fit/baseline.ts";
import { REQUIRED_IMPORTANCE } from "../fit/constants.ts";
import type { OwnedSkills } from "../fit/person/owned-skills.ts";
import type { SkillRequirement } from "../fit/requirements.ts";
import type { SkillIndex } from "../skills/index.ts";
import { MIN_DEMANDED_IMPORTANCE } from "./constants.ts";

/** A required skill below the required level; `have` is a level 0..7. */
export interface Missing extends SkillRequirement {
  kind: SkillKind;
  have: number;
}

/** The requirements of a role compared with a person. */
export interface Requirements {
  /** Σ weight × covered / Σ weight over required skills that are not credentials, 0..1; undefined without any. */
  skillShare: number | undefined;
  /** The highest weight first. */
  missing: Missing[];
  /** The share of required credentials held, 0..1; undefined if none is required. */
  credentialShare: number | undefined;
  missingCredentials: Missing[];
  /** Required credentials without evidence that an earlier role of the person also required. */
  impliedCredentials: Missing[];
  /** Missing levels of education, 0 if enough; undefined if either is unknown. */
  educationShort: number | undefined;
  educationNeeded: Education | undefined;
}

/**
 * Compares a role's required skills, credentials and education with the person's. `demandedBefore` are
 * credentials that earlier roles required: the person probably has them, which is reported but not counted.
 */
export function requirementsOf(
  { entry, needs }: PreparedOccupation,
  holdings: OwnedSkills,
  education: Education | undefined,
  skills: SkillIndex,
  demandedBefore: ReadonlySet<string>,
): Requirements {
  const required = needs
    .filter(({ importance }) => importance >= REQUIRED_IMPORTANCE)
    .map((need) => ({
      ...need,
      kind: skills.entry(need.skill)?.kind ?? "professional",
      have: holdings.covered(need.skill, need.level) * need.level,
    }));
  const demanded = required.filter(isDemanded);
  const isImplied = (need: Missing) => lacks(need) && demandedBefore.has(need.skill);
  const credentials = demanded.filter((need) => !isImplied(need));
  const others = required.filter(({ kind }) => kind !== "credential");
  return {
    skillShare: shareOf(others),
    missing: others
      .filter(isMissing)
      .sort((left, right) => gap(right) - gap(left) || (left.skill < right.skill ? -1 : 1)),
    // A licence is held or not. A broader or similar one earns no credit.
    credentialShare:
      credentials.length === 0
        ? undefined
        : credentials.filter((need) => !lacks(need)).length / credentials.length,
    missingCredentials: credentials.filter(lacks),
    impliedCredentials: demanded.filter(isImplied),
    educationShort: shortOf(education, entry.education),
    educationNeeded: entry.education,
  };
}

/** The credentials that a role requires. */
export function demandedCredentials({ needs }: PreparedOccupation, skills: SkillIndex): string[] {
  return needs
    .filter(({ skill, importance }) =>
      isDemanded({ importance, kind: skills.entry(skill)?.kind ?? "professional" }),
    )
    .map(({ skill }) => skill);
}

function isDemanded({ kind, importance }: Pick<Missing, "kind" | "importance">): boolean {
  return kind === "credential" && importance >= MIN_DEMANDED_IMPORTANCE;
}

function lacks({ have, level }: Missing): boolean {
  return have < 0.65 * level;
}

function isMissing({ have, level }: Missing): boolean {
  return have < level;
}

function gap({ weight, have, level }: Missing): number {
  return level === 0 ? 0 : weight * (1 - have / level);
}

function shareOf(needs: readonly Missing[]): number | undefined {
  const whole = needs.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return undefined;
  return needs.reduce((sum, need) => sum + need.weight - gap(need), 0) / whole;
}

function shortOf(have: Education | undefined, need: Education | undefined): number | undefined {
  if (have === undefined || need === undefined) return undefined;
  return Math.max(0, educationLevels.indexOf(need) - educationLevels.indexOf(have));
}
