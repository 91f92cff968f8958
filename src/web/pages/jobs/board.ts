import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { field, textField } from "../../../shared/view/json.ts";
import { stageNames } from "../../../shared/view/opening/words.ts";

/** A column of the board. */
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

/** Open and ended openings by stage. Archived openings and directions are separate. */
export interface Board {
  open: readonly Column[];
  ended: readonly Column[];
  archived: Column;
  directions: Column;
}

/** Sorts items into the board's columns, each into one. What is due first stands first in those that are open. */
export function boardOf(all: readonly Job[], now: Date): Board {
  const dueFirst = (jobs: readonly Job[]) =>
    jobs.toSorted((one, other) => nextOf(one, now).localeCompare(nextOf(other, now)));
  const directions = dueFirst(all.filter(({ type }) => type === "direction"));
  const openings = all.filter(({ type }) => type === "opportunity");
  const live = openings.filter(({ status }) => status !== "archived");
  const at = (key: string) => live.filter((job) => columnOf(job) === key);
  const column = (key: keyof typeof stageNames): Column => ({ key, name: stageNames[key], jobs: at(key) });
  return {
    open: openColumns.map(({ key, name }) => ({ key, name, jobs: dueFirst(at(key)) })),
    ended: ended.map(column),
    archived: {
      key: "archived",
      name: "Archived",
      jobs: openings.filter(({ status }) => status === "archived"),
    },
    directions: { key: "directions", name: "Directions", jobs: directions },
  };
}

/** The open openings of every stage in one list, what is due or closes first on top. */
export function byDate({ open }: Board, now: Date): Job[] {
  return open
    .flatMap(({ jobs }) => jobs)
    .toSorted((one, other) => nextOf(one, now).localeCompare(nextOf(other, now)));
}

/** After every day. */
const NEVER = "9999";

/** The day of an item's next task, or the one on which it closes. */
function nextOf({ application, metadata }: Job, now: Date): string {
  const closes = textField(field(metadata, "opportunity"), "closingDate");
  const isAhead = closes >= now.toISOString().slice(0, 10);
  return application?.nextDue?.slice(0, 10) ?? (isAhead ? closes : NEVER);
}

function columnOf({ application }: Job): string {
  const stage = application?.stage ?? "saved";
  return stage === "saved" ? NEW : stage;
}

/** A board's columns by key. */
export function columnsOf({ open, ended: over, archived, directions }: Board): Column[] {
  return [...open, ...over, archived, directions];
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
