import { toResume } from "../../../engine/resume/json-resume.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { profileUpdated } from "../../profile/schema.ts";
import { recordEvent } from "../../timeline/record-event.ts";
import { type ClaimRecord, type ResumeRecord, skillAcquired } from "../schema.ts";

/** The skills that no claim showed before. */
export function newSkills(
  known: readonly ClaimRecord[],
  claims: readonly Omit<ClaimRecord, "id">[],
): string[] {
  const held = new Set(known.map(({ identity }) => identity));
  return claims
    .filter(({ kind, identity }) => kind === "skill" && !held.has(identity))
    .map(({ text }) => text);
}

/** Notifies subscribers and the timeline of an import. */
export async function tell(
  ctx: HandlerContext,
  record: ResumeRecord,
  changedFields: string[],
  skills: string[],
): Promise<void> {
  await ctx.publish(profileUpdated, { changedFields });
  const resume = toResume(record.document, record.parsedAt);
  await recordEvent(ctx, {
    eventType: "resume.imported",
    eventData: {
      format: record.format,
      experienceCount: resume.experience?.length ?? 0,
      educationCount: resume.education?.length ?? 0,
      skillCount: resume.skills?.length ?? 0,
    },
    impactScore: 0.6,
  });
  await tellSkills(ctx, skills);
}

/** Notifies subscribers and the timeline of new skills. */
export async function tellSkills(ctx: HandlerContext, skills: string[]): Promise<void> {
  if (skills.length === 0) return;
  await ctx.publish(skillAcquired, { skills, source: "resume" });
  await recordEvent(ctx, {
    eventType: "skill.acquired",
    eventData: { skills, source: "resume" },
    impactScore: 0.4,
  });
}
