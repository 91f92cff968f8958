import { saysLapsed, validUntil } from "./papers-not-held.ts";

/** An unvalidated JSON Resume 1.0.0 document. The readers below ignore values of the wrong form. */
export type ResumeDocument = Record<string, unknown>;

interface Experience {
  title: string;
  company: string;
  duration: string;
  description: string;
  startDate?: string;
  endDate?: string;
}

interface Education {
  degree: string;
  institution: string;
  year: string;
  startDate?: string;
  endDate?: string;
}

export interface FlatResume {
  skills?: string[];
  experience?: Experience[];
  education?: Education[];
  parsed_at?: string;
}

/** Converts a document to the specification's resume: distinct skills in one list, entries in document order. */
export function toResume(document: ResumeDocument, parsedAt: string): FlatResume {
  return {
    skills: skillNames(document),
    experience: entries(document, "work").map(toExperience),
    education: entries(document, "education").map(toEducation),
    parsed_at: parsedAt,
  };
}

/** Skill names without headings: a group's keywords, or its name if it has none; each once. */
export function skillNames(document: ResumeDocument): string[] {
  const names = entries(document, "skills").flatMap((group) => {
    const keywords = texts(group.keywords);
    return (keywords.length > 0 ? keywords : [textOf(group.name)]).filter(heldIn(group));
  });
  const seen = new Set<string>();
  return names.filter((name) => name !== "" && seen.size !== seen.add(name.toLowerCase()).size);
}

const wish =
  /^(?:(?:i )?(?:want|would like|hope|wish|plan|aim)s? to\b|to learn\b|(?:currently|now|still|am) (?:learning|studying)\b|learning$|interested in\b|interests?$|wish ?list$|(?:career )?goals?$|planned$|future(?: goals?| skills?| plans?)?$|möchte\b|lernziele?\b|will .{1,40} lernen|interesse an\b|geplant\b|souhaite\b|envie d|à apprendre|en apprentissage|quiero\b|me gustaría|por aprender|aprendiendo\b|interesad[oa] en|想学|希望学|计划学|学习中)/iu;
const beingLearned =
  /^[Ll]earning (?!and\b|And\b|Management|Development|Disabilit|Difficult|Support|Technolog|Design|Analytics|Strateg|Facilitation|Assessment|Theor|Resource|Outcome|Experience)\p{Lu}/u;

const denial =
  /^(?:no\b(?! ?-?code)|none\b|not\b|never\b|without\b|lacking\b|unfamiliar\b|keine?\b|nicht\b|nie\b|ohne\b|pas d|jamais\b|aucune?\b|sans\s|sin\b|ninguna?\b|nunca\b|sem\b|não\b|没有|无(?!人机)|不会)/iu;

/** How a group presents a skill: held, wanted or being learned, or lacking: "never used Cerner". */
export function statusIn(group: Record<string, unknown>): (name: string) => "held" | "wished" | "denied" {
  const around = [textOf(group.name), textOf(group.level)];
  return (name) => {
    const said = [...around, name];
    if (said.some((text) => denial.test(text))) return "denied";
    return said.some((text) => wish.test(text) || beingLearned.test(text)) ? "wished" : "held";
  };
}

/** Says for a group's skills which it presents as held, rather than lacking, wanted or being learned. */
function heldIn(group: Record<string, unknown>): (name: string) => boolean {
  const statusOf = statusIn(group);
  return (name) => statusOf(name) === "held";
}

function toExperience(entry: Record<string, unknown>): Experience {
  const highlights = texts(entry.highlights);
  return {
    title: textOf(entry.position),
    company: employer(entry),
    duration: duration(entry),
    description: [textOf(entry.summary) || textOf(entry.description), ...highlights]
      .filter(Boolean)
      .join("\n"),
    ...dates(entry),
  };
}

/** The employer: `name`, or `company` as in drafts before 1.0.0. */
export function employer(entry: Record<string, unknown>): string {
  return textOf(entry.name) || textOf(entry.company) || textOf(entry.organization);
}

function toEducation(entry: Record<string, unknown>): Education {
  return {
    degree: degree(entry),
    institution: textOf(entry.institution),
    year: (textOf(entry.endDate) || textOf(entry.startDate)).slice(0, 4),
    ...dates(entry),
  };
}

/** `studyType, area`, as far as known. */
export function degree(entry: Record<string, unknown>): string {
  return [textOf(entry.studyType), textOf(entry.area)].filter(Boolean).join(", ");
}

function dates(entry: Record<string, unknown>): { startDate?: string; endDate?: string } {
  const startDate = textOf(entry.startDate);
  const endDate = textOf(entry.endDate);
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

/** `START – END`. An entry with a start and no end is ongoing: `present`. Empty if no date is known. */
export function duration(entry: Record<string, unknown>): string {
  const start = shortDate(textOf(entry.startDate));
  const end = shortDate(textOf(entry.endDate));
  if (!start) return end;
  return `${start} – ${end || "present"}`;
}

/** The name of a certificate, preceded by its heading if the name is only a place. */
export function certificateName({ heading, name }: Record<string, unknown>): string {
  const above = textOf(heading);
  const cased = /\p{Ll}/u.test(above) ? above : above.charAt(0) + above.slice(1).toLowerCase();
  return [cased, textOf(name)].filter(Boolean).join(": ");
}

/** ISO months or years as far as known, without days. */
function shortDate(date: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(date) ? date.slice(0, 7) : date;
}

/** A section's objects. Other values are skipped. */
export function entries(document: ResumeDocument, section: string): Record<string, unknown>[] {
  const list = document[section];
  return Array.isArray(list) ? list.filter((entry) => typeof entry === "object" && entry !== null) : [];
}

/** The entry in a claim's path, such as `work[0]`; empty if the path has none. */
export function entryAt(document: ResumeDocument, path: string): Record<string, unknown> {
  const match = /^(\w{1,40})\[(\d{1,6})\]$/.exec(path);
  return (match?.[1] !== undefined && entries(document, match[1])[Number(match[2])]) || {};
}

/** A string or number as trimmed text; "" for anything else. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
}

/** A list's strings, without empty ones. */
export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter(Boolean) : [];
}

/** True if a certificate has expired, by its words or its entry's status or end date. */
export function isLapsed(words: string, entry: Record<string, unknown>, now: Date): boolean {
  const ends = [textOf(entry.endDate), validUntil(words) ?? ""];
  return saysLapsed(`${words} ${textOf(entry.status)}`) || ends.some((end) => isOver(end, now));
}

/** True if a day, month or year is over. */
function isOver(date: string, now: Date): boolean {
  return /^\d{4}/.test(date) && date.slice(0, 10) < now.toISOString().slice(0, Math.min(10, date.length));
}
