import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { field, textField } from "../../../shared/view/json.ts";
import { stageNames } from "../../../shared/view/opening/words.ts";

export interface Column {
  key: string;
  name: string;
  jobs: readonly Job[];
}

const NEW = "new";
const begun = ["applied", "screen", "interview", "offer"] as const;
const ended = ["accepted", "rejected", "ghosted", "withdrawn"] as const;

/** The columns of open openings, in the order of the board. */
export const openColumns = [
  { key: NEW, name: "Not applied yet", stage: "saved" },
  ...begun.map((stage) => ({ key: stage, name: stageNames[stage], stage })),
] as const;

type ColumnKey = (typeof openColumns)[number]["key"] | (typeof ended)[number] | "archived" | "directions";

/** The columns' names by key, in the order of the board. */
export const columnNames: Readonly<Record<ColumnKey, string>> = {
  new: "Not applied yet",
  applied: stageNames.applied,
  screen: stageNames.screen,
  interview: stageNames.interview,
  offer: stageNames.offer,
  accepted: stageNames.accepted,
  rejected: stageNames.rejected,
  ghosted: stageNames.ghosted,
  withdrawn: stageNames.withdrawn,
  archived: "Archived",
  directions: "Directions",
};

/** Open and ended openings by stage. Archived openings and directions are separate. */
export interface Board {
  open: readonly Column[];
  ended: readonly Column[];
  archived: Column;
  directions: Column;
}

/** Sorts items into the board's columns, each into one. They keep their order. */
export function boardOf(all: readonly Job[]): Board {
  const column = (key: ColumnKey): Column => ({
    key,
    name: columnNames[key],
    jobs: all.filter((job) => columnOf(job) === key),
  });
  return {
    open: openColumns.map(({ key }) => column(key)),
    ended: ended.map(column),
    archived: column("archived"),
    directions: column("directions"),
  };
}

/** After every day. */
export const NEVER = "9999";

/** The day of an item's next task, or the one on which it closes; after every day if it has neither. */
export function nextOf({ application, metadata }: Job, now: Date): string {
  const closes = textField(field(metadata, "opportunity"), "closingDate");
  const isAhead = closes >= now.toISOString().slice(0, 10);
  return application?.nextDue?.slice(0, 10) ?? (isAhead ? closes : NEVER);
}

/** The column that an item is in. */
export function columnOf({ type, status, application }: Job): ColumnKey {
  if (type === "direction") return "directions";
  if (status === "archived") return "archived";
  const stage = application?.stage ?? "saved";
  return stage === "saved" ? NEW : stage;
}

/** True if an item is still open: not ended, and not archived. */
export function isOpen(job: Job): boolean {
  const key = columnOf(job);
  return key === "directions" || openColumns.some((one) => one.key === key);
}

/** How many applications ever reached each stage. Reaching a stage includes the earlier ones. */
export function flowOf(all: readonly Job[]): { name: string; count: number }[] {
  const way = ["applied", "screen", "interview", "offer", "accepted"] as const;
  const furthest = all.map(({ application }) =>
    Math.max(-1, ...(application?.events ?? []).map(({ kind }) => (way as readonly string[]).indexOf(kind))),
  );
  return way.map((stage, place) => ({
    name: stageNames[stage],
    count: furthest.filter((far) => far >= place).length,
  }));
}
