import { profileCompleteness } from "../../engine/completeness.ts";
import { toResume } from "../../engine/resume/json-resume.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { validationMessage } from "../../operation/input/validation-message.ts";
import { mergePatch, sameJson } from "../../shared/json.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { UserRecord } from "../../store/ports/users.ts";
import { currentAssessments } from "../assessments/assessments.ts";
import { indexedFields, indexProfile } from "../memories/from-profile.ts";
import { recordEvent } from "../timeline/record-event.ts";
import { goalChanged, Profile, type ProfileData, profileUpdated, type User } from "./schema.ts";

/** The profile with its user, or undefined without profile data. */
export async function readProfile(tx: Tx, now: Date): Promise<ProfileData | undefined> {
  const [stored, user, profileCompleteness] = await Promise.all([
    tx.profile.get(),
    tx.user.get(),
    completeness(tx, now),
  ]);
  if (!stored) return undefined;
  return {
    user: shownUser(user, tx.userId),
    profile: stored.profile,
    metadata: { profileCompleteness, updatedAt: stored.updatedAt },
  };
}

export async function completeness(tx: Tx, now: Date): Promise<number> {
  const [stored, record, assessments] = await Promise.all([
    tx.profile.get(),
    tx.resume.get(),
    currentAssessments(tx, now),
  ]);
  const resume = record ? toResume(record.document, record.parsedAt) : {};
  return profileCompleteness({
    profile: stored?.profile ?? {},
    resume: {
      skills: resume.skills?.length ?? 0,
      experience: resume.experience?.length ?? 0,
      education: resume.education?.length ?? 0,
    },
    assessments: Object.keys(assessments).length,
  });
}

/** Applies a merge patch of profile fields, name and e-mail. Writes nothing if nothing changes. */
export async function patchProfile(ctx: HandlerContext, patch: Record<string, unknown>): Promise<void> {
  const { name, email, ...fields } = patch;
  // Asked together, with what publishing and the answer need: each question takes a way to the database and back.
  const [renamed, stored] = await Promise.all([
    rename(ctx, { name, email }),
    ctx.tx.profile.get(),
    ctx.tx.webhooks.activeFor(profileUpdated.type),
    ctx.tx.resume.get(),
    currentAssessments(ctx.tx, ctx.now),
  ]);
  const before = stored?.profile;
  const after = parseProfile(mergePatch(before ?? {}, fields));
  const changed = changedKeys(before ?? {}, after);
  if (before === undefined ? Object.keys(patch).length > 0 : changed.length > 0) {
    await ctx.tx.profile.put(after, ctx.now.toISOString());
    if (indexedFields.some((field) => changed.includes(field))) await indexProfile(ctx, after);
  }
  await tell(ctx, [...renamed, ...changed], before?.career_goals ?? null, after.career_goals ?? null);
}

function parseProfile(merged: unknown): Profile {
  const parsed = Profile.safeParse(merged);
  if (parsed.success) return parsed.data;
  throw fail("validation.bad_request", validationMessage(parsed.error.issues[0], [Profile]));
}

async function rename(
  { tx }: HandlerContext,
  patch: { name?: unknown; email?: unknown },
): Promise<("name" | "email")[]> {
  const user = await tx.user.get();
  const change = (["name", "email"] as const).filter(
    (field) => patch[field] !== undefined && patch[field] !== (user?.[field] ?? null),
  );
  if (change.length === 0) return [];
  await tx.user.rename(
    Object.fromEntries(change.map((field) => [field, patch[field] === null ? null : String(patch[field])])),
  );
  return change;
}

function changedKeys(before: Profile, after: Profile): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !sameJson(before[key], after[key])).sort();
}

async function tell(
  ctx: HandlerContext,
  changedFields: string[],
  previous: unknown,
  current: unknown,
): Promise<void> {
  if (changedFields.length === 0) return;
  await ctx.publish(profileUpdated, { changedFields });
  await recordEvent(ctx, { eventType: "profile.updated", eventData: { changedFields } });
  if (!changedFields.includes("career_goals")) return;
  await ctx.publish(goalChanged, { previous, current });
  await recordEvent(ctx, { eventType: "goal.changed", eventData: { previous, current }, impactScore: 0.6 });
}

const UNNAMED = "Unnamed user";
const NO_EMAIL = "unset@example.invalid";

/**
 * The user as callers see it. Until someone sets name and e-mail, they are placeholders that cannot be mistaken
 * for facts.
 */
export function shownUser(record: UserRecord | undefined, id: string): User {
  return { id, name: record?.name ?? UNNAMED, email: record?.email ?? NO_EMAIL };
}

/** The name and e-mail of a shown user, null if they are placeholders. */
export function namedUser({ name, email }: User): Pick<UserRecord, "name" | "email"> {
  return { name: name === UNNAMED ? null : name, email: email === NO_EMAIL ? null : email };
}
