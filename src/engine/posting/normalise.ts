import { createDoc, type Doc, docUntil, locate } from "../text/doc.ts";
import { type Piece, pieceOf } from "../text/piece.ts";
import { isPlausible, type ValueKind } from "../text/plausible.ts";
import { findLanguage } from "../text/text-language.ts";
import { composeSource, DATA_HEADING, type Source } from "./compose.ts";
import { readDemands } from "./demands.ts";
import { endOfPosting } from "./end-of-posting.ts";
import { findClosingDate } from "./fields/closing-date.ts";
import { findCompany } from "./fields/company/company.ts";
import { findEmployment } from "./fields/employment.ts";
import { placesIn } from "./fields/places/place-values.ts";
import { findPlaces } from "./fields/places/places.ts";
import { findRemote, shortRemote } from "./fields/places/remote.ts";
import { findSeniority } from "./fields/seniority.ts";
import { findTitle } from "./fields/title/title.ts";
import { findYearlessClosingDate, namedClosingDates } from "./fields/yearless-date.ts";
import { cleanInline } from "./html/clean.ts";
import { readLabelledValues } from "./labelled.ts";
import { findPay } from "./pay/pay.ts";
import { containsInstructions } from "./prompt-injection.ts";
import { onOneLine, readableDoc } from "./readable.ts";
import { note, type Reading } from "./reading.ts";
import { inStructured } from "./structured/evidence.ts";
import type { Extraction, NormalisedPosting, Opportunity, PostingInput, SkillFinder, Span } from "./types.ts";

const WARN_INSTRUCTIONS =
  "The text holds instructions to AI systems; they are kept as text and followed by nobody.";
const WARN_YEARLESS =
  "The closing date has no year in the text; it is read as the next such day after the posting came.";
const WARN_EMPTY = "The text holds no readable words.";

/**
 * Reads a pasted posting. The person's fields take precedence, then schema.org data, labelled lines and patterns.
 * Missing fields are absent. Spans refer to the returned cleaned `text`.
 */
export function normalisePosting(input: PostingInput, skills?: SkillFinder): NormalisedPosting {
  const source = composeSource(input);
  const reading = startReading(source);
  if (source.text === "") reading.warnings.push(WARN_EMPTY);
  if (containsInstructions(source.text)) reading.warnings.push(WARN_INSTRUCTIONS);
  readNames(reading, input);
  readPlaces(reading, input);
  readTerms(reading, input);
  readDemands(reading, skills);
  return { opportunity: reading.opportunity, text: source.text, warnings: reading.warnings };
}

function startReading(source: Source): Reading {
  const whole = readableDoc(source.text);
  // Text from structured data is at the end, after everything else.
  const doc = source.text.includes(DATA_HEADING) ? whole : docUntil(whole, endOfPosting(whole));
  const opportunity: Opportunity = { spans: {} };
  const language = findLanguage(source.text);
  if (language !== undefined) {
    opportunity.language = language;
    opportunity.spans.language = [0, source.text.length];
  }
  return {
    doc,
    labelled: readLabelledValues(doc),
    structured: source.structured,
    opportunity,
    warnings: [...source.warnings],
    missed: [],
  };
}

function readNames(reading: Reading, input: PostingInput): void {
  const { doc, labelled, structured, opportunity } = reading;
  const title =
    named(given(doc, input.title)) ??
    named(inText(doc, structured?.title)) ??
    looksLike(reading, "title", named(asFound(doc, findTitle(doc, labelled))));
  const company =
    named(given(doc, input.company)) ??
    named(inText(doc, structured?.company)) ??
    looksLike(
      reading,
      "employer",
      named(asFound(doc, findCompany(doc, labelled, title && titlePiece(title)))),
    );
  if (title?.span && company?.span) endBefore(title, company.span);
  if (title) opportunity.title = note(opportunity, "title", title);
  if (company) opportunity.company = note(opportunity, "company", company);
  const seniority = findSeniority(doc, labelled, title && titlePiece(title));
  if (seniority) opportunity.seniority = note(opportunity, "seniority", seniority);
}

/** A title does not continue into the employer's name: "Project Architect - Atelier Example". */
function endBefore(title: Extraction<string>, [start, end]: Span): void {
  const [from, to] = title.span ?? [0, 0];
  if (start <= from || end > to) return;
  const kept = title.value.slice(0, start - from).replace(/[\s@|,–—-]+$/u, "");
  // "Head of Example Bread" is one name.
  if (kept.length < 3 || /\s(?:of|for|to|the|with|and|&)$/i.test(kept)) return;
  title.value = kept;
  title.span = [from, from + kept.length];
}

