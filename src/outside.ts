import { monotonicFactory } from "ulid";
import type { Outside } from "./operation/call.ts";

/** The real clock and ids of this process. */
export function realOutside(): Outside {
  const ulid = monotonicFactory();
  return {
    now: () => new Date(),
    newId: (prefix) => `${prefix}_${ulid().toLowerCase()}`,
    ticks: () => performance.now(),
  };
}
