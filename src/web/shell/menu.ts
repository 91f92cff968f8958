import type { IconName } from "../parts/icon.tsx";

/** A page in the menu. */
export interface MenuEntry {
  name: string;
  path: string;
  icon: IconName;
}

/** Pages that belong together. */
interface MenuGroup {
  /** Absent for what stands first. */
  name?: string;
  entries: readonly MenuEntry[];
}

const entry = (name: string, path: string, icon: IconName): MenuEntry => ({ name, path, icon });

const today = entry("Today", "/", "today");
const profile = entry("Profile", "/profile", "profile");
const openings = entry("Openings", "/jobs", "openings");

/** Where what one has is added. */
export const ADD_PATH = "/add";

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
      entry("Agents", "/access", "agents"),
      entry("Webhooks", "/webhooks", "webhooks"),
      entry("Data", "/data", "data"),
    ],
  },
];

/** What a phone has at its lower edge. */
export const quick: readonly MenuEntry[] = [
  today,
  openings,
  entry("Add", ADD_PATH, "add"),
  profile,
  entry("More", "#menu", "more"),
];

/** The entry of the menu that a page belongs to: its own, or the one that it is below. */
export function placeOf(path: string): string {
  const all = menu.flatMap(({ entries }) => entries.map((each) => each.path));
  const below = all.filter((each) => each === path || (each !== "/" && path.startsWith(`${each}/`)));
  return below.at(-1) ?? path;
}
