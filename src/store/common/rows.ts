import type { ActiveDay } from "../../engine/health/types.ts";
import type { SharedRecord } from "../ports/features.ts";
import type { Records } from "../ports/records.ts";

type WithoutNulls<Row> = { [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key] } & {
  [Key in keyof Row as null extends Row[Key] ? Key : never]?: NonNullable<Row[Key]>;
};

/** Drops null columns: an optional field without a value is absent, not null. */
export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  // The return type describes exactly the dropped entries.
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Row>;
}

type Row = Omit<Records["healthDay"], "metrics"> & Records["healthDay"]["metrics"] & { userId: string };

/** A stored day without its owner. */
export function dayOf({ day, overallScore, formula, userId: _, ...metrics }: Row): Records["healthDay"] {
  return { day, overallScore, metrics, formula };
}

/** A stored subscription without the columns that its owner does not see. */
export function withoutOwner({
  userId: _,
  failingSince: __,
  ...record
}: Records["webhook"] & { userId: string; failingSince: string | null }): Records["webhook"] {
  return record;
}

/** A stored submission without its owner. */
export function submissionOf<Row extends { userId: string }>({
  userId: _,
  ...row
}: Row): Omit<Row, "userId"> {
  return row;
}

/** The id of the newest submission of each module. Rows must be sorted oldest first. */
export function newestIds(rows: readonly { moduleId: string; id: string }[]): string[] {
  return [...new Map(rows.map(({ moduleId, id }) => [moduleId, id])).values()];
}

/** Sorts submissions by module name. */
export function byModule<Row extends { userId: string; moduleId: string }>(
  rows: readonly Row[],
): Omit<Row, "userId">[] {
  return rows.toSorted((left, right) => (left.moduleId < right.moduleId ? -1 : 1)).map(submissionOf);
}

const areas = ["R", "I", "A", "S", "E", "C"];

/** What a user consented to share: the resume document, and the newest scores by module. */
export function sharedRecord(
  preferences: SharedRecord["preferences"],
  stored: { document: Record<string, unknown> } | undefined,
  scores: Partial<Record<string, Record<string, number>>>,
): SharedRecord {
  const riasec = areas.flatMap((area) => scores.riasec?.[area] ?? []);
  return {
    preferences,
    ...(stored && { document: stored.document }),
    ...(riasec.length === areas.length && { riasec }),
    ...(scores.workStyle && { workStyle: scores.workStyle }),
  };
}

/** Sums consecutive rows of the same day. */
export function byDay(rows: readonly ActiveDay[]): ActiveDay[] {
  const days: ActiveDay[] = [];
  for (const { day, impact, events } of rows) {
    const last = days.at(-1);
    if (last?.day === day)
      Object.assign(last, { impact: last.impact + impact, events: last.events + events });
    else days.push({ day, impact, events });
  }
  return days;
}
