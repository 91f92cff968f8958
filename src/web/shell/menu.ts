import type { IconName } from "../parts/icon.tsx";

/** A page in the menu. */
export interface MenuEntry {
  name: string;
  path: string;
  icon: IconName;
}

/** A group of pages. */
interface MenuGroup {
  /** Absent for the first entry. */
  name?: string;
  entries: readonly MenuEntry[];
}

const entry = (name: string, path: string, icon: IconName): MenuEntry => ({ name, path, icon });

const today = entry("Today", "/", "today");
const profile = entry("Profile", "/profile", "profile");
const openings = entry("Openings", "/jobs", "openings");

/** Where things are added. */
export const ADD_PATH = "/add";
/** Where agents are connected, and what they read and wrote is listed. */
export const AGENTS_PATH = "/access";

/** The menu, in groups. */
export const menu: readonly MenuGroup[] = [
  { entries: [today] },
  {
    name: "You",
    entries: [
      profile,
      entry("Assessments", "/assessments", "assessments"),
      entry("Memory", "/memory", "memory"),
    ],
  },
  {
    name: "Work",
    entries: [
      openings,
      entry("Documents", "/documents", "documents"),
      entry("Decisions", "/decisions", "decisions"),
    ],
  },
  { name: "Explore", entries: [entry("Match", "/match", "match"), entry("Graph", "/graph", "graph")] },
  {
    name: "Control",
    entries: [
      entry("Agents", AGENTS_PATH, "agents"),
      entry("Webhooks", "/webhooks", "webhooks"),
      entry("Data", "/data", "data"),
    ],
  },
];

/** A phone's bottom bar. */
export const quick: readonly MenuEntry[] = [
  today,
  openings,
  entry("Add", ADD_PATH, "add"),
  profile,
  entry("More", "#menu", "more"),
];

/** A page's menu entry: its own, or its parent's. */
export function placeOf(path: string): string {
  const all = menu.flatMap(({ entries }) => entries.map((each) => each.path));
  const below = all.filter((each) => each === path || (each !== "/" && path.startsWith(`${each}/`)));
  return below.at(-1) ?? path;
}