function readPlaces(reading: Reading, input: PostingInput): void {
  const { doc, labelled, structured, opportunity } = reading;
  const read =
    structured && structured.places.length > 0
      ? structured.places.map((place): Extraction<string> => ({ value: place, span: locate(doc, place) }))
      : findPlaces(doc, labelled, opportunity.spans.company);
  const location = given(doc, input.location);
  // A person who leaves the places as read and shown sends them as one line.
  const isAsRead = location?.value === cleanInline(read.map(({ value }) => value).join("; "));
  const located = location === undefined || isAsRead ? undefined : createDoc(location.value);
  const own = located === undefined ? [] : located.lines.flatMap((line) => placesIn(located, line));
  const found =
    located === undefined
      ? read
      : own.map((place): Extraction<string> => ({ value: place.value, span: locate(doc, place.value) }));
  const places = found.flatMap(
    (place) => (location === undefined ? looksLike(reading, "place", named(place)) : named(place)) ?? [],
  );
  if (places.length > 0)
    opportunity.locations = places.map((place, index) => note(opportunity, `locations[${index}]`, place));
  const first = covering(places);
  if (first) opportunity.spans.locations = first;
  const remote =
    (structured && inStructured.remote(doc, structured)) ??
    (located?.lines[0] ? withoutSpan(shortRemote(located.lines[0]), doc) : undefined) ??
    findRemote(doc, labelled, opportunity.title);
  if (remote) opportunity.remote = note(opportunity, "remote", remote);
}

function readTerms(reading: Reading, { receivedOn }: PostingInput): void {
  const { doc, labelled, structured, opportunity, warnings } = reading;
  const salary = (structured && inStructured.salary(doc, structured)) ?? findPay(doc, labelled);
  if (salary) opportunity.salary = note(opportunity, "salary", salary);
  const ofData = structured && inStructured.employment(doc, structured);
  const employment = ofData ?? findEmployment(doc, labelled, opportunity.title);
  if (employment) opportunity.employmentType = note(opportunity, "employmentType", employment.found);
  if (employment && employment.also.length > 0) {
    warnings.push(`The posting names further kinds of employment: ${employment.also.join(", ")}.`);
  }
  const { language } = opportunity;
  const dated = inText(doc, structured?.closingDate) ?? findClosingDate(doc, labelled, language);
  const next =
    dated || receivedOn === undefined
      ? undefined
      : findYearlessClosingDate(doc, labelled, language, receivedOn);
  if (next) warnings.push(WARN_YEARLESS);
  const closing = dated ?? next;
  if (closing) opportunity.closingDate = note(opportunity, "closingDate", closing);
  else reading.missed.push(...namedClosingDates(doc, labelled));
}

function given(doc: Doc, value: string | undefined): Extraction<string> | undefined {
  return inText(doc, value === undefined ? undefined : cleanInline(value));
}

function inText(doc: Doc, value: string | undefined): Extraction<string> | undefined {
  return value === undefined || value === "" ? undefined : { value, span: locate(doc, value) };
}

/** Rejects names that contain prompt-injection phrases. */
function named(found: Extraction<string> | undefined): Extraction<string> | undefined {
  return found !== undefined && containsInstructions(found.value) ? undefined : found;
}

/** A read value that looks like its kind. The line of another one is unread. */
function looksLike(
  { missed }: Reading,
  kind: ValueKind,
  found: Extraction<string> | undefined,
): Extraction<string> | undefined {
  if (found === undefined || isPlausible(kind, found.value)) return found;
  if (found.span) missed.push(found.span);
  return undefined;
}

function asFound(doc: Doc, piece: Piece | undefined): Extraction<string> | undefined {
  return (
    piece && { value: onOneLine(doc.text.slice(piece.start, piece.end)), span: [piece.start, piece.end] }
  );
}

// A title that is not in the text has no position, marked by a negative one.
function titlePiece(title: Extraction<string>): Piece {
  const start = title.span?.[0] ?? -1;
  return pieceOf(title.value, start);
}

function withoutSpan<T>(found: Extraction<T> | undefined, doc: Doc): Extraction<T> | undefined {
  return found && doc.text !== "" ? { value: found.value } : found;
}

function covering(places: Extraction<string>[]): Span | undefined {
  const spans = places.flatMap((place) => (place.span ? [place.span] : []));
  if (spans.length === 0) return undefined;
  return [Math.min(...spans.map((span) => span[0])), Math.max(...spans.map((span) => span[1]))];
}
