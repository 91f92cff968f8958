import type { Span } from "../../text/span.ts";
import { textOf } from "../json-resume.ts";
import { proveDate, proveDates } from "./dates.ts";
import type { sectionProofs } from "./sections.ts";
import { type ProofSource, placesOf } from "./source.ts";
import { type Accepts, type UnprovedPart, unprovedPart } from "./unproved.ts";

type Entry = Record<string, unknown>;

/** What of an entry is proved, with its places by path inside the entry, and what is not. */
export interface ProvedEntry {
  entry: Entry | undefined;
  spans: Map<string, Span>;
  unproved: UnprovedPart[];
}

/** An entry in the making, and what of it a person's word keeps. */
interface Making extends ProvedEntry {
  accepts: Accepts;
}

const why = {
  words: "The text does not say this in these words.",
  dates: "The text does not give these dates near this entry; a job without an end must be said to last.",
  all: "Nothing of this stands in the text.",
} as const;

/**
 * Proves an entry: without its names or its dates it is none; of the rest what stands in the text is kept, and what a
 * person's word adds.
 */
export function proveEntry(
  source: ProofSource,
  proof: (typeof sectionProofs)[string],
  entry: Entry,
  accepts: Accepts,
): ProvedEntry {
  const result: Making = { entry: {}, spans: new Map(), unproved: [], accepts };
  const refuse = (reason: string): ProvedEntry => {
    const part = unprovedPart("", reason, accepts);
    return { entry: part.isAccepted && entry, spans: new Map(), unproved: [part] };
  };
  const places: Span[] = [];
  for (const name of proof.names) {
    const said = textOf(entry[name]);
    const found = said === "" ? [] : placesOf(source, said);
    if (said !== "" && found.length === 0 && !proof.isLoose) return refuse(why.words);
    places.push(...found);
    keepWords(result, name, entry[name], found[0]);
  }
  if (!keepDates(source, proof, entry, { result, places })) return refuse(why.dates);
  const done = new Set([...proof.names, ...proof.lists, "startDate", "endDate", proof.date]);
  for (const [field, value] of Object.entries(entry)) {
    if (!done.has(field) && textOf(value) !== "") prove(source, result, field, value);
  }
  for (const list of proof.lists) keepItems(source, result, list, entry[list]);
  return Object.keys(result.entry ?? {}).length > 0 ? result : refuse(why.all);
}

function keepDates(
  source: ProofSource,
  { period, date }: (typeof sectionProofs)[string],
  entry: Entry,
  { result, places }: { result: Making; places: readonly Span[] },
): boolean {
  const [start, end] = [textOf(entry.startDate), textOf(entry.endDate)];
  if (period !== undefined && start + end !== "") {
    const found = proveDates(source, { start, end, isWork: period === "work" }, places);
    if (!found) return false;
    if (found.start !== "") keep(result, "startDate", found.start, found.span);
    if (found.end !== "") keep(result, "endDate", found.end, found.span);
  }
  const day = date === undefined ? "" : textOf(entry[date]);
  if (date === undefined || day === "") return true;
  const said = proveDate(source, day, places);
  if (said) keep(result, date, said.date, said.span);
  else doubt(result, date, why.dates, day);
  return true;
}

function keepItems(source: ProofSource, result: Making, list: string, items: unknown): void {
  if (!Array.isArray(items)) return;
  const kept: unknown[] = [];
  for (const [at, item] of items.entries()) {
    const [place] = textOf(item) === "" ? [] : placesOf(source, textOf(item));
    if (place) {
      result.spans.set(`.${list}[${kept.length}]`, place);
      kept.push(item);
    } else if (refused(result, `.${list}[${at}]`, why.words).isAccepted) kept.push(item);
  }
  if (kept.length > 0 && result.entry) result.entry[list] = kept;
}

function prove(source: ProofSource, result: Making, field: string, value: unknown): void {
  const [place] = placesOf(source, textOf(value));
  if (place) keep(result, field, value, place);
  else doubt(result, field, why.words, value);
}

function doubt(result: Making, field: string, reason: string, value: unknown): void {
  if (refused(result, `.${field}`, reason).isAccepted && result.entry) result.entry[field] = value;
}

function refused(result: Making, path: string, reason: string): UnprovedPart {
  const part = unprovedPart(path, reason, result.accepts);
  result.unproved.push(part);
  return part;
}

function keepWords(result: ProvedEntry, name: string, value: unknown, place: Span | undefined): void {
  if (place) keep(result, name, value, place);
}

function keep({ entry, spans }: ProvedEntry, field: string, value: unknown, span: Span): void {
  if (!entry) return;
  entry[field] = value;
  spans.set(`.${field}`, span);
}
