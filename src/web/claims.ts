import { getResume } from "../domain/resume/operations.ts";
import type { Claim } from "../domain/resume/schema.ts";
import type { ClaimTexts } from "../shared/view/claims.tsx";
import { monthsInWords } from "./parts/day.tsx";
import { orMissing, type Person } from "./person.ts";

/** All of the person's claims; empty without a resume. */
export async function claimsOf(person: Person): Promise<readonly Claim[]> {
  const resume = await orMissing(person.ask(getResume), "resource.not_found");
  return resume?.data.claims ?? [];
}

/** The claims' texts by id, each with a link to correct it. */
export function textsOf(claims: readonly Claim[]): ClaimTexts {
  return new Map(
    claims.map(({ id, text }) => [id, { text: monthsInWords(text), href: `/profile/claims/${id}` }]),
  );
}
