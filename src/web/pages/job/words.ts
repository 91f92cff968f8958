import type { Education } from "../../../engine/catalog/types.ts";
import type { Opportunity, Requirement } from "../../../engine/posting/types.ts";

const remoteNames = { remote: "from anywhere", hybrid: "partly from home", on_site: "on site" };
const payWords = { hour: "an hour", day: "a day", week: "a week", month: "a month", year: "a year" };
const educationNames: Readonly<Record<Education, string>> = {
  none: "none",
  secondary: "secondary school",
  certificate: "a certificate",
  associate: "associate degree",
  bachelor: "bachelor's degree",
  master: "master's degree",
  doctorate: "doctorate",
};

/** What kind of thing a requirement asks for. */
const requirementNames: Record<Requirement["kind"], string> = {
  skill: "skill",
  experience: "experience",
  education: "education",
  licence: "licence",
  certificate: "certificate",
  language: "language",
  authorization: "right to work",
  place: "place",
  schedule: "hours",
  other: "other",
};

/** A word of a closed list as people write it. */
function plain(word: string): string {
  return word.replaceAll("_", " ").toLowerCase();
}

/** Pay as the posting states it, never converted. */
function payText({ min, max, currency, period, periodInferred }: NonNullable<Opportunity["salary"]>): string {
  const number = (value: number) => value.toLocaleString("en");
  const [low, high] = [min, max].map((value) => (value === undefined ? undefined : number(value)));
  const range =
    low !== undefined && high !== undefined && low !== high
      ? `${low} to ${high}`
      : high === undefined
        ? `${low ?? "?"} or more`
        : low === undefined
          ? `up to ${high}`
          : low;
  const time = period ? ` ${payWords[period]}${periodInferred ? " (as the amount suggests)" : ""}` : "";
  return `${range}${currency ? ` ${currency}` : ""}${time}`;
}

/** A field that was read from a posting: its path, what it is called and what it says. */
interface ReadField {
  path: string;
  name: string;
  value: string;
}

/** The fields of an opening that were read, in words. */
export function readFields(opening: Opportunity): ReadField[] {
  const { title, company, locations = [], remote, employmentType, salary, seniority } = opening;
  const { yearsRequired, education, closingDate, requirements = [] } = opening;
  const fields: [string, string, string | undefined][] = [
    ["title", "Title", title],
    ["company", "Employer", company],
    ...locations.map((place, at): [string, string, string] => [`locations[${at}]`, "Place", place]),
    ["remote", "Where the work is", remote && remoteNames[remote]],
    ["employmentType", "Kind of job", employmentType && plain(employmentType)],
    ["salary", "Pay", salary && payText(salary)],
    ["seniority", "Level", seniority && plain(seniority)],
    ["yearsRequired", "Years asked for", yearsRequired === undefined ? undefined : String(yearsRequired)],
    ["education", "Education asked for", education && educationNames[education]],
    ["closingDate", "Apply by", closingDate],
    ...requirements.map(({ text, necessity, kind }, at): [string, string, string] => [
      `requirements[${at}]`,
      necessity === "required"
        ? `Asked for (${requirementNames[kind]})`
        : `Wished for (${requirementNames[kind]})`,
      text,
    ]),
  ];
  return fields.flatMap(([path, name, value]) => (value === undefined ? [] : [{ path, name, value }]));
}

const askable = [
  ["title", "the title"],
  ["company", "the employer"],
  ["locations", "the place"],
  ["salary", "the pay"],
  ["closingDate", "until when one can apply"],
  ["requirements", "what is asked for"],
] as const;

/** What a reader would look for and the posting does not say, as far as it could be read. */
export function notSaid(opening: Opportunity): string[] {
  return askable.flatMap(([field, name]) => {
    const value = opening[field];
    return value === undefined || (Array.isArray(value) && value.length === 0) ? [name] : [];
  });
}
