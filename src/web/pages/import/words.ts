import type { Claim } from "../../../domain/resume/schema.ts";
import { placeOfPath, placeOfPointer } from "../../../engine/resume/edit/places.ts";
import { fail, ServiceError } from "../../../operation/errors.ts";
import { headFields, sectionOf } from "../profile/sections.ts";

/** What claims are called, by their kind. */
export const kindNames: Readonly<Record<Claim["kind"], string>> = {
  contact: "Contact",
  summary: "Summary",
  job: "Job",
  bullet: "Line of a job or project",
  volunteering: "Voluntary post",
  degree: "Education",
  course: "Course",
  certificate: "Certificate",
  skill: "Skill",
  project: "Project",
  award: "Award",
  publication: "Publication",
  language: "Language",
  interest: "Interest",
  reference: "Reference",
};

/** Names of fields that no form asks for. */
const fieldNames: Readonly<Record<string, string>> = {
  name: "name",
  email: "e-mail",
  phone: "phone",
  url: "address on the web",
  label: "headline",
  summary: "summary",
  location: "place",
  highlights: "line",
  courses: "course",
  keywords: "skill",
};

/** A place in a resume in words: `work[0].startDate`, or as a pointer, is "Jobs 1, began". */
export function placeInWords(path: string): string {
  const place = path.startsWith("/") ? (placeOfPointer({}, path) ?? []) : placeOfPath(path);
  const section = sectionOf(String(place[0]));
  if (!section) return "The resume";
  const known = new Map([...section.fields, ...Object.values(headFields).flat()]);
  const words = place
    .slice(1)
    .filter((part) => part !== "-")
    .map((part) => {
      if (/^\d+$/.test(String(part))) return String(Number(part) + 1);
      return (known.get(String(part)) ?? fieldNames[part] ?? String(part)).toLowerCase().replace(/ \(.*/, "");
    });
  return words.reduce(
    (text, word) => (/^\d+$/.test(word) ? `${text} ${word}` : `${text}, ${word}`),
    section.title,
  );
}

/** A warning in words: the place that it begins with, and what a page calls things. */
export function warningInWords(warning: string): string {
  const [, path = "", rest = ""] = /^([a-z]+(?:\[\d+\]|\.\w+)*):? (.*)$/s.exec(warning) ?? [];
  const isPlace = path !== "" && sectionOf(path) !== undefined;
  const text = isPlace ? `${placeInWords(path)}: ${rest}` : warning;
  return text.replaceAll("the jobs workspace", "your list of openings");
}

/** Gives what a call gives; where it is refused, for what was sent, says so by the name of the form's field. */
export async function refusedAs<T>(name: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ServiceError) || !error.message.startsWith("content")) throw error;
    throw fail(error.type, error.message.replace(/^content/, name), { status: error.status });
  }
}
