import { weeklyHours } from "../../posting/reading/hours-said.ts";
import { hardFilters, type WorkFacts } from "../filters.ts";
import { type OpenPoint, openPoints } from "../opening/open-points.ts";
import type { FitSubject, RequirementOutcome, StatedNote } from "../opening/types.ts";
import { againstTimes, timesRefused } from "../opening/work-times.ts";
import type { CatalogIndex } from "../scales.ts";
import type { ExplanationFactor, FilterResult, PersonEvidence } from "../types.ts";
import { type LimitOutcome, limitOf, type NotedFilter } from "./limit-outcome.ts";
import { againstLoads } from "./loads.ts";
import { againstNotes } from "./noted.ts";
import { againstWork } from "./noted-work.ts";

interface LimitsWeighed {
  /** The profile's limits, the refused times and the notes' limits, each with what the opening says of it. */
  limits: FilterResult[];
  /** Those of notes. */
  byNotes: NotedFilter[];
  /** The notes' limits that nothing compares. */
  notWeighed: StatedNote[];
  /** Wishes that the opening goes against. */
  risks: ExplanationFactor[];
}

/** Compares the person's limits with what is known of a job. */
export function limitsAgainst(
  { constraints }: PersonEvidence,
  index: CatalogIndex,
  subject: FitSubject,
  outcomes: readonly RequirementOutcome[] = [],
): LimitsWeighed {
  const schedule = againstTimes(subject.times ?? [], subject.timeLimits ?? []);
  const facts = factsOf(subject, index);
  const noted = subject.noted ?? [];
  const compared = [
    ...againstNotes(noted, constraints, facts),
    ...againstLoads(
      outcomes,
      noted.filter(({ isOfTimes }) => !isOfTimes),
    ),
  ];
  const before = new Set(compared.map(({ note }) => note));
  const kinds = againstWork(
    noted.filter((note) => !note.isOfTimes && !before.has(note)),
    { title: subject.title, demands: outcomes.map(({ text }) => text), text: subject.text ?? "" },
  );
  const byNotes = [...compared, ...kinds];
  const ofTimes = schedule.filters.filter(isNoted);
  const weighed = new Set([...byNotes, ...ofTimes].map(({ note }) => noteKey(note)));
  return {
    limits: [...hardFilters(constraints, {}, facts), ...schedule.filters, ...byNotes],
    byNotes: [...ofTimes, ...byNotes],
    notWeighed: noted.filter((note) => isLimit(note) && !weighed.has(noteKey(note))),
    risks: schedule.risks,
  };
}

function isNoted(filter: FilterResult): filter is NotedFilter {
  return filter.note !== undefined;
}

function noteKey({ memoryId, text }: StatedNote): string {
  return `${memoryId} ${text}`;
}

/** A time that is welcome, or only a wish, is no limit. */
function isLimit({ isOfTimes, text }: StatedNote): boolean {
  return !isOfTimes || timesRefused(text).some(({ isFirm }) => isFirm);
}

/** The limits that an opening fails, though too little of it is read for a score. */
export function limitsFailed(
  person: PersonEvidence,
  index: CatalogIndex,
  subject: FitSubject,
): { hardFilters: { failed: string[] }; openPoints: OpenPoint[]; limits: LimitOutcome[]; risks: string[] } {
  const { limits, byNotes } = limitsAgainst(person, index, subject);
  const failed = limits.filter(({ outcome }) => outcome === "fail");
  return {
    hardFilters: { failed: [...new Set(failed.map(({ key }) => key))] },
    openPoints: openPoints(failed, [], []),
    limits: byNotes.filter(({ outcome }) => outcome === "fail").map(limitOf),
    risks: failed.map(({ reason }) => reason),
  };
}

function factsOf({ title, opportunity, position, hours }: FitSubject, index: CatalogIndex): WorkFacts {
  const asked = (opportunity?.requirements ?? []).flatMap(({ text }) => weeklyHours(text));
  const entry = index.occupations[position ?? -1]?.entry;
  return {
    title,
    ...(entry && { majorGroup: entry.code.slice(0, 2) }),
    ...(!opportunity && entry?.education && { education: entry.education }),
    ...(opportunity?.salary && { pay: opportunity.salary }),
    ...(opportunity?.locations && { locations: opportunity.locations }),
    ...(opportunity?.remote && { remote: opportunity.remote }),
    ...(opportunity?.employmentType && !hours?.isEither && { employmentType: opportunity.employmentType }),
    hours: asked.length > 0 ? asked : (hours?.weekly ?? []),
  };
}
