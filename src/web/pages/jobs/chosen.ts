import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import type { FitInShort } from "../../fit-in-short.ts";
import { columnNames, columnOf, isOpen, NEVER, nextOf } from "./board.ts";

/** The parts of the address that say what is shown, and how. */
const names = ["view", "stage", "kind", "due", "fits", "sort", "cursor", "from"] as const;
type Query = Readonly<Record<string, string>>;

/** Those that leave out some openings. */
const filters = ["stage", "kind", "due", "fits"] as const;

/** The choices of each filter: the word in the address, and its text. "" is the first. */
export const choices = {
  stage: [
    ["", "Open"],
    ["all", "All"],
    ...Object.entries(columnNames).filter(([key]) => key !== "directions"),
    ["ended", "Ended or archived"],
  ],
  kind: [
    ["", "All kinds"],
    ["opening", "Openings"],
    ["direction", "Directions"],
  ],
  due: [
    ["", "With or without"],
    ["yes", "With a date"],
  ],
  fits: [
    ["", "Any fit"],
    ["met", "Nothing missing"],
    ["missing", "Something missing"],
    ["none", "Not compared yet"],
  ],
  sort: [
    ["", "What is due first"],
    ["fit", "Best fit first"],
    ["name", "By name"],
  ],
} as const satisfies Record<string, readonly (readonly [string, string])[]>;

/** The view that an address asks for. */
export function viewOf({ view }: Query): "list" | "stage" | "board" {
  return view === "stage" || view === "board" ? view : "list";
}

/** True if some openings may be left out. */
export function isFiltered(query: Query): boolean {
  return filters.some((name) => (query[name] ?? "") !== "");
}

/** An address of the page with other parts of it; "" leaves a part out. */
export function addressOf(path: string, query: Query, more: Query = {}): string {
  const all: Query = { ...query, ...more };
  const view = viewOf(all);
  const parts: Query = { ...all, view: view === "list" ? "" : view };
  const given = names.flatMap((name) => (parts[name] ? [[name, parts[name]] as [string, string]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

interface Known {
  fits: ReadonlyMap<string, FitInShort>;
  now: Date;
}

/** The openings that an address asks for, in its order. */
export function chosenOf(all: readonly Job[], query: Query, { fits, now }: Known): Job[] {
  const { stage = "", kind = "", due = "", fits: fit = "", sort = "" } = query;
  const fitOf = ({ fitBriefRef }: Job) => fits.get(fitBriefRef ?? "");
  const isChosen = (job: Job) =>
    isAtStage(job, stage, viewOf(query) === "list") &&
    (kind === "" || job.type === (kind === "direction" ? "direction" : "opportunity")) &&
    (due !== "yes" || nextOf(job, now) !== NEVER) &&
    hasFit(fitOf(job), fit);
  const byDate = (one: Job, other: Job) => nextOf(one, now).localeCompare(nextOf(other, now));
  const byFit = (one: Job, other: Job) => compareFits(fitOf(one), fitOf(other)) || byDate(one, other);
  const byName = (one: Job, other: Job) => one.title.localeCompare(other.title);
  const order = { fit: byFit, name: byName }[sort] ?? byDate;
  return all.filter(isChosen).toSorted(order);
}

/** True if an item is at a stage. Of a list without one, those that are open. */
function isAtStage(job: Job, stage: string, isList: boolean): boolean {
  if (stage === "all" || (stage === "" && !isList)) return true;
  if (stage === "") return isOpen(job);
  if (stage === "ended") return !isOpen(job);
  return columnOf(job) === stage;
}

function hasFit(fit: FitInShort | undefined, asked: string): boolean {
  if (asked === "none") return fit === undefined;
  if (asked === "met") return fit?.missing === 0;
  return asked !== "missing" || (fit !== undefined && fit.missing > 0);
}

/** The one that meets most first; those that were not compared last. */
function compareFits(one: FitInShort | undefined, other: FitInShort | undefined): number {
  const shareOf = (fit: FitInShort | undefined) => fit?.share ?? -1;
  return shareOf(other) - shareOf(one) || (one?.missing ?? 0) - (other?.missing ?? 0);
}
