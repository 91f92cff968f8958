import { isLevelOf } from "../../language-level.ts";
import { notHeldReasons } from "../../lexicon/held/types.ts";
import type { Span } from "../../text/piece.ts";
import { textOf } from "../json-resume.ts";
import { isBeside, isLevelWith, isOfOtherStretch, isOnOwnLine } from "./belongs.ts";
import { type EntryDates, proveDates } from "./dates/dates.ts";
import { proveDate, provePaperEnd } from "./dates/paper-dates.ts";
import { areBeside, entryPlaces, isInEntry } from "./entry-places.ts";
import { namePlaces } from "./name-places.ts";
import { isOfOtherPerson, isOnlyApplied } from "./not-own-work.ts";
import { statePlaces } from "./own-words.ts";
import type { SectionProof } from "./sections.ts";
import { heldPlaces, type ProofSource, placesOf } from "./source.ts";
import { type Accepts, type Because, type UnprovedPart, unprovedPart } from "./unproved.ts";

type Entry = Record<string, unknown>;

/** The proved parts of an entry, with their places by path, and the unproved ones. */
export interface ProvedEntry {
  entry: Entry | undefined;
  spans: Map<string, Span>;
  unproved: UnprovedPart[];
}

/** An entry under construction, and what the person's statement keeps. */
interface Making extends ProvedEntry {
  accepts: Accepts;
}

/**
 * Proves an entry. Without its names or dates there is none. Its other parts are kept if the text contains them
 * or the person states them.
 */
export function proveEntry(
  source: ProofSource,
  proof: SectionProof,
  entry: Entry,
  accepts: Accepts,
): ProvedEntry {
  const result: Making = { entry: {}, spans: new Map(), unproved: [], accepts };
  const refuse = (reason: Because): ProvedEntry => {
    const part = unprovedPart("", reason, accepts);
    return { entry: part.isAccepted && entry, spans: new Map(), unproved: [part] };
  };
  const named: { name: string; places: Span[] }[] = [];
  for (const name of proof.names) {
    const said = textOf(entry[name]);
    if (said === "") continue;
    const { all, own, notHeld } = namePlaces(source, proof, entry, name);
    if (own.length > 0) named.push({ name, places: own });
    else if (!proof.isLoose || all.length > 0)
      return refuse(notHeld ?? (all.length > 0 ? "apart" : "not_found"));
  }
  const dates = datesOf(proof, entry);
  const isWhere = (name: string) => proof.where?.includes(name) ?? false;
  const chosen = entryPlaces(
    source,
    named.map(({ name, places }) => ({ isWhere: isWhere(name), places })),
    dates,
  );
  if (!chosen) return refuse("apart");
  for (const [at, { name }] of named.entries()) keepWords(result, name, entry[name], chosen[at]);
  if (proof.period === "work" && chosen.some((place) => isOnlyApplied(source, place)))
    return refuse("wished");
  // An employer may be above several entries. Work done there is next to its dates.
  const doing = chosen.filter((_, at) => !isWhere(named[at]?.name ?? ""));
  const own = { chosen: doing.length > 0 ? doing : chosen, dates };
  if (proof.period && doing.some((place) => isOfOtherStretch(source, place, dates))) return refuse("dates");
  if (!keepDates(source, proof, entry, { result, own })) return refuse("dates");
  const ofPeriod = proof.period ? ["startDate", "endDate"] : [];
  const done = new Set([...proof.names, ...proof.lists, ...ofPeriod, proof.date, proof.until]);
  for (const [field, value] of Object.entries(entry)) {
    if (!done.has(field) && textOf(value) !== "") prove(source, result, field, value, own);
  }
  for (const list of proof.lists) keepItems(source, proof, result, { list, items: entry[list], own });
  if (Object.keys(result.entry ?? {}).length > 0 && !isEmptyGroup(proof, entry, result)) return result;
  const reasons = new Set(result.unproved.map(({ because }) => because));
  const [reason = "not_found"] = reasons;
  // Each part of a group keeps its own reason if they differ.
  return reasons.size > 1 ? { ...result, entry: undefined } : refuse(reason);
}

