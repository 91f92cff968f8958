import type { Line } from "../../layout/lines.ts";
import { periodOf } from "./line-period.ts";

/** A line's role for its entry in a dated section. */
export type Role = "head" | "date" | "body";
export type Tagged = { readonly line: Line; readonly role: Role };

/** True if each entry starts with its dates on a separate line, as in a Europass. */
export function beginWithDates(tagged: readonly Tagged[]): boolean {
  const dates = tagged.filter(({ role }) => role === "date");
  return dates.length > 1 && tagged[0]?.role === "date" && dates.every(({ line }) => isOnlyDated(line));
}

/** True if a line contains only its dates. */
export function isOnlyDated(line: Line): boolean {
  const period = periodOf(line);
  return (
    period !== undefined &&
    !/[\p{L}\d]/u.test(line.piece.text.slice(0, period.from) + line.piece.text.slice(period.to))
  );
}

/** Below such an entry's description no line names the next entry, whatever it looks like. */
export function withoutLateHeads(tagged: readonly Tagged[]): Tagged[] {
  let isBelow = false;
  return tagged.map(({ line, role }) => {
    isBelow = role !== "date" && (isBelow || role === "body");
    return { line, role: isBelow ? "body" : role };
  });
}
