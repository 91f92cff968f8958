import { type CatalogIndex, prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import type { MatchItem, PersonEvidence, PersonSkill } from "../../../../src/engine/fit/types.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

let index: CatalogIndex | undefined;

/** The built-in catalogue, prepared once for a file of tests. */
export function builtIn(): CatalogIndex {
  index ??= prepareCatalog(readBuiltInCatalog());
  return index;
}

/** A skill by a name as people write it, at the level of a listed one; throws on a name the catalogue lacks. */
export function held(name: string, level = 4): PersonSkill {
  const found = builtIn().skills.resolve(name);
  if (found === undefined) throw new Error(`The catalogue has no skill called ${name}.`);
  return { id: found.id, name, level, claimIds: [`claim-${found.id}`] };
}

export const nobody: PersonEvidence = { skills: [], titles: [], texts: [], constraints: {} };

/** A fictional ward nurse. */
export function nurse(): PersonEvidence {
  return {
    skills: ["Patient assessment", "Wound care", "IV therapy", "Medication administration"].map((name) =>
      held(name),
    ),
    titles: [{ text: "Registered Nurse, Telemetry", claimIds: ["claim-job"] }],
    texts: [{ text: "Care for five patients a shift and read rhythm strips", claimIds: ["claim-bullet"] }],
    education: "bachelor",
    interests: [35, 60, 30, 90, 50, 55],
    constraints: {},
  };
}

/** A fictional developer with skills alone. */
export function developer(): PersonEvidence {
  const names = ["TypeScript", "Node.js", "PostgreSQL", "Docker", "React"];
  return { ...nobody, skills: names.map((name) => held(name)) };
}

/** All items of a match, whatever list they are in. */
export function itemsOf(
  result: Record<"highFit" | "worthExploring" | "riskyMismatch", MatchItem[]>,
): MatchItem[] {
  return [...result.highFit, ...result.worthExploring, ...result.riskyMismatch];
}
