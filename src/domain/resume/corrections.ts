import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { sameJson } from "../../shared/json.ts";
import { indexResume } from "../memories/from-resume.ts";
import { profileUpdated } from "../profile/schema.ts";
import { recordEvent } from "../timeline/record-event.ts";
import { type Corrections, correct } from "./edit.ts";
import type { ClaimRecord } from "./schema.ts";
import { newSkills, tellSkills } from "./tell.ts";

/**
 * Stores a resume with corrections of the person, and tells what is new. A claim that is set to what it says already is
 * confirmed: it is the person's word from then on.
 */
export async function storeCorrections(ctx: HandlerContext, corrections: Corrections): Promise<void> {
  const record = await ctx.tx.resume.get();
  if (!record) throw fail("resource.not_found", "There is no resume yet.", { see: "resume.import" });
  const known = await ctx.tx.resume.claims();
  const made = correct({ record, claims: known }, corrections, () => ctx.newId("clm"));
  if (sameJson(made.record.document, record.document) && sameJson(made.claims, known)) return;
  await ctx.tx.resume.put(made.record);
  await ctx.tx.resume.replaceClaims(made.claims);
  await indexResume(ctx, made.claims);
  await ctx.publish(profileUpdated, { changedFields: ["resume"] });
  await recordEvent(ctx, {
    eventType: "resume.corrected",
    eventData: { claimIds: changedIds(known, made.claims) },
  });
  await tellSkills(ctx, newSkills(known, made.claims));
}

/** The claims that are new, say something else, or are the person's word by now. */
function changedIds(known: readonly ClaimRecord[], claims: readonly ClaimRecord[]): string[] {
  const before = new Map(known.map((claim) => [claim.id, claim]));
  const isSame = ({ id, text, provenance }: ClaimRecord) =>
    before.get(id)?.text === text && before.get(id)?.provenance === provenance;
  return claims.filter((claim) => !isSame(claim)).map(({ id }) => id);
}
