import type { Line } from "../layout/lines.ts";
import { periodOf } from "./line-period.ts";

/** What a line of a dated section is to its entry. */
export type Role = "head" | "date" | "body";
export type Tagged = { readonly line: Line; readonly role: Role };

/** Whether each entry begins with its dates on a line of their own, as in a Europass. */
export function beginWithDates(tagged: readonly Tagged[]): boolean {
  const dates = tagged.filter(({ role }) => role === "date");
  return dates.length > 1 && tagged[0]?.role === "date" && dates.every(({ line }) => isOnlyDated(line));
}

/** Whether a line holds its dates and nothing else. */
export function isOnlyDated(line: Line): boolean {
  const period = periodOf(line);
  return (
    period !== undefined &&
    !/[\p{L}\d]/u.test(line.piece.text.slice(0, period.from) + line.piece.text.slice(period.to))
  );
}

/** Below the description of such an entry no line names the next one, whatever it looks like. */
export function withoutLateHeads(tagged: readonly Tagged[]): Tagged[] {
  let isBelow = false;
  return tagged.map(({ line, role }) => {
    isBelow = role !== "date" && (isBelow || role === "body");
    return { line, role: isBelow ? "body" : role };
  });
}
