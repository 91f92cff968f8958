import type { HeldTest } from "../../lexicon/held/types.ts";
import type { Span } from "../../text/piece.ts";
import { textOf } from "../json-resume.ts";
import { ownEmployers, ownTitles } from "./belongs.ts";
import { proveDate, provePaperEnd } from "./dates/paper-dates.ts";
import { withoutOwnWords } from "./own-words.ts";
import type { SectionProof } from "./sections.ts";
import { heldPlaces, type ProofSource, placesOf } from "./source.ts";

type Entry = Record<string, unknown>;

/** Where a text has a name of an entry, and where it says that the writer has it; if nowhere, why. */
export function namePlaces(source: ProofSource, proof: SectionProof, entry: Entry, name: string) {
  const all = placesOf(source, textOf(entry[name]));
  // A group's heading is not a skill.
  const isPlain = proof.isPlain && !proof.lists.some((list) => Array.isArray(entry[list]));
  const { held, notHeld } = heldPlaces(source, all, refusedFor(proof, entry, name), isPlain, (place) =>
    withoutOwnWords(source, entry, place),
  );
  return { all, own: datedFirst(source, proof, entry, ownPlaces(source, proof, name, held)), notHeld };
}

/** Of several mentions of a paper, those beside its dates come first. */
function datedFirst(
  source: ProofSource,
  { date, until }: SectionProof,
  entry: Record<string, unknown>,
  places: Span[],
): Span[] {
  const end = { date: textOf(date && entry[date]), until: textOf(until && entry[until]) };
  if (places.length < 2 || end.date + end.until === "") return places;
  const isDated = (place: Span) =>
    (proveDate(source, end.date, [place]) ?? provePaperEnd(source, end, [place])) !== undefined;
  return places.toSorted((left, right) => Number(isDated(right)) - Number(isDated(left)));
}

function ownPlaces({ text }: ProofSource, { where }: SectionProof, name: string, held: Span[]): Span[] {
  if (name === "position") return ownTitles(text, held);
  return where?.includes(name) ? ownEmployers(text, held) : held;
}

function refusedFor(proof: SectionProof, entry: Entry, name: string): readonly HeldTest[] {
  // Abandoned studies have years but no degree. The text may say so behind the school.
  const ofDegree: readonly HeldTest[] =
    proof.period === "study" && textOf(entry.studyType) !== "" ? ["lapsed"] : [];
  if (proof.where?.includes(name)) return ofDegree;
  const isTimed = [entry.startDate, entry.endDate, entry.fluency].some((one) => textOf(one) !== "");
  return [...(proof.refuses ?? []), ...ofDegree, ...((!isTimed && proof.refusesUndated) || [])];
}
