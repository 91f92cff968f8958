import { cutText } from "../../../shared/text/words.ts";
import { round } from "../../fit/numbers.ts";
import { cannotBeAnswered } from "../cannot.ts";
import type { Answer, Fact, KeyFactor, Known, Remembered, SuggestedAction } from "../types.ts";
import { joined } from "./checked.ts";
import { openingFactor } from "./openings/compare.ts";
import { notSaid, onlyNamed, saidFactors } from "./openings/said.ts";
import { leadOf, lowerFirst, spoken, takenBack } from "./recall-words.ts";

const MAX_TEXT = 500;
const seeNotes: SuggestedAction = {
  text: "See the notes in full, newest first.",
  operation: "memories.list",
  arguments: {},
};

/** The lowest confidence of a found note's words. */
const FOUND = 0.3;
/** What was not asked for literally has a lower confidence. */
const UNSURE = 0.2;
/** A profile field is the person's own statement. */
const SURE = 0.9;

/** The stored text that answers a question, each with its note's id. Profile fields come first. */
export function recall(known: Known): Answer {
  const { openings = [] } = known;
  // A text with the name itself says more than a claim that is only close.
  const isNamed = known.memories.some(({ isNaming, claimIds }) => isNaming && claimIds.length === 0);
  const facts = (known.facts ?? []).filter(({ isClose }) => !(isClose && isNamed));
  const shown = new Set(facts.flatMap(({ claimIds = [] }) => claimIds));
  const isListed = ({ claimIds }: Remembered) =>
    claimIds.length > 0 && claimIds.every((claimId) => shown.has(claimId));
  const memories = wholeFirst(known.memories.filter((memory) => !isListed(memory)));
  // An opening with only some of the question's words may say something else.
  const isPartly =
    openings.length > 0 &&
    openings.every(({ isSaid, saysAll, isOnlyNamed }) => isSaid && saysAll === false && !isOnlyNamed);
  const asked = known.recallKind ?? "fact";
  const recallKind = isPartly && memories.length + facts.length === 0 && asked === "fact" ? "unsure" : asked;
  const [best] = memories;
  const isOwn = facts.some(isNone);
  const found = [...facts.map(factFactor), ...memories.map(memoryFactor)];
  const factors = [
    ...found,
    // What is stored of an opening supports the answer, whether or not the opening suits the user; but what
    // it asks for is no sign that the user has it.
    ...openings.flatMap((opening) => [
      { ...openingFactor(opening), effect: opening.isSaid && !isOwn ? "supports" : "unknown" },
      ...saidFactors(opening).map((factor) => (isOwn ? { ...factor, effect: "unknown" } : factor)),
    ]),
  ];
  const places = [
    ["the resume", "the resume's text", known.isTextSearched],
    ["an open posting", "openings", known.arePostingsSearched],
  ] as const;
  const searched = places.flatMap(([name, , isSearched]) => (isSearched ? [name] : []));
  const unsearched = [
    "documents",
    ...places.flatMap(([, name, isSearched]) => (isSearched ? [] : [name])).reverse(),
  ];
  if (factors.length === 0)
    return cannotBeAnswered(
      `no stored note has these words${searched.length > 0 ? `, nor does ${searched.join(" or ")}` : ""}; ${joined(unsearched)} were not searched.`,
      [seeNotes],
      factors,
    );
  const isSilent = found.length === 0 && openings.every(({ isSaid }) => !isSaid);
  if (isSilent && openings.length > 0) return notSaid(openings, factors);
  if (found.length === 0 && openings.every(({ isOnlyNamed }) => isOnlyNamed))
    return onlyNamed(openings, factors);
  const isOnlyRelated = known.noAnswer !== undefined && facts.length + openings.length === 0;
  if (isOnlyRelated)
    return {
      recommendation: `The stored notes may not answer this: ${lowerFirst(known.noAnswer ?? "")} ${spoken(facts, memories, openings)} some of its words, and keyFactors has them in full${takenBack(memories)}.`,
      confidence: UNSURE,
      keyFactors: factors,
      suggestedActions: [seeNotes],
    };
  const sure = facts.length > 0 ? SURE : round(Math.max(FOUND, Math.min(SURE, best?.relevance ?? 0)), 2);
  const lines = facts.filter(({ answer }) => answer === undefined);
  const computed = facts.find(({ answer }) => answer !== undefined)?.answer;
  const isDoubtful = memories.some(({ denies, takenBack: day }) => denies && day === undefined);
  if (computed !== undefined)
    return {
      recommendation:
        memories.length + lines.length > 0
          ? `${computed}; ${lowerFirst(spoken(lines, memories, openings))} it${notHeld(memories)}${takenBack(memories)}.`
          : `${computed}.`,
      // A missing claim does not show that the user lacks it.
      confidence:
        isDoubtful || facts.every((fact) => isNone(fact) || fact.answer === undefined) ? UNSURE : SURE,
      keyFactors: factors,
      suggestedActions: [seeNotes],
    };
  const isDenied = facts.length + openings.length === 0 && memories.every(({ denies }) => denies);
  const isAhead = facts.length + openings.length === 0 && memories.every((note) => note.isAhead);
  const special = isDenied ? "denied" : isAhead ? "ahead" : undefined;
  const kind = recallKind === "advice" ? recallKind : (special ?? recallKind);
  return {
    recommendation: `${leadOf[kind](spoken(facts, memories, openings))}${takenBack(memories)}.`,
    confidence: recallKind === "fact" ? sure : UNSURE,
    keyFactors: factors,
    suggestedActions: [seeNotes],
  };
}

/** Said of notes and lines that all deny it, or name it as a plan or as another person's. */
function notHeld(notes: readonly Remembered[]): string {
  return notes.length > 0 && notes.every(({ isAhead, denies }) => isAhead || denies)
    ? ", but not as something that the user has"
    : "";
}

/** If a note has every word of the question, those with some of them come behind it and support nothing. */
function wholeFirst(notes: readonly Remembered[]): readonly Remembered[] {
  const isPart = (note: Remembered) => !note.hasAll && !note.isUnread && note.claimIds.length === 0;
  if (!notes.some(({ hasAll }) => hasAll)) return notes;
  return [
    ...notes.filter((note) => !isPart(note)),
    ...notes.filter(isPart).map((note) => ({ ...note, isPart: true })),
  ];
}

/** True if a fact says that nothing was found. */
export function isNone({ field }: Fact): boolean {
  return field === "none" || field.endsWith(".none");
}

/** A profile or resume field as a factor. */
export function factFactor(fact: Fact): KeyFactor {
  const { field, text, claimIds = [], isClose } = fact;
  return {
    key: `profile.${field}`,
    text,
    effect: isNone(fact) || isClose ? "unknown" : "supports",
    claimIds: [...claimIds],
  };
}

/** A memory as a factor: its words, its id and its claims. */
export function memoryFactor(note: Remembered): KeyFactor {
  const { id, text, claimIds, takenBack: day, denies, isAhead, isPart } = note;
  const said = cutText(text, MAX_TEXT);
  return day === undefined
    ? {
        key: `memory.${id}`,
        text: `Stored: ${said}`,
        effect: denies ? "speaks_against" : isAhead || isPart ? "unknown" : "supports",
        claimIds,
      }
    : {
        key: `memory.${id}`,
        text: `Stored on ${day}, and contradicted since: ${said}`,
        effect: "speaks_against",
        claimIds,
      };
}
