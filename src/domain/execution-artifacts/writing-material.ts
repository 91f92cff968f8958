import type { SkillIndex } from "../../engine/skills/index.ts";
import type { WritingMaterial } from "../../engine/writing/types.ts";
import { writingClaim } from "../../engine/writing/writing-claim.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { claimsOnce } from "../evidence/claims.ts";
import type { ResolvedOpening } from "./writing-opening.ts";

/** What the sentences of a document are checked against: the resume's claims and the opening. */
export async function writingMaterial(
  ctx: HandlerContext,
  opening: ResolvedOpening | undefined,
): Promise<WritingMaterial> {
  const { skills } = ctx.catalog();
  const document = (await ctx.tx.resume.get())?.document ?? {};
  const claims = (await claimsOnce(ctx)).map((claim) => writingClaim(claim, document));
  return { claims, opening, skillsIn: namedSkills(skills), today: ctx.now.toISOString().slice(0, 10) };
}

/** Refuses ids of claims that do not exist. Throws validation.bad_request and names the field. */
export function requireClaims(
  { claims }: WritingMaterial,
  cited: readonly { claimIds?: readonly string[] | undefined }[],
  field: string,
): void {
  const known = new Set(claims.map(({ id }) => id));
  for (const [index, { claimIds = [] }] of cited.entries()) {
    if (claimIds.every((id) => known.has(id))) continue;
    throw fail(
      "validation.bad_request",
      `${field}[${index}].claimIds must name claims of the resume: nothing has an id it gives.`,
      { see: "resume.get" },
    );
  }
}

/** Finds catalogue skills in a text. Certificates have proper names, which must appear unchanged. */
export function namedSkills(skills: SkillIndex): WritingMaterial["skillsIn"] {
  return (text) => skills.find(text).filter(({ id }) => skills.entry(id)?.kind !== "credential");
}
