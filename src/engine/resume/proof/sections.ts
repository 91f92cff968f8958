/** What a section's entry is proved by: the words that name it, its period or its date, and lists of which each item stands alone. */
export interface SectionProof {
  names: readonly string[];
  /** The name of an employer or a school, under which several entries may stand. */
  where?: readonly string[];
  /** Whether a name counts only where the text says that the person has it. */
  isHeld?: true;
  /** A name that need not stand in the text, such as the heading that a group of skills has been given. */
  isLoose?: boolean;
  period?: "work" | "study";
  date?: string;
  lists: readonly string[];
}

export const sectionProofs: Readonly<Record<string, SectionProof>> = {
  work: {
    names: ["position", "name", "company"],
    where: ["name", "company"],
    period: "work",
    lists: ["highlights"],
  },
  volunteer: {
    names: ["position", "organization"],
    where: ["organization"],
    period: "work",
    lists: ["highlights"],
  },
  education: {
    names: ["studyType", "area", "institution"],
    where: ["institution"],
    period: "study",
    lists: ["courses"],
  },
  awards: { names: ["title"], date: "date", lists: [] },
  certificates: { names: ["name"], isHeld: true, date: "date", lists: [] },
  publications: { names: ["name"], date: "releaseDate", lists: [] },
  skills: { names: ["name"], isHeld: true, isLoose: true, lists: ["keywords"] },
  languages: { names: ["language"], lists: [] },
  interests: { names: ["name"], isLoose: true, lists: ["keywords"] },
  references: { names: ["name"], lists: [] },
  projects: { names: ["name"], period: "work", lists: ["highlights", "keywords", "roles"] },
};
