import { type HeldTest, notHeldReasons } from "../../lexicon/held/types.ts";

/**
 * What proves a section's entry: the words that name it, its period or date, and lists whose items are proved
 * separately.
 */
export interface SectionProof {
  names: readonly string[];
  /** The name of an employer or school, which several entries may share. */
  where?: readonly string[];
  /** What the text must not say about a name (except a `where`) instead of saying that the person has it. */
  refuses?: readonly HeldTest[];
  /** What it must not say in addition if the entry has no dates and no level. */
  refusesUndated?: readonly HeldTest[];
  /** True if the text must say clearly that the person has it. */
  isPlain?: boolean;
  /** A name that need not be in the text, such as the heading of a skill group. */
  isLoose?: boolean;
  period?: "work" | "study";
  date?: string;
  /** Until when it is valid. */
  until?: string;
  lists: readonly string[];
}

const notOwn = ["denied", "others"] as const;
const onlyWanted = ["planned", "wished"] as const;

export const sectionProofs: Readonly<Record<string, SectionProof>> = {
  work: {
    names: ["position", "name", "company"],
    where: ["name", "company"],
    refuses: notOwn,
    refusesUndated: onlyWanted,
    period: "work",
    lists: ["highlights"],
  },
  volunteer: {
    names: ["position", "organization"],
    where: ["organization"],
    refuses: notOwn,
    refusesUndated: onlyWanted,
    period: "work",
    lists: ["highlights"],
  },
  education: {
    names: ["studyType", "area", "institution"],
    where: ["institution"],
    refuses: notOwn,
    period: "study",
    lists: ["courses"],
  },
  awards: { names: ["title"], refuses: notOwn, date: "date", lists: [] },
  certificates: {
    names: ["name"],
    refuses: [...notHeldReasons, "lapsed"],
    isPlain: true,
    date: "date",
    until: "endDate",
    lists: [],
  },
  publications: { names: ["name"], refuses: notOwn, date: "releaseDate", lists: [] },
  skills: { names: ["name"], refuses: notHeldReasons, isPlain: true, isLoose: true, lists: ["keywords"] },
  languages: { names: ["language"], refuses: notOwn, isPlain: true, refusesUndated: onlyWanted, lists: [] },
  interests: { names: ["name"], isLoose: true, lists: ["keywords"] },
  references: { names: ["name"], lists: [] },
  projects: { names: ["name"], refuses: notOwn, period: "work", lists: ["highlights", "keywords", "roles"] },
};
