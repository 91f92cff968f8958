/** A JSON Resume 1.0.0 document as it came; every reader below takes only what has the right form. */
export type ResumeDocument = Record<string, unknown>;

export interface Experience {
  title: string;
  company: string;
  duration: string;
  description: string;
  startDate?: string;
  endDate?: string;
}

export interface Education {
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

/** The specification's resume of a document: skills flat and each once, entries in the document's order. */
export function toResume(document: ResumeDocument, parsedAt: string): FlatResume {
  return {
    skills: skillNames(document),
    experience: entries(document, "work").map(toExperience),
    education: entries(document, "education").map(toEducation),
    parsed_at: parsedAt,
  };
}

/** Skill names without their headings: a group's keywords, or its name where it has none; each once. */
export function skillNames(document: ResumeDocument): string[] {
  const names = entries(document, "skills").flatMap((group) => {
    const keywords = texts(group.keywords);
    return keywords.length > 0 ? keywords : [textOf(group.name)];
  });
  const seen = new Set<string>();
  return names.filter((name) => name !== "" && seen.size !== seen.add(name.toLowerCase()).size);
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

/** The employer: `name`, or `company` as drafts before 1.0.0 called it. */
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

/** `START – END`; an entry with a start and no end goes on: `present`. Empty where no date is known. */
export function duration(entry: Record<string, unknown>): string {
  const start = shortDate(textOf(entry.startDate));
  const end = shortDate(textOf(entry.endDate));
  if (!start) return end;
  return `${start} – ${end || "present"}`;
}

/** ISO months or years as known: the day is left out. */
function shortDate(date: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(date) ? date.slice(0, 7) : date;
}

/** The objects of a section; anything else in it is passed over. */
export function entries(document: ResumeDocument, section: string): Record<string, unknown>[] {
  const list = document[section];
  return Array.isArray(list) ? list.filter((entry) => typeof entry === "object" && entry !== null) : [];
}

/** A text or number as trimmed text, anything else as "". */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
}

/** The texts of a list, without empty ones. */
export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter(Boolean) : [];
}
