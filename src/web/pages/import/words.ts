import type { Claim } from "../../../domain/resume/schema.ts";
import { placeOfPath, placeOfPointer } from "../../../engine/resume/edit/places.ts";
import { fail, type ServiceError } from "../../../operation/errors.ts";
import { headFields, sectionOf } from "../profile/sections.ts";

/** Names of claim kinds, above their lines. */
export const kindNames: Readonly<Record<Claim["kind"], string>> = {
  contact: "Contact",
  summary: "Summary",
  job: "Jobs",
  bullet: "Line of a job or project",
  volunteering: "Voluntary work",
  degree: "Education",
  course: "Courses",
  certificate: "Certificates",
  skill: "Skills",
  project: "Projects",
  award: "Awards",
  publication: "Publications",
  language: "Languages",
  interest: "Interests",
  reference: "References",
};

/** Names of fields that no form has. */
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

/** A warning in words, with the place it starts with and the page's own terms. */
export function warningInWords(warning: string): string {
  const [, path = "", rest = ""] = /^([a-z]+(?:\[\d+\]|\.\w+)*):? (.*)$/s.exec(warning) ?? [];
  const isPlace = path !== "" && sectionOf(path) !== undefined;
  const text = isPlace ? `${placeInWords(path)}: ${rest}` : warning;
  return text.replaceAll("the jobs workspace", "your list of openings");
}

/** What the reading says about the source text, in the form's words. */
const ofSourceText: readonly (readonly [RegExp, string])[] = [
  [/^sourceText proves/, "sourceText belongs to a JSON Resume alone: leave it empty for any other file."],
  [
    /^sourceText contains nothing of content/,
    "sourceText does not match the file. Use the text that it was made from, or leave it empty.",
  ],
];

/** A problem with the input, by the form field that contained it. */
export function asFieldOf(name: string, problem: ServiceError): ServiceError {
  const { type, message, status } = problem;
  const said = ofSourceText.find(([form]) => form.test(message))?.[1];
  if (said === undefined && !message.startsWith("content")) return problem;
  return fail(type, said ?? message.replace(/^content/, name), { status });
}

/** The same without a form. */
export function inAnyWords(message: string): string {
  const said = ofSourceText.find(([form]) => form.test(message))?.[1] ?? message;
  return said
    .replace(/^content is/, "it is")
    .replace(/^content /, "it ")
    .replace(/^sourceText/, "the text beside it");
}
