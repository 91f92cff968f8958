import { tidy } from "./lines.ts";
import type { FileContent, PlacedValue } from "./types.ts";

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

/** Writes labelled values as text and records the position of each, for formats with explicit fields. */
interface PlacedText {
  /** Writes each line of a value as a line, and returns the value as written. */
  put: (path: string, value: string) => string;
  heading: (text: string) => void;
  gap: () => void;
  text: () => string;
  placed: () => PlacedValue[];
}

/** Starts an empty text. */
function createPlacedText(): PlacedText {
  let text = "";
  const placed: PlacedValue[] = [];
  return {
    put: (path, value) => {
      const clean = value.split("\n").map(tidy).filter(Boolean).join("\n");
      if (clean === "") return "";
      placed.push({ path, span: [text.length, text.length + clean.length] });
      text += `${clean}\n`;
      return clean;
    },
    heading: (title) => {
      text += `${text === "" ? "" : "\n"}${title}\n`;
    },
    gap: () => {
      if (text !== "") text += "\n";
    },
    text: () => text,
    placed: () => placed,
  };
}

/** An entry's fields with their positions. Empty fields are omitted. */
function putFields(
  into: PlacedText,
  path: string,
  fields: Record<string, string | readonly string[] | undefined>,
): Record<string, string | string[]> {
  const entries = Object.entries(fields).flatMap(([key, value]): [string, string | string[]][] => {
    if (value === undefined) return [];
    if (typeof value === "string") {
      const put = into.put(`${path}.${key}`, value);
      return put === "" ? [] : [[key, put]];
    }
    const list = value
      .filter((item) => tidy(item) !== "")
      .map((item, at) => into.put(`${path}.${key}[${at}]`, item));
    return list.length === 0 ? [] : [[key, list]];
  });
  return Object.fromEntries(entries);
}

/** Lines of a description as a summary and list items: those that begin with a list mark. */
export function withPoints(
  lines: readonly string[],
  mark: RegExp,
): { summary?: string; highlights?: string[] } {
  const points = lines.filter((line) => mark.test(line)).map((line) => line.replace(mark, ""));
  const rest = lines.filter((line) => !mark.test(line));
  return {
    ...(rest.length > 0 && { summary: rest.join("\n") }),
    ...(points.length > 0 && { highlights: points }),
  };
}
