import type { Material, UsableClaim } from "./types.ts";

/** A claim that shows a skill, and the words with which it does. */
export interface Evidence {
  claim: UsableClaim;
  words: string;
}

const evidenceKinds = new Set([
  "skill",
  "bullet",
  "job",
  "volunteering",
  "project",
  "certificate",
  "degree",
  "course",
  "award",
  "publication",
  "language",
  "summary",
]);

/** The required skills with the claims that show them, in the order given, and those that no claim shows. */
export function supportFor({ claims, asked, shows }: Material): {
  supported: { skill: string; evidence: Evidence[] }[];
  gaps: string[];
} {
  const bySkill = new Map<string, Evidence[]>();
  for (const claim of claims) {
    if (!evidenceKinds.has(claim.kind)) continue;
    for (const { skill, words } of shows(claim)) {
      bySkill.set(skill, [...(bySkill.get(skill) ?? []), { claim, words }]);
    }
  }
  const wanted = [...new Set(asked.skills)];
  return {
    supported: wanted.flatMap((skill) => {
      const found = bySkill.get(skill);
      return found ? [{ skill, evidence: found }] : [];
    }),
    gaps: [...new Set([...wanted.filter((skill) => !bySkill.has(skill)), ...asked.unmet])],
  };
}

/** Sorts claims by how many required skills they show; ties keep the resume's order. */
export function byRelevance(claims: readonly UsableClaim[], { shows }: Material): UsableClaim[] {
  return claims
    .map((claim, index) => ({ claim, index, relevance: shows(claim).length }))
    .sort((left, right) => right.relevance - left.relevance || left.index - right.index)
    .map(({ claim }) => claim);
}

/** The claims of one kind. */
export function ofKind(claims: readonly UsableClaim[], kind: string): UsableClaim[] {
  return claims.filter((claim) => claim.kind === kind);
}

/** The bullets that belong to a job, volunteering or project claim. */
export function bulletsOf(claims: readonly UsableClaim[], owner: UsableClaim): UsableClaim[] {
  return claims.filter(({ kind, path }) => kind === "bullet" && path.startsWith(`${owner.path}.`));
}