/** The heading of a group of skills without any proved one is not a skill itself. */
function isEmptyGroup({ isLoose, lists }: SectionProof, entry: Entry, { entry: kept }: ProvedEntry): boolean {
  const has = (one: Entry | undefined) =>
    lists.some((list) => Array.isArray(one?.[list]) && one[list].length > 0);
  return isLoose === true && has(entry) && !has(kept);
}

/** The places of an entry's names, and its dates. */
interface Own {
  chosen: readonly Span[];
  dates: EntryDates;
}

function datesOf({ period }: SectionProof, entry: Entry): EntryDates {
  const isWork = period === "work";
  if (period === undefined) return { start: "", end: "", isWork };
  return { start: textOf(entry.startDate), end: textOf(entry.endDate), isWork };
}

function keepDates(
  source: ProofSource,
  { period, date, until }: SectionProof,
  entry: Entry,
  { result, own: { chosen: places, dates } }: { result: Making; own: Own },
): boolean {
  if (period !== undefined && dates.start + dates.end !== "") {
    const periods = source.periods.filter(
      (one) => areBeside(source, one.span, places, dates) && !isOfOtherPerson(source, one),
    );
    const found = proveDates({ periods }, dates, places);
    if (!found) return false;
    if (found.start !== "") keep(result, "startDate", found.start, found.span);
    if (found.end !== "") keep(result, "endDate", found.end, found.span);
  }
  const day = textOf(date && entry[date]);
  const last = textOf(until && entry[until]);
  const end = { date: day, until: last };
  if (date && day) keepDay(result, date, day, proveDate(source, day, places));
  if (until && last) keepDay(result, until, last, provePaperEnd(source, end, places));
  return true;
}

function keepDay(
  result: Making,
  field: string,
  day: string,
  said: { date: string; span: Span } | undefined,
): void {
  if (said) keep(result, field, said.date, said.span);
  else doubt(result, field, "dates", day);
}

function keepItems(
  source: ProofSource,
  proof: SectionProof,
  result: Making,
  { list, items, own }: { list: string; items: unknown; own: Own },
): void {
  if (!Array.isArray(items)) return;
  const kept: unknown[] = [];
  for (const [at, item] of items.entries()) {
    const said = textOf(item);
    const all = said === "" ? [] : placesOf(source, said);
    const needsHolding = list === "highlights" || proof.refuses === notHeldReasons;
    const { held, notHeld } = heldPlaces(source, all, needsHolding ? notHeldReasons : [], proof.isPlain);
    // A skill without a group name belongs to no other entry.
    const place = proof.period ? held.find((one) => isInEntry(source, one, own.chosen, own.dates)) : held[0];
    if (place) {
      result.spans.set(`.${list}[${kept.length}]`, place);
      kept.push(item);
    } else {
      const reason = held.length > 0 ? "apart" : (notHeld ?? "not_found");
      if (refused(result, `.${list}[${at}]`, reason).isAccepted) kept.push(item);
    }
  }
  if (kept.length > 0 && result.entry) result.entry[list] = kept;
}

/** Descriptions of the work belong to the entry alone. A town or link may be shared. */
const ownFields: ReadonlySet<string> = new Set(["summary", "description", "score", "level"]);

function prove(source: ProofSource, result: Making, field: string, value: unknown, own: Own): void {
  const all = placesOf(source, textOf(value));
  if (field === "status") {
    const [said] = own.chosen.flatMap((one) => statePlaces(source, { status: value }, one));
    if (said) keep(result, field, value, said);
    if (said) return;
  }
  const place = all.find((one) => {
    if (field === "fluency") return isLevelOf(source.text, own.chosen, one);
    if (field === "level") return isLevelWith(source.text, own.chosen, one);
    if (field === "issuer") return isBeside(source, own.chosen, one);
    if (field === "location") return isOnOwnLine(source, one, own.dates);
    return !ownFields.has(field) || isInEntry(source, one, own.chosen, own.dates);
  });
  if (place) keep(result, field, value, place);
  else doubt(result, field, all.length > 0 ? "apart" : "not_found", value);
}

function doubt(result: Making, field: string, reason: Because, value: unknown): void {
  if (refused(result, `.${field}`, reason).isAccepted && result.entry) result.entry[field] = value;
}

function refused(result: Making, path: string, reason: Because): UnprovedPart {
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
