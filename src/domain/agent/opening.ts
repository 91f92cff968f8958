import { type NamedTime, timesNamed } from "../../engine/fit/opening/times-named.ts";
import type { CatalogIndex } from "../../engine/fit/scales.ts";
import { containsInstructions } from "../../engine/posting/prompt-injection.ts";
import { hoursNamed, type WorkHours } from "../../engine/posting/reading/hours-said.ts";
import type { FieldReading } from "../../engine/posting/reading/merge-reading.ts";
import type { Reading, Unproved } from "../../engine/posting/reading/types.ts";
import type { Opportunity } from "../../engine/posting/types.ts";
import { placeOfPath } from "../../engine/resume/edit/places.ts";
import { wordsOfText } from "../../engine/resume/unconfirmed/nearest.ts";
import { type NotRead, notReadOf } from "../../engine/text/not-read.ts";
import { jsonHash } from "../../shared/hash.ts";
import { isObject } from "../../shared/json.ts";
import { postingReader } from "../readers.ts";
import { nearestText } from "../resume/unconfirmed.ts";
import { openingText } from "./opening-page.ts";
import type { OpportunityInput } from "./schema.ts";

const WARN_NOT_READ =
  "The text is in a language that this service does not read; pass reading with what it asks for.";

/** An opening as far as it could be read. */
export interface ReadOpening {
  opportunity: Opportunity;
  text: string;
  warnings: string[];
  /** Who read each field, and its place in the text. */
  fields: Record<string, FieldReading>;
  /** The parts of the caller's reading that the text does not support. */
  unproved: UnprovedValue[];
  /** When one works there: nights, weekends, shifts. */
  times: NamedTime[];
  /** How much one works there. */
  hours: WorkHours;
  /** In a language without a reader. Its requirements come only from the caller's reading. */
  notRead?: NotRead;
  /** Equal when the same opening is pasted again. */
  key: string;
}

/** Reads an opening's text into fields. The text is third-party: data, never an instruction. */
export function readOpening(
  input: OpportunityInput,
  { skills }: CatalogIndex,
  receivedAt: Date,
): ReadOpening {
  const { normalisePosting, proveReading, mergeReading, fieldReadings } = postingReader.use();
  const read = normalisePosting(
    {
      text: openingText(input),
      title: input.title ?? undefined,
      company: input.company ?? undefined,
      location: input.location ?? undefined,
      sourceUrl: input.sourceUrl ?? undefined,
      receivedOn: receivedAt.toISOString().slice(0, 10),
    },
    skills,
  );
  const notRead = notReadOf(read.text, read.opportunity.spans);
  const { proved: all, unproved } = proveReading(read.text, input.reading ?? {});
  const sure = notRead ? withoutDemands(read.opportunity) : read.opportunity;
  const { opportunity, proved, warnings } = mergeReading(sure, all, read.text);
  const told = [input.title, input.company, input.location].map((part) => part?.trim().toLowerCase() ?? "");
  return {
    opportunity,
    text: read.text,
    warnings: [...read.warnings, ...(notRead ? [WARN_NOT_READ] : []), ...warnings],
    fields: fieldReadings(opportunity, toldBeside(input), proved),
    unproved: withNearest(
      read.text,
      input.reading ?? {},
      unproved.filter((part) => !isStored(opportunity, input.reading ?? {}, part)),
    ),
    times: timesNamed(opportunity, read.text),
    hours: hoursNamed(read.text),
    ...(notRead && { notRead }),
    key: jsonHash([input.sourceUrl ?? "", ...told, read.text]),
  };
}

/** In a language we cannot read, any demand we found was a guess: the years and the degree may be a few of many. */
function withoutDemands({
  requirements: _,
  skills: __,
  unread: ___,
  education: ____,
  yearsRequired: _____,
  ...opportunity
}: Opportunity): Opportunity {
  return opportunity;
}

/** The fields that the caller sent with the text. */
function toldBeside({ title, company, location }: OpportunityInput): Opportunity {
  return {
    spans: {},
    ...(title && { title }),
    ...(company && { company }),
    ...(location && { locations: [location] }),
  };
}

/** An opening as received, without the page's hidden text. Answers may quote it. */
export function shownOpening(input: OpportunityInput, { text }: ReadOpening): OpportunityInput {
  const { description: _, rawText: __, title, company, location, ...rest } = input;
  const { cleanInline } = postingReader.use();
  return {
    ...rest,
    ...(title && { title: cleanInline(title) }),
    ...(company && { company: cleanInline(company) }),
    ...(location && { location: cleanInline(location) }),
    ...(text !== "" && { rawText: text }),
  };
}

/** A part of a caller's reading that the text does not support: the value as sent, and the sentence nearest to it. */
interface UnprovedValue extends Unproved {
  value: unknown;
  nearest?: { text: string; span: number[] };
}

/** The unproved parts with their values and the nearest text. A text with orders to AI systems is not repeated. */
function withNearest(text: string, reading: Reading, unproved: readonly Unproved[]): UnprovedValue[] {
  if (unproved.length === 0) return [];
  const words = wordsOfText(text);
  return unproved.map(({ path, why }) => {
    const { value, quote } = sentAt(reading, path);
    const nearest = nearestText(text, words.near(quote ?? textOf(value))[0]?.span);
    return { path, why, value, ...(nearest && !containsInstructions(nearest.text) && { nearest }) };
  });
}

const storedAs = {
  remotePolicy: "remote",
  employmentType: "employmentType",
  seniority: "seniority",
  yearsRequired: "yearsRequired",
  education: "education",
  closingDate: "closingDate",
} as const;

/** True if the service read the same value in the text, so that it is stored although no quote proves it. */
function isStored(opportunity: Opportunity, reading: Reading, { path }: Unproved): boolean {
  const [, field] = Object.entries(storedAs).find(([sent]) => sent === path) ?? [];
  const stored = field && opportunity[field];
  const { value } = sentAt(reading, path);
  return stored !== undefined && String(stored).toLowerCase() === String(value).toLowerCase();
}

/** The value at a path of a reading, and the innermost quote. A requirement's value is its text. */
function sentAt(reading: Reading, path: string): { value: unknown; quote?: string } {
  let at: unknown = reading;
  let quote: string | undefined;
  for (const key of placeOfPath(path)) {
    at = childOf(at, key);
    if (isObject(at) && typeof at.quote === "string") ({ quote } = at);
  }
  const value = isObject(at) ? (at.value ?? at.text ?? at) : at;
  return { value, ...(quote !== undefined && { quote }) };
}

function childOf(parent: unknown, key: string | number): unknown {
  if (typeof key === "number") return Array.isArray(parent) ? parent[key] : undefined;
  if (!isObject(parent)) return undefined;
  return parent[key] ?? (isObject(parent.value) ? parent.value[key] : undefined);
}

function textOf(value: unknown): string {
  return isObject(value) ? Object.values(value).join(" ") : String(value ?? "");
}
