/** An entry's field, with its label. */
export type EntryField = readonly [name: string, label: string];

/** A section of a resume, as people know it. */
export interface ResumeSection {
  /** Its name in the document. */
  name: string;
  title: string;
  /** The singular, as in "add a job". */
  one: string;
  fields: readonly EntryField[];
  /** The list inside an entry that lines can be added to. */
  lines?: string;
}

const period: readonly EntryField[] = [
  ["startDate", "Began"],
  ["endDate", "Ended (empty while it lasts)"],
];

/** A resume's sections in page order. The first is not a list. */
export const resumeSections: readonly ResumeSection[] = [
  { name: "basics", title: "Name, contact and summary", one: "detail", fields: [] },
  {
    name: "work",
    title: "Jobs",
    one: "job",
    fields: [["position", "Job title"], ["name", "Employer"], ["location", "Place"], ...period],
    lines: "highlights",
  },
  {
    name: "education",
    title: "Education",
    one: "degree or school",
    fields: [["studyType", "Degree"], ["area", "Subject"], ["institution", "School"], ...period],
    lines: "courses",
  },
  {
    name: "certificates",
    title: "Certificates",
    one: "certificate",
    fields: [
      ["name", "Certificate"],
      ["issuer", "Given by"],
      ["date", "When"],
    ],
  },
  {
    name: "skills",
    title: "Skills",
    one: "skill",
    fields: [
      ["name", "Skill"],
      ["level", "Level"],
    ],
  },
  {
    name: "languages",
    title: "Languages",
    one: "language",
    fields: [
      ["language", "Language"],
      ["fluency", "How well"],
    ],
  },
  {
    name: "projects",
    title: "Projects",
    one: "project",
    fields: [["name", "Project"], ["description", "What it is"], ...period],
    lines: "highlights",
  },
  {
    name: "volunteer",
    title: "Volunteering",
    one: "voluntary post",
    fields: [["position", "What you do"], ["organization", "Organisation"], ...period],
    lines: "highlights",
  },
  {
    name: "awards",
    title: "Awards",
    one: "award",
    fields: [
      ["title", "Award"],
      ["awarder", "Given by"],
      ["date", "When"],
    ],
  },
  {
    name: "publications",
    title: "Publications",
    one: "publication",
    fields: [
      ["name", "Title"],
      ["publisher", "Published by"],
      ["releaseDate", "When"],
    ],
  },
  { name: "interests", title: "Interests", one: "interest", fields: [["name", "Interest"]] },
  {
    name: "references",
    title: "References",
    one: "reference",
    fields: [
      ["name", "Who"],
      ["reference", "What they say"],
    ],
  },
];

/** Parts of a resume's head with their own fields. */
export const headFields: Readonly<Record<string, readonly EntryField[]>> = {
  location: [
    ["city", "City"],
    ["region", "Region"],
    ["countryCode", "Country, as two letters"],
  ],
  profiles: [
    ["network", "Where"],
    ["username", "Name there"],
    ["url", "Address"],
  ],
};

/** The section of a path in the document. */
export function sectionOf(path: string): ResumeSection | undefined {
  const name = /^\w+/.exec(path)?.[0];
  return resumeSections.find((section) => section.name === name);
}

/** True if a claim is a line of a job, degree or project. */
export function isOfEntry({ path }: { path: string }): boolean {
  return /^\w+\[\d+\]\./.test(path) && !path.startsWith("skills");
}
