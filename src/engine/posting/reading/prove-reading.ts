import { educationWords } from "../../lexicon/education.ts";
import { employmentWords, remoteWords, seniorityWords } from "../../lexicon/opening-terms.ts";
import { readDate } from "../../text/calendar-dates.ts";
import { foldWithPositions } from "../../text/quote.ts";
import { createTerms, type FindTerms } from "../../text/terms.ts";
import type { Opportunity } from "../types.ts";
import { carriesTerm, carriesWords, carriesYears } from "./carries.ts";
import { proveRequirements } from "./prove-requirements.ts";
import { proveSalary } from "./prove-salary.ts";
import { narrowed, type Proved, proveValue, toldParts } from "./prove-value.ts";
import type { Proof, Reading, Told, Unproved } from "./types.ts";

const findRemote = createTerms(remoteWords);
const findEmployment = createTerms(employmentWords);
const findSeniority = createTerms(seniorityWords);
const findEducation = createTerms(educationWords);

/** Checks each part of a caller's reading against the text: what the text carries, with its places, and what it does not. */
export function proveReading(text: string, reading: Reading): { proved: Opportunity; unproved: Unproved[] } {
  const proof: Proof = { text, folded: foldWithPositions(text), unproved: [] };
  const proved: Opportunity = { spans: {} };
  proveNames(proof, reading, proved);
  proveTerms(proof, reading, proved);
  const { salary, yearsRequired, closingDate } = reading;
  const pay = salary === undefined ? undefined : proveSalary(proof, salary);
  if (pay) proved.salary = note(proved, "salary", pay);
  const years = yearsRequired === undefined ? undefined : proveYears(proof, yearsRequired);
  if (years) proved.yearsRequired = note(proved, "yearsRequired", years);
  const closing = closingDate === undefined ? undefined : proveDate(proof, closingDate);
  if (closing) proved.closingDate = note(proved, "closingDate", closing);
  const requirements = proveRequirements(proof, reading.requirements ?? []);
  if (requirements.length > 0) proved.requirements = requirements;
  return { proved, unproved: proof.unproved };
}

function proveNames(proof: Proof, { title, company, locations = [] }: Reading, proved: Opportunity): void {
  const titled = title === undefined ? undefined : proveName(proof, "title", title);
  if (titled) proved.title = note(proved, "title", titled);
  const named = company === undefined ? undefined : proveName(proof, "company", company);
  if (named) proved.company = note(proved, "company", named);
  const places = locations.flatMap((place, at) => proveName(proof, `locations[${at}]`, place) ?? []);
  if (places.length === 0) return;
  proved.locations = places.map((place, at) => note(proved, `locations[${at}]`, place));
}

function proveTerms(
  proof: Proof,
  { remotePolicy, employmentType, seniority, education }: Reading,
  proved: Opportunity,
): void {
  const remote = proveTerm(proof, "remotePolicy", remotePolicy, findRemote);
  if (remote) proved.remote = note(proved, "remote", remote);
  const employment = proveTerm(proof, "employmentType", employmentType, findEmployment);
  if (employment) proved.employmentType = note(proved, "employmentType", employment);
  const rank = proveTerm(proof, "seniority", seniority, findSeniority);
  if (rank) proved.seniority = note(proved, "seniority", rank);
  const level = proveTerm(proof, "education", education, findEducation);
  if (level) proved.education = note(proved, "education", level);
}

function proveName(proof: Proof, path: string, told: Told<string>): Proved<string> | undefined {
  const { value, quote } = toldParts(told);
  const carries = (said: string) => carriesWords(said, value);
  const found = proveValue(proof, path, { value, quote, ownWords: value }, carries);
  return found && { value, span: narrowed(proof.text, found) };
}

/** A value of an enumeration needs words that name it: its own name stands in no posting. */
function proveTerm<Tag extends string>(
  proof: Proof,
  path: string,
  told: Told<Tag> | undefined,
  find: FindTerms<Tag>,
): Proved<Tag> | undefined {
  if (told === undefined) return undefined;
  const { value, quote } = toldParts<Tag>(told);
  const isDeniable = value !== "none" && (path === "education" || path === "remotePolicy");
  return proveValue(proof, path, { value, quote }, (said) => carriesTerm(find, said, value), isDeniable);
}

function proveYears(proof: Proof, told: Told<number>): Proved<number> | undefined {
  const { value, quote } = toldParts<number>(told);
  return proveValue(proof, "yearsRequired", { value, quote }, (said) => carriesYears(said, value));
}

function proveDate(proof: Proof, told: Told<string>): Proved<string> | undefined {
  const { value, quote } = toldParts(told);
  // A day and a month in digits are in either order.
  const carries = (said: string) =>
    readDate(said, "en")?.iso === value || readDate(said, "de")?.iso === value;
  return proveValue(proof, "closingDate", { value, quote, ownWords: value }, carries);
}

function note<T>(proved: Opportunity, field: string, { value, span }: Proved<T>): T {
  proved.spans[field] = span;
  return value;
}
