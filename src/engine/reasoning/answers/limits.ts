import type { KeyFactor, Limit } from "../types.ts";

/** A limit that no data of an occupation can be held against, in the person's words. */
export function limitFactor({ key, text }: Limit): KeyFactor {
  return { key, text: `Stated, and not weighed: ${text}`, effect: "not_weighed", claimIds: [] };
}
