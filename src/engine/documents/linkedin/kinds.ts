import type { Table } from "./tables.ts";

/** The tables that are read, identified by column titles that all of them have. */
const own = {
  profile: ["first name", "last name", "headline", "geo location"],
  positions: ["company name", "title", "started on", "finished on"],
  education: ["school name", "degree name"],
  certifications: ["name", "authority", "license number"],
  projects: ["title", "description", "url", "started on"],
  languages: ["name", "proficiency"],
  honors: ["title", "description", "issued on"],
  volunteering: ["company name", "role", "cause"],
  publications: ["name", "published on", "publisher"],
  recommendations: ["first name", "last name", "company", "job title", "text", "status"],
  emails: ["email address", "confirmed", "primary"],
  phones: ["number", "type"],
  applications: ["application date", "company name", "job title", "job url"],
  preferences: ["locations", "industries"],
  skills: ["name"],
} as const;
export type TableKind = keyof typeof own;

/** Tables about other people, identified by their column titles. They are never read. */
const others: Record<string, readonly string[]> = {
  connections: ["connected on"],
  messages: ["conversation id"],
  invitations: ["from", "to", "sent at"],
  endorsements: ["endorsement date"],
};

/** A table's kind: one that is read, one about other people by its name, or undefined. */
export function kindOf({ name, titles }: Table): { own: TableKind } | { others: string } | undefined {
  const has = (wanted: readonly string[]) => wanted.every((title) => titles.includes(title));
  const about = Object.keys(others).find((kind) => has(others[kind] ?? []));
  if (about !== undefined) return { others: about };
  const kinds = Object.keys(own).filter(isKind);
  const kind = kinds.find((one) => has(own[one]) && (one !== "skills" || titles.length === 1));
  if (kind === undefined) return undefined;
  // Given and received ones have the same column titles; only the file name differs.
  if (kind === "recommendations" && !/received/i.test(name)) return { others: "recommendations given" };
  return { own: kind };
}

function isKind(name: string): name is TableKind {
  return name in own;
}
