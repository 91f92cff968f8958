import type { KeyFactor, Limit } from "../types.ts";

/** A limit that occupation data cannot check, in the person's words. */
export function limitFactor({ key, text }: Limit): KeyFactor {
  return { key, text: `Stated, and not weighed: ${text}`, effect: "not_weighed", claimIds: [] };
}
