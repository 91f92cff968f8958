import type { KnownOpening } from "../../known-opening.ts";
import { namesOne } from "../../names-one.ts";
import { saysApplied } from "../../questions/applied-said.ts";
import type { Answer, Known, Remembered, SuggestedAction } from "../../types.ts";
import { memoryFactor } from "../recall.ts";
import { openingFactor } from "./compare.ts";

const SURE = 0.8;
const UNSURE = 0.2;
/** The length of an ISO date. */
const DAY = 10;
const seeAll: SuggestedAction = {
  text: "See all stored openings.",
  operation: "jobsWorkspace.list",
  arguments: {},
};

/** Stages behind the first, in words for how an application stands. */
const stands: Readonly<Record<string, string>> = {
  ...{ applied: "applied for", screen: "in screening", interview: "at interview", offer: "with an offer" },
  ...{ sent: "sent", accepted: "accepted", rejected: "rejected", withdrawn: "withdrawn" },
  ghosted: "without an answer",
};

/** How the applications stand, by their stored stages: all open ones, or those that were applied for. */
export function stagesOf({ openings = [], openingsInAll, memories }: Known, isOfAll: boolean): Answer {
  const notes = isOfAll ? [] : memories.filter((note) => isOfApplying(note, openings));
  const applied = openings.filter(({ stage }) => stage in stands);
  const shown = isOfAll || applied.length === 0 ? openings : applied;
  const isOne = shown.length === 1;
  return {
    recommendation: isOfAll
      ? standsOf(openings, openingsInAll)
      : applied.length === 0
        ? notes.length > 0
          ? `${notes.length === 1 ? "A stored note says" : "Stored notes say"} that the user applied; the stored stage of ${isOne ? "the opening" : "the openings"} does not.`
          : isOne
            ? "By its stored stage, this opening was not applied for yet."
            : "By the stored stages, none of these openings was applied for yet."
        : `By the stored stages, ${isOne ? "one opening was applied for; keyFactors has it" : `${applied.length} openings were applied for; keyFactors has them`}.`,
    confidence: SURE,
    keyFactors: [
      ...notes.map(memoryFactor),
      ...shown
        .toSorted((one, other) => (one.dueAt ?? "9999").localeCompare(other.dueAt ?? "9999"))
        .map(openingFactor),
    ],
    suggestedActions: [seeAll],
  };
}

/** When the user applied, by the events of the openings and by notes that say it. */
export function appliedWhen({ openings = [], memories }: Known): Answer {
  const notes = memories.filter((note) => isOfApplying(note, openings));
  const dated = openings.filter(({ appliedOn }) => appliedOn !== undefined);
  const [first] = dated;
  const said = notes.length === 1 ? "a stored note says" : "stored notes say";
  return {
    recommendation:
      first === undefined
        ? notes.length > 0
          ? `No day of an application is stored with the opening; ${said} that the user applied, in keyFactors.`
          : "No day of an application is stored with the opening, and no note that was found says when it was."
        : dated.length === 1
          ? `By its stored events, the application was sent on ${first.appliedOn}.`
          : `The days of ${dated.length} applications are stored; keyFactors has them.`,
    confidence: dated.length + notes.length > 0 ? SURE : UNSURE,
    keyFactors: [...openings.map(openingFactor), ...notes.map(memoryFactor)],
    suggestedActions: [seeAll],
  };
}

/** True for a note that says that the user applied for one of these. */
function isOfApplying({ text, claimIds }: Remembered, openings: readonly KnownOpening[]): boolean {
  return claimIds.length === 0 && saysApplied(text) && namesOne(text, openings);
}

function standsOf(openings: readonly KnownOpening[], inAll = openings.length): string {
  const counts = new Map<string, number>();
  for (const { stage } of openings) {
    const stand = stands[stage] ?? "not applied for yet";
    counts.set(stand, (counts.get(stand) ?? 0) + 1);
  }
  const [first] = openings.flatMap(({ dueAt }) => dueAt ?? []).toSorted();
  const parts = [...counts].map(([stand, count]) => `${count} ${stand}`).join(", ");
  const are = inAll === 1 ? "One opening is" : `${inAll} openings are`;
  const which = inAll > openings.length ? `; of the newest ${openings.length}, ` : ": ";
  return `${are} open${which}${parts}${first === undefined ? "" : `; the first date is ${first.slice(0, DAY)}`}.`;
}
