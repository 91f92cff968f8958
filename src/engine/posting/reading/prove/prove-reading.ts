import { languageOf } from "../../../held/sentence-language.ts";
import { seniorities } from "../../../seniority.ts";
import { readDate } from "../../../text/calendar-dates.ts";
import { createDoc, type Doc } from "../../../text/doc.ts";
import { quotable } from "../../../text/loose-quote.ts";
import type { FindTerms } from "../../../text/names/terms.ts";
import { employmentTypes, type Opportunity, remoteModes } from "../../types.ts";
import { createLookAround } from "../around.ts";
import { carriesName, carriesPlace, carriesTitle, titleIn } from "../carries/carries-name.ts";
import { narrowed } from "../carries/carries-text.ts";
import { namesSomething } from "../carries/names-something.ts";
import { knownValue } from "../known-value.ts";
import { isHeadquarters, isHiring, isOfOthers, isOtherDate } from "../not-asked.ts";
import type { Proof, Reading, Told, Unproved } from "../types.ts";
import { proveEducation, proveYears } from "./prove-asked.ts";
import { proveRequirements } from "./prove-requirements.ts";
import { proveSalary } from "./prove-salary.ts";
import { findEmployment, findRemote, findSeniority, proveTerm } from "./prove-term.ts";
import { type Proved, proveValue, toldParts, unless, whyUnproved } from "./prove-value.ts";

/** Checks each part of a caller's reading against the text: what it supports, with places, and what it does not. */
export function proveReading(text: string, reading: Reading): { proved: Opportunity; unproved: Unproved[] } {
  const proof = proofOf(text);
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
  const requirements = proveRequirements(proof, reading.requirements ?? [], proved.title);
  if (requirements.length > 0) proved.requirements = requirements;
  return { proved, unproved: proof.unproved };
}

function proofOf(text: string): Proof {
  let known: Doc | undefined;
  const doc = () => {
    known ??= createDoc(text);
    return known;
  };
  return {
    source: quotable(text),
    language: languageOf(text),
    doc,
    around: createLookAround(doc),
    unproved: [],
  };
}

function proveNames(proof: Proof, { title, company, locations = [] }: Reading, proved: Opportunity): void {
  const titled = title === undefined ? undefined : proveName(proof, "title", title, carriesTitle);
  if (titled) proved.title = note(proved, "title", titled);
  const named = company === undefined ? undefined : proveName(proof, "company", company, carriesName);
  if (named) proved.company = note(proved, "company", named);
  const places = locations.flatMap(
    (place, at) => proveName(proof, `locations[${at}]`, place, carriesPlace) ?? [],
  );
  if (places.length === 0) return;
  proved.locations = places.map((place, at) => note(proved, `locations[${at}]`, place));
}

function proveTerms(
  proof: Proof,
  { remotePolicy, employmentType, seniority, education }: Reading,
  proved: Opportunity,
): void {
  const remote = proveKnown(proof, "remotePolicy", remotePolicy, remoteModes, findRemote);
  if (remote) proved.remote = note(proved, "remote", remote);
  const employment = proveKnown(proof, "employmentType", employmentType, employmentTypes, findEmployment);
  if (employment) proved.employmentType = note(proved, "employmentType", employment);
  const rank = proveKnown(proof, "seniority", seniority, seniorities, findSeniority);
  if (rank) proved.seniority = note(proved, "seniority", rank);
  const level = education === undefined ? undefined : proveEducation(proof, education);
  if (level) proved.education = note(proved, "education", level);
}

function proveKnown<Tag extends string>(
  proof: Proof,
  path: string,
  told: Told<string> | undefined,
  values: readonly Tag[],
  find: FindTerms<Tag>,
): Proved<Tag> | undefined {
  if (told === undefined) return undefined;
  const known = knownValue(path, told, values, find);
  if (typeof known !== "object" || !("why" in known)) return proveTerm(proof, path, known, find);
  proof.unproved.push(known);
  return undefined;
}

function proveName(
  proof: Proof,
  path: string,
  told: Told<string>,
  carries: (said: string, value: string) => boolean,
): Proved<string> | undefined {
  const { value, quote } = toldParts(told);
  const ownWords = (path === "title" ? titleIn(proof.source.text, value) : undefined) ?? value;
  const found = proveValue(proof, path, { value, quote, ownWords }, (said, span) => {
    if (!namesSomething(value)) return whyUnproved.nothing;
    const isOther =
      path === "title" &&
      (isOfOthers(proof.around(span).sentence, span) || isHiring(proof.source.text, span));
    const isElsewhere = path.startsWith("locations") && isHeadquarters(proof.source.text, proof.around(span));
    return unless(!isOther && !isElsewhere && carries(said, value));
  });
  return found && { value, span: narrowed(proof.source.text, value, found.span) };
}

function proveDate(proof: Proof, told: Told<string>): Proved<string> | undefined {
  const { value, quote } = toldParts(told);
  return proveValue(proof, "closingDate", { value, quote, ownWords: value }, (said, span) => {
    // Numeric day and month may be in either order.
    const isIt = readDate(said, "en")?.iso === value || readDate(said, "de")?.iso === value;
    return unless(isIt && !isOtherDate(proof.around(span)));
  });
}

function note<T>(proved: Opportunity, field: string, { value, span }: Proved<T>): T {
  proved.spans[field] = span;
  return value;
}
