import type { Draft, UsableClaim } from "../../../engine/artifacts/types.ts";

/** Refuses a draft with a line about the user that cites no claim, or one that does not exist: a bug, never stored. */
export function requireClaims({ sections }: Draft, claims: readonly UsableClaim[]): void {
  const known = new Set(claims.map(({ id }) => id));
  for (const { lines } of sections) {
    for (const { claimIds, source } of lines) {
      const isClaimed = claimIds.length > 0 && claimIds.every((id) => known.has(id));
      if (source !== "opportunity" && !isClaimed) throw new Error("A line about the user rests on no claim.");
    }
  }
}
