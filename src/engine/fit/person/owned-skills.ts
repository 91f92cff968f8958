import type { SkillIndex } from "../../skills/index.ts";
import type { PersonSkill } from "../types.ts";

interface Holding {
  credit: number;
  level: number;
  by: PersonSkill;
}

/** The credit of a person's skills towards required skills. */
export interface OwnedSkills {
  /** How far a need is covered, 0..1: the best credit × min(1, level / required level) of any held skill. */
  covered(skill: string, level: number): number;
  /** The held skill that covers a need best, or undefined. */
  coveredBy(skill: string, level: number): PersonSkill | undefined;
  /** The held skills that cover a need best, at most two. */
  nearestTo(skill: string, level: number): PersonSkill[];
}

const MOST_NEAREST = 2;

/** Credits every held skill to the skills it counts towards. More skills or higher levels never reduce coverage. */
export function createOwnedSkills(skills: readonly PersonSkill[], index: SkillIndex): OwnedSkills {
  const bySkill = new Map<string, Holding[]>();
  for (const by of skills)
    for (const [skill, credit] of index.counts(by.id)) {
      const list = bySkill.get(skill);
      if (list === undefined) bySkill.set(skill, [{ credit, level: by.level, by }]);
      else list.push({ credit, level: by.level, by });
    }
  return {
    covered: (skill, level) => worth(best(skill, level), level),
    coveredBy: (skill, level) => best(skill, level)?.by,
    nearestTo: (skill, level) => {
      const most = worth(best(skill, level), level);
      const equal = (bySkill.get(skill) ?? []).filter(
        (holding) => most > 0 && worth(holding, level) === most,
      );
      return equal.slice(0, MOST_NEAREST).map(({ by }) => by);
    },
  };

  function best(skill: string, level: number): Holding | undefined {
    let found: Holding | undefined;
    for (const holding of bySkill.get(skill) ?? [])
      if (worth(holding, level) > worth(found, level)) found = holding;
    return found;
  }
}

function worth(holding: Holding | undefined, required: number): number {
  if (holding === undefined) return 0;
  return holding.credit * (required > 0 ? Math.min(1, holding.level / required) : 1);
}
