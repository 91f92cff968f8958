import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { sameJson } from "../../shared/json.ts";
import { indexResume } from "../memories/from-resume.ts";
import { profileUpdated } from "../profile/schema.ts";
import { recordEvent } from "../timeline/record-event.ts";
import type { Draft } from "./draft.ts";
import { type Corrections, correct } from "./edit.ts";
import { newSkills, tellSkills } from "./import/tell.ts";
import type { ClaimRecord, Corrected } from "./schema.ts";

/**
 * Stores a resume with the person's corrections and announces new skills. Setting a claim to its current text
 * confirms it: it is then the person's statement.
 */
export async function storeCorrections(ctx: HandlerContext, corrections: Corrections): Promise<Corrected> {
  const record = await ctx.tx.resume.get();
  if (!record) throw fail("resource.not_found", "There is no resume yet.", { see: "resume.import" });
  const known = await ctx.tx.resume.claims();
  const made = correct({ record, claims: known }, corrections, () => ctx.newId("clm"));
  const [before, after] = [record, made.record].map(({ document, unconfirmed }) => ({
    document,
    unconfirmed,
  }));
  if (sameJson(after, before) && sameJson(made.claims, known)) return { added: [], changed: [], removed: [] };
  await ctx.tx.resume.put(made.record);
  await ctx.tx.resume.replaceClaims(made.claims);
  await indexResume(ctx, made.claims, made.record.unread);
  await ctx.publish(profileUpdated, { changedFields: ["resume"] });
  await recordEvent(ctx, {
    eventType: "resume.corrected",
    eventData: { claimIds: changedIn(known, made.claims).map(({ id }) => id) },
  });
  await tellSkills(ctx, newSkills(known, made.claims));
  return correctedClaims(known, made.claims, goneApart(record, made));
}

type Line = Corrected["removed"][number];

/** Unconfirmed claims that were not confirmed and are no longer unconfirmed. */
function goneApart({ unconfirmed }: Draft["record"], { record, claims }: Draft): Line[] {
  const there = new Set([...claims.map(({ id }) => id), ...record.unconfirmed.map(({ claimId }) => claimId)]);
  return unconfirmed.flatMap(({ claimId: id, kind, text }) => (there.has(id) ? [] : [{ id, kind, text }]));
}

function correctedClaims(
  known: readonly ClaimRecord[],
  claims: readonly ClaimRecord[],
  apart: readonly Line[],
): Corrected {
  const before = new Map(known.map(({ id, text }) => [id, text]));
  const still = new Set(claims.map(({ id }) => id));
  const line = ({ id, kind, text }: ClaimRecord) => ({ id, kind, text });
  const changed = changedIn(known, claims);
  return {
    added: changed.filter(({ id }) => !before.has(id)).map(line),
    changed: changed.flatMap((claim) => {
      const old = before.get(claim.id);
      return old === undefined ? [] : [{ ...line(claim), before: old }];
    }),
    removed: [...known.filter(({ id }) => !still.has(id)).map(line), ...apart],
  };
}

/** The claims that are new, changed, or now the person's statement. */
function changedIn(known: readonly ClaimRecord[], claims: readonly ClaimRecord[]): ClaimRecord[] {
  const before = new Map(known.map((claim) => [claim.id, claim]));
  const isSame = ({ id, text, provenance }: ClaimRecord) =>
    before.get(id)?.text === text && before.get(id)?.provenance === provenance;
  return claims.filter((claim) => !isSame(claim));
}
