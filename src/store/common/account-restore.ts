import { fail } from "../../operation/errors.ts";
import type { AccountRows } from "../ports/account.ts";

/** The rows whose ids are not known yet. */
export function without<Row extends { id: string }>(rows: readonly Row[], known: ReadonlySet<string>): Row[] {
  return rows.filter(({ id }) => !known.has(id));
}

/** Nodes of one source are neighbours in the order in which they were made. */
export function byTime(
  left: AccountRows["memories"][number],
  right: AccountRows["memories"][number],
): number {
  return left.createdAt.localeCompare(right.createdAt) || left.id.localeCompare(right.id);
}

/** The error of an export of which an id is taken. */
export function idTaken() {
  return fail(
    "validation.bad_request",
    "Records of the export are stored in this database already, or twice in the export; take it into another data folder.",
    { status: 409 },
  );
}
