import type { Records } from "../ports/records.ts";

/** A stored subscription as its owner knows it. */
export function withoutOwner({
  userId: _,
  failingSince: __,
  ...record
}: Records["webhook"] & { userId: string; failingSince: string | null }): Records["webhook"] {
  return record;
}
