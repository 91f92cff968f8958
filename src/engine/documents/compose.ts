import { createPlacedText, putFields } from "./placed-text.ts";
import type { FileContent } from "./types.ts";

type Value = string | readonly string[] | undefined;
export type Entry = Record<string, Value>;

/** What a format states in its own fields, by JSON Resume section. */
export interface Sections {
  basics: Entry & { location?: never };
  location?: Record<string, string | undefined>;
  profiles?: Entry[];
  work?: Entry[];
  volunteer?: Entry[];
  education?: Entry[];
  awards?: Entry[];
  certificates?: Entry[];
  publications?: Entry[];
  skills?: Entry[];
  languages?: Entry[];
  references?: Entry[];
  projects?: Entry[];
}

const headings = {
  work: "Experience",
  volunteer: "Volunteering",
  education: "Education",
  awards: "Awards",
  certificates: "Certificates",
  publications: "Publications",
  skills: "Skills",
  languages: "Languages",
  references: "References",
  projects: "Projects",
} as const;
type Section = keyof typeof headings;

/** Writes the values as a text and builds a JSON Resume whose values point into it. */
export function compose(found: Sections): Pick<FileContent, "text" | "document" | "placed"> {
  const text = createPlacedText();
  const basics = putFields(text, "basics", found.basics);
  const location = putFields(text, "basics.location", found.location ?? {});
  const profiles = (found.profiles ?? []).map((entry, at) =>
    putFields(text, `basics.profiles[${at}]`, entry),
  );
  const document: Record<string, unknown> = {
    basics: {
      ...basics,
      ...(Object.keys(location).length > 0 && { location }),
      ...(profiles.length > 0 && { profiles }),
    },
  };
  for (const section of Object.keys(headings).filter(isSection)) {
    const entries = (found[section] ?? []).filter(saysSomething);
    if (entries.length === 0) continue;
    text.heading(headings[section]);
    document[section] = entries.map((entry, at) => {
      if (at > 0 && Object.keys(entry).length > 1) text.gap();
      return putFields(text, `${section}[${at}]`, entry);
    });
  }
  return { text: text.text(), document, placed: text.placed() };
}

function isSection(name: string): name is Section {
  return name in headings;
}

function saysSomething(entry: Entry): boolean {
  return Object.values(entry).some((value) => value !== undefined && value.length > 0);
}
