import { weeklyHours } from "../../posting/reading/hours-said.ts";
import { hardFilters, type WorkFacts } from "../filters.ts";
import { type OpenPoint, openPoints } from "../opening/open-points.ts";
import type { FitSubject, RequirementOutcome, StatedNote } from "../opening/types.ts";
import { againstTimes, timesRefused } from "../opening/work-times.ts";
import type { CatalogIndex } from "../scales.ts";
import type { ExplanationFactor, FilterKeys, FilterResult, PersonEvidence } from "../types.ts";
import { type LimitOutcome, limitOf, type NotedFilter, ofNote } from "./limit-outcome.ts";
import { againstLoads } from "./loads.ts";
import { againstNotes } from "./noted.ts";
import { notedClock } from "./noted-clock.ts";
import { notedStart } from "./noted-start.ts";
import { againstOfficeDays } from "./office/noted-office.ts";
import { isFullPay, isNetPay } from "./pay-meant.ts";
import { filterKeys } from "./result.ts";
import {
  againstNeeds,
  againstWork,
  kindsRefused,
  namedWork,
  type RefusedKind,
  refusable,
} from "./work/noted-work.ts";

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
      subject.text ?? "",
    ),
  ];
  const of = (one: RequirementOutcome["necessity"]) =>
    outcomes.flatMap(({ text, necessity }) => (necessity === one ? [text] : []));
  const asked = { demands: of("required"), wishes: of("preferred") };
  const work = { title: subject.title, ...asked, text: subject.text ?? "" };
  const kinds = noted.flatMap((note) => againstWork(note, kindsLeft(note, compared), work));
  const needed = noted.flatMap((note) => [
    ...againstNeeds(note, work.text),
    ...againstDates(note, work.text),
    ...againstOfficeDays(note, work.text, facts),
  ]);
  const found = [...schedule.filters.filter(isNoted), ...compared, ...kinds, ...needed];
  const kept = new Set(noted.flatMap((note) => settled(note, found)));
  const byNotes = found.filter((filter) => kept.has(filter));
  const weighed = new Set(byNotes.map(({ note }) => noteKey(note)));
  const ofOthers = schedule.filters.filter((filter) => !isNoted(filter));
  return {
    limits: [...hardFilters(constraints, {}, facts), ...ofOthers, ...byNotes],
    byNotes,
    notWeighed: noted.filter((note) => isLimit(note) && !weighed.has(noteKey(note))),
    risks: schedule.risks,
  };
}

/** Compares when a note says that a day must end, or that work can begin. */
function againstDates(note: StatedNote, text: string): NotedFilter[] {
  return [notedClock(note.text, text), notedStart(note.text, text)].flatMap((filter) =>
    filter ? [ofNote(note, filter)] : [],
  );
}

/**
 * What an opening says of a note as a whole. It is met only if each of its parts is: "no cold calls and no weekends"
 * is not met by free weekends.
 */
function settled(note: StatedNote, found: readonly NotedFilter[]): NotedFilter[] {
  const own = found.filter((filter) => noteKey(filter.note) === noteKey(note));
  const open = own.filter(({ outcome }) => outcome !== "pass");
  const failed = open.filter(({ outcome }) => outcome === "fail");
  if (open.length > 0) return failed.length > 0 ? failed : open;
  const ofTimes = timesRefused(note.text).length > 0 ? 1 : 0;
  const compared = own.filter(({ key }) => !ofWork.has(key) && !timeKeys.has(key)).length;
  return own.length < ofTimes + kindsLeft(note, own).length + compared ? [] : own;
}

/** The kinds of work that a note refuses. A weight that was compared says more than the word for lifting. */
function kindsLeft(note: StatedNote, compared: readonly NotedFilter[]): RefusedKind[] {
  const isLoaded = compared.some((filter) => filter.key === "load" && noteKey(filter.note) === noteKey(note));
  return kindsRefused(note.text).filter(({ name }) => name !== "lifting" || !isLoaded);
}

const ofWork: ReadonlySet<string> = new Set([...Object.keys(refusable), namedWork]);
const timeKeys: ReadonlySet<string> = new Set(["travel", "schedule"]);

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

/** What an opening says of the person's limits, though too little of it is read for a score. */
export function limitsAlone(
  person: PersonEvidence,
  index: CatalogIndex,
  subject: FitSubject,
): { hardFilters: FilterKeys; openPoints: OpenPoint[]; limits: LimitOutcome[]; risks: string[] } {
  const { limits, byNotes, notWeighed } = limitsAgainst(person, index, subject);
  // Of a limit of the profile only a failure is sure.
  const said = limits.filter(({ note, outcome }) => note !== undefined || outcome === "fail");
  return {
    hardFilters: filterKeys(said),
    openPoints: openPoints(said, [], notWeighed),
    limits: byNotes.map(limitOf),
    risks: said.flatMap(({ outcome, reason }) => (outcome === "fail" ? [reason] : [])),
  };
}

function factsOf(
  { title, opportunity, position, hours, text = "" }: FitSubject,
  index: CatalogIndex,
): WorkFacts {
  const asked = (opportunity?.requirements ?? []).flatMap(({ text }) => weeklyHours(text));
  const entry = index.occupations[position ?? -1]?.entry;
  return {
    title,
    ...(entry && { majorGroup: entry.code.slice(0, 2) }),
    ...(!opportunity && entry?.education && { education: entry.education }),
    ...(opportunity?.salary && {
      pay: opportunity.salary,
      isNetPay: isNetPay(text, opportunity.salary),
      isFullPay: isFullPay(text, opportunity.salary),
    }),
    ...(opportunity?.locations && { locations: opportunity.locations }),
    ...(opportunity?.remote && { remote: opportunity.remote }),
    ...(opportunity?.employmentType && !hours?.isEither && { employmentType: opportunity.employmentType }),
    hours: asked.length > 0 ? asked : (hours?.weekly ?? []),
  };
}
