import { isObject } from "../../../shared/json.ts";
import { type Education, educationLevels } from "../../catalog/types.ts";
import { readDate } from "../../text/calendar-dates.ts";
import { durationsIn } from "../../text/durations.ts";
import { wordsOf } from "../../text/words.ts";
import { employmentKinds } from "../fields/employment.ts";
import { looksLikeInstruction } from "../prompt-injection.ts";
import { educationIn } from "../requirements/kinds/kinds.ts";
import { type EmploymentType, employmentTypes, type Salary } from "../types.ts";
import type { Node } from "./json-ld.ts";
import { structuredPlaces } from "./places.ts";
import { structuredSalary } from "./salary.ts";
import { titleAlone } from "./title-alone.ts";
import { names, said, texts } from "./values.ts";

/** The values of a schema.org JobPosting, cleaned. Missing or empty properties are absent. */
export interface Structured {
  title?: string | undefined;
  company?: string | undefined;
  places: string[];
  remote: boolean;
  employment: EmploymentType[];
  salary?: Salary | undefined;
  closingDate?: string | undefined;
  education?: Education | undefined;
  years?: number | undefined;
  skills: string[];
  /** Description, responsibilities and qualifications, still as HTML or text. */
  body: string;
}

/** Text in place of an unnamed employer. */
const withheld =
  /^(?:(?:strictly )?(?:confidential|anonymous)(?: (?:company|employer|client))?|vertraulich|anonym|confidentiel|confidencial)$/i;

/** Reads a JobPosting's properties. */
export function readStructured(node: Node): Structured {
  const { places, remote } = structuredPlaces(node);
  const [company] = said(names(node.hiringOrganization)).filter((name) => !withheld.test(name));
  const towns = places.flatMap((place) => [place, place.split(", ", 1)[0] ?? ""]);
  const [title] = said(texts(node.title ?? node.name));
  return {
    title: title && titleAlone(title, company === undefined ? towns : [company, ...towns]),
    company,
    places,
    remote,
    employment: readEmploymentTypes(node.employmentType),
    salary: structuredSalary(node),
    closingDate: closingDate(texts(node.validThrough)[0] ?? ""),
    education: education(node.educationRequirements),
    years: years(node.experienceRequirements),
    skills: skills(node.skills),
    body: body(node),
  };
}

/** The last day. An implausible year means none. */
function closingDate(text: string): string | undefined {
  const iso = readDate(text, undefined)?.iso;
  return iso !== undefined && iso > "1990" && iso < "2100" ? iso : undefined;
}

function readEmploymentTypes(value: unknown): EmploymentType[] {
  const all = texts(value)
    .flatMap((text) => text.split(/[,;|/]/))
    .flatMap((text): EmploymentType[] => {
      const known = employmentTypes.find((type) => type === text.trim().toUpperCase().replace(/[ -]/g, "_"));
      return known === undefined
        ? employmentKinds(text.replace(/fulltime/i, "full time").replace(/parttime/i, "part time"))
        : [known];
    });
  return [...new Set(all)];
}

function education(value: unknown): Education | undefined {
  const list = Array.isArray(value) ? value.slice(0, 20) : [value];
  const found = list.flatMap((each) => {
    const written = texts(isObject(each) ? (each.credentialCategory ?? each.name ?? each.description) : each);
    return written.flatMap((text) =>
      /^no(?:ne| requirements?)$/i.test(text) ? ["none" as const] : (credential(text) ?? []),
    );
  });
  return educationLevels.find((level) => found.includes(level));
}

function credential(text: string): Education | undefined {
  if (/professional certificate|certificate/i.test(text)) return "certificate";
  if (/postgraduate/i.test(text)) return "master";
  return educationIn(text)[0]?.level;
}

function years(value: unknown): number | undefined {
  const list = Array.isArray(value) ? value.slice(0, 20) : [value];
  for (const each of list) {
    if (isObject(each)) {
      const months = Number(each.monthsOfExperience ?? Number.NaN);
      if (months >= 0 && months <= 600) return Math.round((months / 12) * 100) / 100;
    }
    const text = texts(isObject(each) ? (each.description ?? each.name) : each)[0] ?? "";
    if (/^no(?:ne| requirements?)$/i.test(text)) return 0;
    const [found] = durationsIn(text, wordsOf(text));
    if (found !== undefined) return Math.round(found.years * 100) / 100;
  }
  return undefined;
}

function skills(value: unknown): string[] {
  const list = names(value);
  const split = list.length === 1 ? (list[0] ?? "").split(/[,;•|、]/) : list;
  const clean = split
    .map((skill) => skill.trim())
    .filter((skill) => skill !== "" && skill.length <= 80 && !looksLikeInstruction(skill));
  return [...new Set(clean)].slice(0, 100);
}

function body(node: Node): string {
  const part = (value: unknown, heading: string): string[] => {
    const list = (Array.isArray(value) ? value.slice(0, 100) : [value]).filter(
      (each) => typeof each === "string",
    );
    return list.length === 0 ? [] : [`${heading}${list.join("\n")}`];
  };
  return [
    ...part(node.description, ""),
    ...part(node.responsibilities, "Responsibilities:\n"),
    ...part(node.qualifications, "Qualifications:\n"),
  ].join("\n\n");
}
