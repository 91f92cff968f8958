import { parseLocalTitles } from "./titles/local-titles.ts";
import {
  type CatalogData,
  type Education,
  type EntryRequirement,
  educationLevels,
  type NamedText,
  type OccupationEntry,
  type SkillEntry,
  type SkillKind,
} from "./types.ts";

/** Changes with every change of the built-in data that affects results. */
export const BUILT_IN_VERSION = "3";

/** Parses the files of the built-in catalogue. Throws Error with the file and line of a malformed entry. */
export function parseBuiltIn(files: {
  skills: NamedText[];
  occupations: NamedText[];
  titles?: NamedText[];
  entryRequirements?: NamedText[];
}): CatalogData {
  return {
    source: "built-in",
    version: BUILT_IN_VERSION,
    experimental: true,
    occupations: files.occupations.flatMap((file) => linesOf(file, occupationEntry)),
    skills: files.skills.flatMap((file) => linesOf(file, skillEntry)),
    entryRequirements: (files.entryRequirements ?? []).flatMap(parseEntryRequirements),
    localTitles: (files.titles ?? []).flatMap(parseLocalTitles),
  };
}

function linesOf<Entry>({ file, text }: NamedText, read: (line: string) => Entry | undefined): Entry[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === "") return [];
    const entry = read(line);
    if (entry === undefined) throw new Error(`Line ${index + 1} of the catalogue's ${file} is malformed.`);
    return [entry];
  });
}

/** Tab-separated: id, name, kind, parent's id (may be empty), aliases separated by `|`. */
function skillEntry(line: string): SkillEntry | undefined {
  const [id, name, kind, parent, aliases = "", ...rest] = line.split("\t").map((cell) => cell.trim());
  if (!id || !name || !isKind(kind) || rest.length > 0) return undefined;
  const spellings = aliases.split("|").map((alias) => alias.trim());
  return {
    id,
    name,
    kind,
    ...(parent ? { parent } : {}),
    aliases: spellings.filter((alias) => alias !== ""),
  };
}

function occupationEntry(line: string): OccupationEntry | undefined {
  const data = parseObject(line);
  const { code, title, description, jobZone, education } = data ?? {};
  const skills = tuples(data?.skills, 3);
  const knowledge = tuples(data?.knowledge, 2);
  const [interests, values, styles] = [data?.interests, data?.values, data?.styles];
  const { alternateTitles, tools } = data ?? {};
  if (!isText(code) || !isText(title) || !isText(description) || !isTexts(alternateTitles) || !isTexts(tools))
    return undefined;
  if (!isVector(interests, 6) || !isVector(values, 6) || !isVector(styles, 5)) return undefined;
  if (typeof jobZone !== "number" || !isEducation(education) || !skills || !knowledge) return undefined;
  return {
    code,
    title,
    alternateTitles,
    description,
    interests,
    values,
    styles,
    jobZone,
    education,
    skills: skills.map(([skill, importance = 0, level = 0]) => ({ skill, importance, level })),
    knowledge: knowledge.map(([skill, importance = 0]) => ({ skill, importance })),
    tools: tools.map((skill) => ({ skill })),
  };
}

function parseObject(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Tuples of an id followed by numbers, `length` items each. */
function tuples(value: unknown, length: 2 | 3): [string, ...number[]][] | undefined {
  if (!Array.isArray(value)) return undefined;
  const read: [string, ...number[]][] = [];
  for (const item of value) {
    if (!Array.isArray(item) || item.length !== length) return undefined;
    const [skill, ...numbers]: unknown[] = item;
    if (!isText(skill) || !isVector(numbers, length - 1)) return undefined;
    read.push([skill, ...numbers]);
  }
  return read;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isVector(value: unknown, length: number): value is number[] {
  return Array.isArray(value) && value.length === length && value.every(Number.isFinite);
}

function isKind(value: string | undefined): value is SkillKind {
  return /^(?:tool|professional|knowledge|foundational|credential)$/.test(value ?? "");
}

function isEducation(value: unknown): value is Education {
  return (
    typeof value === "string" &&
    /^(?:none|secondary|certificate|associate|bachelor|master|doctorate)$/.test(value)
  );
}

/**
 * Tab-separated lines: code, kind, name, binding, degree level, words that show it, and years of study if the
 * level does not give them. Throws Error with the file and line of a malformed one.
 */
function parseEntryRequirements({ file, text }: NamedText): EntryRequirement[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === "") return [];
    const read = entryRequirement(line);
    if (!read) throw new Error(`Line ${index + 1} of the catalogue's ${file} is malformed.`);
    return [read];
  });
}

function entryRequirement(line: string): EntryRequirement | undefined {
  const [code = "", kindText, name = "", bindingText, levelText = "", shown = "", yearsText, ...rest] =
    line.split("\t");
  const kind = (["licence", "degree", "apprenticeship"] as const).find((known) => known === kindText);
  const binding = (["law", "custom"] as const).find((known) => known === bindingText);
  const level = educationLevels.find((known) => known === levelText);
  const shownBy = shown.split("|").filter((words) => words.trim() !== "");
  const years = yearsText === undefined ? undefined : Number(yearsText);
  if (years !== undefined && !(level !== undefined && years > 0)) return undefined;
  if (code === "" || name === "" || !kind || !binding || rest.length > 0) return undefined;
  // Only a degree has a level, and only a degree may be in any field.
  if ((kind === "degree") !== (level !== undefined)) return undefined;
  if (kind !== "degree" && shownBy.length === 0) return undefined;
  return { code, kind, name, binding, shownBy, ...(level && { level }), ...(years && { years }) };
}
