import { expect } from "vitest";
import type { JsonResume } from "../../../../src/engine/resume/text/document.ts";
import { type ParsedResume, parseResumeText } from "../../../../src/engine/resume/text/parse.ts";

export type Read = Exclude<ParsedResume, { error: string }>;

/** Reads a text that must be a resume, and checks that every value stands where its span says. */
export function read(text: string, format: "text" | "markdown" = "text"): Read {
  const parsed = parseResumeText(text, format);
  if ("error" in parsed) throw new Error(parsed.error);
  expectSpans(text, parsed);
  return parsed;
}

/** A job as one line: position, employer, place, start, end; "-" for what is absent. */
export function jobs(document: JsonResume): string[] {
  return (document.work ?? []).map((job) =>
    line(job.position, job.name, job.location, job.startDate, job.endDate),
  );
}

/** A study as one line: kind, subject, school, start, end, score. */
export function studies(document: JsonResume): string[] {
  return (document.education ?? []).map((study) =>
    line(study.studyType, study.area, study.institution, study.startDate, study.endDate, study.score),
  );
}

/** Skills as written: "Group: a, b" or "name" or "name (level)". */
export function skills(document: JsonResume): string[] {
  return (document.skills ?? []).map((skill) => {
    if (skill.keywords !== undefined) return `${skill.name}: ${skill.keywords.join(", ")}`;
    return skill.level === undefined ? `${skill.name}` : `${skill.name} (${skill.level})`;
  });
}

/** Certificates as one line: name, issuer, date. */
export function certificates(document: JsonResume): string[] {
  return (document.certificates ?? []).map((one) => line(one.name, one.issuer, one.date));
}

/** Languages as one line: language, fluency. */
export function languages(document: JsonResume): string[] {
  return (document.languages ?? []).map((one) => line(one.language, one.fluency));
}

function line(...values: (string | undefined)[]): string {
  return values.map((value) => value ?? "-").join(" | ");
}

function expectSpans(text: string, parsed: Read): void {
  const values = new Map(leaves(parsed.document, ""));
  for (const field of parsed.fields) {
    const value = values.get(field.path);
    expect(value, field.path).toBeDefined();
    const source = text.slice(...field.sourceSpan);
    if (/[dD]ate$/.test(field.path)) expectDate(source, `${value}`, field.path);
    // The code of the United Kingdom is not what people write.
    else if (field.path.endsWith(".countryCode")) expect(value).toBe(source === "UK" ? "GB" : source);
    else expect(bare(source), field.path).toBe(bare(`${value}`));
    expect(field.confidence).toBeGreaterThan(0);
    expect(field.confidence).toBeLessThanOrEqual(1);
  }
  const covered = new Set(parsed.fields.map((field) => field.path));
  const uncovered = [...values.keys()].filter((path) => !covered.has(path) && !path.endsWith(".network"));
  expect(uncovered).toEqual([]);
}

/** The year stands in the source; a month or day appears only when the source holds more than a year. */
function expectDate(source: string, iso: string, path: string): void {
  expect(iso, path).toMatch(/^\d{4}(?:-\d{2}){0,2}$/);
  const year = iso.slice(0, 4);
  expect(source.includes(year) || source.includes(year.slice(2)), `${path}: ${source}`).toBe(true);
  if (iso.length > 4) expect(source.replace(year, "").trim().length, path).toBeGreaterThan(0);
}

function bare(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, "")
    .replace(/[*_`[\]\\]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path === "" ? key : `${path}.${key}`));
}
