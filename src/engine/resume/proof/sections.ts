/** What a section's entry is proved by: the words that name it, its period or its date, and lists of which each item stands alone. */
interface SectionProof {
  names: readonly string[];
  /** A name that need not stand in the text, such as the heading that a group of skills has been given. */
  isLoose?: boolean;
  period?: "work" | "study";
  date?: string;
  lists: readonly string[];
}

export const sectionProofs: Readonly<Record<string, SectionProof>> = {
  work: { names: ["position", "name", "company"], period: "work", lists: ["highlights"] },
  volunteer: { names: ["position", "organization"], period: "work", lists: ["highlights"] },
  education: { names: ["studyType", "area", "institution"], period: "study", lists: ["courses"] },
  awards: { names: ["title"], date: "date", lists: [] },
  certificates: { names: ["name"], date: "date", lists: [] },
  publications: { names: ["name"], date: "releaseDate", lists: [] },
  skills: { names: ["name"], isLoose: true, lists: ["keywords"] },
  languages: { names: ["language"], lists: [] },
  interests: { names: ["name"], isLoose: true, lists: ["keywords"] },
  references: { names: ["name"], lists: [] },
  projects: { names: ["name"], period: "work", lists: ["highlights", "keywords", "roles"] },
};
