import { shortened } from "../../../shared/text/words.ts";
import { compose, type Entry, withPoints } from "../compose.ts";
import { type FileContent, type ListedApplication, UnreadableFile } from "../types.ts";
import { dayOf, monthOf } from "./dates.ts";
import { kindOf, type TableKind } from "./kinds.ts";
import { type Row, readTable } from "./tables.ts";

const MOST_NAMED = 10;
const LONGEST_NAME = 60;

type Rows = ReadonlyMap<TableKind, readonly Row[]>;

/** The files of a LinkedIn export: its tables with their text, and the names of other files. */
interface LinkedInFiles {
  tables: readonly { name: string; text: string }[];
  others: readonly string[];
}

/** Reads the tables of a LinkedIn export about the person. Throws UnreadableFile if there is none. */
export function readLinkedIn({ tables, others }: LinkedInFiles): FileContent {
  const rows = new Map<TableKind, Row[]>();
  const skipped = new Set<string>();
  const unknown = [...others];
  for (const { name, text } of tables) {
    const table = readTable(name, text);
    const kind = kindOf(table);
    if (kind && "own" in kind) rows.set(kind.own, [...(rows.get(kind.own) ?? []), ...table.rows]);
    else if (kind) skipped.add(kind.others);
    else unknown.push(name);
  }
  if (!["profile", "positions", "education", "skills"].some((kind) => rows.has(kind as TableKind)))
    throw new UnreadableFile("content is a zip archive without the CSV files of a LinkedIn export in it.");
  const proposals = proposalsOf(rows);
  return {
    format: "linkedin_zip",
    ...compose(sectionsOf(rows)),
    applications: applicationsOf(rows),
    ...(Object.keys(proposals).length > 0 && { proposals }),
    warnings: warningsOf([...skipped].sort(), unknown),
  };
}

function warningsOf(skipped: readonly string[], unknown: readonly string[]): string[] {
  return [
    ...(skipped.length > 0 ? [`Not read, because it is about other people: ${skipped.join(", ")}.`] : []),
    ...(unknown.length > 0 ? [`Not read, because it is no part of a resume: ${namedFiles(unknown)}.`] : []),
  ];
}

/** File names for an answer: few, short, and without characters that could be misread. */
function namedFiles(names: readonly string[]): string {
  const shown = names
    .map((name) => name.slice(name.lastIndexOf("/") + 1).replace(/[^\p{L}\p{N} ._()-]/gu, "?"))
    .map((name) => shortened(name, LONGEST_NAME))
    .sort();
  const more = shown.length > MOST_NAMED ? [`${shown.length - MOST_NAMED} more`] : [];
  return [...shown.slice(0, MOST_NAMED), ...more].join(", ");
}

function sectionsOf(rows: Rows) {
  const all = (kind: TableKind) => rows.get(kind) ?? [];
  const entries = (kind: TableKind, read: (row: Row) => Entry) => all(kind).map(read);
  return {
    ...personOf(rows),
    work: all("positions")
      .filter((row) => row("company name") !== "" || row("title") !== "")
      .map((row) => ({
        position: row("title"),
        name: row("company name"),
        location: row("location"),
        ...period(row, "started on", "finished on"),
        ...pointsOf(row("description")),
      })),
    volunteer: entries("volunteering", (row) => ({
      position: row("role"),
      organization: row("company name"),
      ...period(row, "started on", "finished on"),
      ...pointsOf(row("description")),
    })),
    education: entries("education", (row) => ({
      ...degreeOf(row("degree name")),
      institution: row("school name"),
      ...period(row, "start date", "end date"),
      summary: row("notes"),
    })),
    awards: entries("honors", (row) => ({
      title: row("title"),
      date: monthOf(row("issued on")),
      summary: row("description"),
    })),
    certificates: entries("certifications", (row) => ({
      name: row("name"),
      issuer: row("authority"),
      date: monthOf(row("started on")),
      url: row("url"),
    })),
    publications: entries("publications", (row) => ({
      name: row("name"),
      publisher: row("publisher"),
      releaseDate: monthOf(row("published on")),
      url: row("url"),
      summary: row("description"),
    })),
    skills: entries("skills", (row) => ({ name: row("name") })),
    languages: entries("languages", (row) => ({ language: row("name"), fluency: row("proficiency") })),
    projects: entries("projects", (row) => ({
      name: row("title"),
      ...period(row, "started on", "finished on"),
      description: row("description"),
      url: row("url"),
    })),
    references: all("recommendations")
      .filter((row) => row("status").toUpperCase() === "VISIBLE")
      .map((row) => ({
        name: [row("first name"), row("last name")].filter(Boolean).join(" "),
        reference: row("text"),
      })),
  };
}

/** Birth date and street are omitted, because no one asked for them. */
function personOf(rows: Rows) {
  const [profile] = rows.get("profile") ?? [];
  const emails = rows.get("emails") ?? [];
  const email = emails.find((row) => /^yes$/i.test(row("primary"))) ?? emails[0];
  const [phone] = rows.get("phones") ?? [];
  const links = [...(profile?.("websites") ?? "").matchAll(/https?:\/\/[^\s,\]]+/g)].map(([url]) => url);
  const handles = [...(profile?.("twitter handles") ?? "").matchAll(/[\w]{1,30}/g)].map(([handle]) => handle);
  return {
    basics: {
      name: [profile?.("first name"), profile?.("last name")].filter(Boolean).join(" "),
      label: profile?.("headline"),
      email: email?.("email address"),
      phone: phone?.("number"),
      url: links[0],
      summary: profile?.("summary"),
    },
    location: { address: profile?.("geo location") },
    profiles: handles.map((username) => ({ network: "Twitter", username })),
  };
}

function period(row: Row, start: string, end: string) {
  return { startDate: monthOf(row(start)), endDate: monthOf(row(end)) };
}

function pointsOf(description: string) {
  return withPoints(description.split("\n").filter(Boolean), /^[-•*–▪●]\s?(?=\S)/);
}

/** The field of study follows the degree after a comma. */
function degreeOf(text: string): { studyType: string; area?: string } {
  const [studyType = "", ...area] = text.split(", ");
  return { studyType, ...(area.length > 0 && { area: area.join(", ") }) };
}

function applicationsOf(rows: Rows): ListedApplication[] {
  return (rows.get("applications") ?? []).flatMap((row) => {
    const title = row("job title");
    if (title === "") return [];
    const [company, url, appliedOn] = [row("company name"), row("job url"), dayOf(row("application date"))];
    return [
      {
        title,
        ...(company !== "" && { company }),
        ...(/^https?:\/\/\S{1,1900}$/.test(url) && { url }),
        ...(appliedOn !== undefined && { appliedOn }),
      },
    ];
  });
}

function proposalsOf(rows: Rows): Record<string, unknown> {
  const [preferences] = rows.get("preferences") ?? [];
  const list = (title: string) => (preferences?.(title) ?? "").split(/\s*[|;]\s*/).filter(Boolean);
  const [places, industries] = [list("locations"), list("industries")];
  return {
    ...(places.length > 0 && { target_locations: places }),
    ...(industries.length > 0 && { target_industries: industries }),
  };
}
