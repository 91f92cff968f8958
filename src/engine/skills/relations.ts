import type { SkillEntry } from "../catalog/types.ts";

/** Credit of a held skill towards a required one, 0..1. Source: docs/methods.md, Raw values. */
const relationCredit = { same: 1, child: 1, parent: 0.6, sibling: 0.4 } as const;

/** The tree of broader and narrower skills, over canonical ids. */
export interface SkillTree {
  /** 0..1, from `relationCredit`. */
  relation(have: string, need: string): number;
  /** Every skill that a held skill counts towards, itself first, with the credit. */
  counts(have: string): ReadonlyMap<string, number>;
}

/** Links every skill to its parent. Unknown parents and cycles are ignored. */
export function createTree(skills: readonly SkillEntry[], canonical: (id: string) => string): SkillTree {
  const parents = parentsOf(skills, canonical);
  const children = new Map<string, string[]>();
  for (const [child, parent] of parents) children.set(parent, [...(children.get(parent) ?? []), child]);
  return {
    relation: (have, need) => counts(canonical(have)).get(canonical(need)) ?? 0,
    counts: (have) => counts(canonical(have)),
  };

  function counts(have: string): Map<string, number> {
    const credits = new Map<string, number>([[have, relationCredit.same]]);
    for (const ancestor of ancestors(have))
      if (!credits.has(ancestor)) credits.set(ancestor, relationCredit.child);
    for (const child of children.get(have) ?? [])
      if (!credits.has(child)) credits.set(child, relationCredit.parent);
    const parent = parents.get(have);
    for (const sibling of parent === undefined ? [] : (children.get(parent) ?? []))
      if (!credits.has(sibling)) credits.set(sibling, relationCredit.sibling);
    return credits;
  }

  function ancestors(id: string): string[] {
    const found: string[] = [];
    let current = parents.get(id);
    while (current !== undefined && current !== id && !found.includes(current)) {
      found.push(current);
      current = parents.get(current);
    }
    return found;
  }
}

function parentsOf(skills: readonly SkillEntry[], canonical: (id: string) => string): Map<string, string> {
  const known = new Set(skills.map(({ id }) => id));
  const parents = new Map<string, string>();
  for (const { id, parent } of skills) {
    if (parent === undefined || !known.has(parent)) continue;
    const child = canonical(id);
    const target = canonical(parent);
    if (child !== target && !parents.has(child)) parents.set(child, target);
  }
  return parents;
}
