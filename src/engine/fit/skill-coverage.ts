import type { OwnedSkills } from "./person/owned-skills.ts";
import type { SkillRequirement } from "./requirements.ts";

/** Σ weight × covered / Σ weight over the requirements, 0..1; undefined without any. */
export function skillCoverage(needs: readonly SkillRequirement[], holdings: OwnedSkills): number | undefined {
  let whole = 0;
  let covered = 0;
  for (const { skill, level, weight } of needs) {
    whole += weight;
    covered += weight * holdings.covered(skill, level);
  }
  return whole === 0 ? undefined : covered / whole;
}
