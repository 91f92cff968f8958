import { REQUIRED_IMPORTANCE } from "./constants.ts";
import { round } from "./numbers.ts";
import type { OwnedSkills } from "./person/owned-skills.ts";
import type { SkillRequirement } from "./requirements.ts";
import type { SkillGap } from "./types.ts";

interface WeighedGap extends SkillGap {
  weight: number;
}

const MAX_GAPS = 12;

/** Required skills (importance 3 or more) below the needed level, the gap with the most weight first. */
export function skillGaps(needs: readonly SkillRequirement[], holdings: OwnedSkills): WeighedGap[] {
  return needs
    .filter(({ importance }) => importance >= REQUIRED_IMPORTANCE)
    .map(({ skill, name, importance, level, weight }) => {
      const have = holdings.covered(skill, level) * level;
      return { skill: name, skillId: skill, importance, have: round(have, 2), need: level, weight };
    })
    .filter(({ have, need }) => have < need)
    .sort((left, right) => size(right) - size(left) || left.skillId.localeCompare(right.skillId))
    .slice(0, MAX_GAPS);
}

function size({ weight, have, need }: WeighedGap): number {
  return need === 0 ? 0 : weight * (1 - have / need);
}
