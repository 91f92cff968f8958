import type { Limit } from "../../engine/reasoning/types.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { oncePerCall } from "../../operation/once-per-call.ts";
import { currentNotes, limitsIn, statedNotes } from "../evidence/stated-limits.ts";
import { namedField } from "./profile-facts.ts";

/** Profile fields that limit acceptable work and cannot be compared with occupation data. */
const always = ["min_salary", "target_locations", "family_constraints"] as const;
const ifFalse = [
  "willing_to_relocate",
  "accept_overtime",
  "accept_unstable_orgs",
  "accept_high_social_intensity",
] as const;
/** At most so many are named. */
export const MOST_LIMITS = 8;

/** The first limits of those that the person stated. */
export async function limitsStated(ctx: HandlerContext, _: undefined): Promise<Limit[]> {
  return (await allLimits(ctx, undefined)).slice(0, MOST_LIMITS);
}

/** The limits the person stated: in the profile, and in sentences of notes that no newer note contradicts. */
export const allLimits = oncePerCall(
  () => "",
  async ({ tx }: HandlerContext, _: undefined): Promise<Limit[]> => {
    const { profile = {} } = (await tx.profile.get()) ?? {};
    const set = [
      ...always.filter((field) => !isEmpty(profile[field])),
      ...ifFalse.filter((field) => profile[field] === false),
    ];
    const noted = currentNotes(await statedNotes(tx)).current.flatMap(limitsIn);
    return [
      ...set.flatMap((field) => {
        const text = namedField(field, profile);
        return text === undefined ? [] : [{ key: `profile.${field}`, text }];
      }),
      ...noted.map(({ memoryId, text }) => ({ key: `memory.${memoryId}`, text, memoryId })),
    ];
  },
);

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
