import { getJob, updateJob } from "../../../domain/jobs-workspace/operations.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { employmentTypes, payPeriods } from "../../../engine/posting/types.ts";
import { fail } from "../../../operation/errors.ts";
import { field as part, textField } from "../../../shared/view/json.ts";
import { type Fields, field, type Submission } from "../../page.ts";

/** The fields of a posting that a person can correct, by their path in what was read. */
export const correctable = [
  "title",
  "company",
  "locations",
  "salary",
  "closingDate",
  "employmentType",
] as const;
export type Correctable = (typeof correctable)[number];

/** Marks a field in what was read as corrected by the person. */
const BY = "person";
const LONGEST = 500;

/** The field that a path belongs to, if it can be corrected: `locations[1]` belongs to the places. */
export function correctableOf(path: string): Correctable | undefined {
  return correctable.find((one) => path.replace(/\[\d+\]$/, "") === one);
}

/** True if the person corrected a field of the posting. */
export function isCorrected(job: Job, path: string): boolean {
  return textField(evidenceOf(job, path), "readBy") === BY;
}

/** True if the person corrected the posting after a moment. */
export function isCorrectedSince(job: Job, at: string): boolean {
  return correctable.some((path) => isCorrected(job, path) && textField(evidenceOf(job, path), "at") > at);
}

function evidenceOf({ metadata }: Job, path: string): unknown {
  const own = correctableOf(path) ?? path;
  return part(part(part(metadata, "opportunity"), "fields"), own);
}

/** Stores what the person says a posting says. The opening's own title and employer follow. */
export async function correctField({ person, params, fields }: Submission): Promise<void> {
  const of = correctableOf(field(fields, "of"));
  if (!of) throw fail("validation.bad_request", "This part of a posting cannot be corrected here.");
  const { data: job } = await person.ask(getJob, { id: params.id });
  const value = given[of](fields);
  const before = Object(part(part(job.metadata, "opportunity"), "fields"));
  // If there are several places, each has its own reading.
  const stale = Object.keys(before).filter((path) => path !== of && correctableOf(path) === of);
  const evidence = {
    ...Object.fromEntries(stale.map((path) => [path, null])),
    [of]: { readBy: BY, at: person.now.toISOString(), span: null },
  };
  await person.ask(updateJob, {
    id: params.id,
    ...(of === "title" && { title: value }),
    ...(of === "company" && { company: value }),
    metadata: { opportunity: { [of]: value, fields: evidence } },
  });
}

/** The value in a form of each field; null where it is empty. */
const given: Readonly<Record<Correctable, (fields: Fields) => unknown>> = {
  title: (fields) => lineOf(fields) ?? refused("value must be a title."),
  company: lineOf,
  locations: (fields) => {
    const places = (lineOf(fields) ?? "").split(";").map((place) => place.trim());
    const named = places.filter((place) => place !== "");
    return named.length > 0 ? named.slice(0, 20) : null;
  },
  salary: payOf,
  closingDate: (fields) => {
    const day = lineOf(fields);
    if (day === null || /^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
    return refused("value must be a day, such as 2027-01-31.");
  },
  employmentType: (fields) => {
    const kind = lineOf(fields);
    return employmentTypes.find((one) => one === kind) ?? null;
  },
};

function lineOf(fields: Fields): string | null {
  return field(fields, "value").slice(0, LONGEST) || null;
}

/** Pay from its parts. A part that was read before and is left empty goes. */
function payOf(fields: Fields): unknown {
  const [min, max] = [amountOf(fields, "min"), amountOf(fields, "max")];
  if (min === null && max === null) return null;
  if (min !== null && max !== null && min > max) return refused("max must not be less than the lowest pay.");
  const currency = field(fields, "currency").toUpperCase();
  if (currency !== "" && !/^[A-Z]{3}$/.test(currency))
    return refused("currency must be three letters, such as EUR.");
  const period = payPeriods.find((one) => one === field(fields, "period")) ?? null;
  return { min, max, currency: currency || null, period, periodInferred: null };
}

function amountOf(fields: Fields, name: string): number | null {
  const text = field(fields, name).replaceAll(/[\s,'’]/g, "");
  if (text === "") return null;
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0
    ? amount
    : refused(`${name} must be a number, such as 42000.`);
}

function refused(message: string): never {
  throw fail("validation.bad_request", message);
}
