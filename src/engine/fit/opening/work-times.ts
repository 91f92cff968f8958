import { shortened } from "../../../shared/text/words.ts";
import { workTimes } from "../../lexicon/demands/opening-terms.ts";
import { isNoLimit } from "../../notes/limit-clauses.ts";
import { fixedDay } from "../../posting/reading/day-hours.ts";
import type { Opportunity } from "../../posting/types.ts";
import { createTerms } from "../../text/names/terms.ts";
import { sentencesOf } from "../../writing/sentences.ts";
import { filterResult } from "../filters/result.ts";
import { atMost, counted, isFirstOf } from "../filters/times-compared.ts";
import type { ExplanationFactor, FilterResult } from "../types.ts";
import {
  atHome,
  deniesTime,
  hasStance,
  hoursLabel,
  isOfNow,
  moreThan,
  onlyWeekdays,
  takesBack,
  weekdays,
} from "./stances.ts";

type WorkTime = Exclude<keyof typeof workTimes, "aroundTheClock" | "otherTravel">;

/**
 * A working time in an opening, with its words. `isAsked` is true if its title, a demand, a line on the hours, or a
 * sentence that leaves no doubt names it.
 */
export interface NamedTime {
  time: WorkTime;
  text: string;
  isAsked: boolean;
  /** True if it only says that the time is free: "no nights". */
  isFree?: boolean;
}

/** What a person said about when they would not work, and the note that has it. */
export type TimeLimit = { text: string; memoryId?: string };

/** A time when a person said they will not work. `isFirm` is false for a mere preference. */
interface RefusedTime {
  time: WorkTime;
  text: string;
  isFirm: boolean;
  /** "No travel more than twice a year" refuses only a part. */
  isPartly: boolean;
}

const findTimes = createTerms<keyof typeof workTimes>(workTimes);
const SENTENCES = /[.;!?\n。；！？]/u;
const CLAUSES =
  /[.;,:!?()\n，。；：！？、]|\b(?:but|however|aber|sondern|doch|pero|sino|mais(?! de| do)|mas)\b|但/u;
const [LONGEST_LINE, MOST_LINES] = [160, 2000];

function timesIn(text: string): WorkTime[] {
  const meant = findTimes(text).flatMap(({ tag }): WorkTime[] => {
    if (tag === "otherTravel") return [];
    // Three shifts cover the night.
    return tag === "aroundTheClock" ? ["shifts", "nights"] : [tag];
  });
  return [...new Set(meant)];
}

/** What a sentence on working times limits: when a person works, or where, which travel decides. */
export function timeTopics(sentence: string): ("schedule" | "place")[] {
  const isOnly = hasStance("onlyDays", sentence) || onlyWeekdays.test(sentence);
  const times = isOnly ? ["nights" as const] : timesIn(sentence);
  return times.map((time) => (time === "travel" ? "place" : "schedule"));
}

/** True if what a sentence says on working times is known: which are refused, or that they are no problem. */
export function isOfTimes(sentence: string): boolean {
  return (
    timesRefused(sentence).length > 0 ||
    (timesIn(sentence).length > 0 && (hasStance("agrees", sentence) || isNoLimit(sentence)))
  );
}

/** The working times in an opening's title, demands and text, in that order, each once. */
export function timesNamed({ title, requirements }: Opportunity, text: string): NamedTime[] {
  const asked = requirements?.filter(({ kind }) => kind === "schedule").map((one) => one.text) ?? [];
  const lines = text.split("\n", MOST_LINES);
  const named = [
    ...[title ?? "", ...asked].flatMap((said) => namedIn(said, true)),
    ...lines.flatMap((line) => namedIn(line, hoursLabel.test(line))),
    ...fixedDay(lines).map((said) => ({
      time: "nights" as const,
      text: textOf(said),
      isAsked: false,
      isFree: true,
    })),
  ];
  return [...new Set(named.map(({ time }) => time))].flatMap((time) => {
    const same = named.filter((one) => one.time === time);
    return same.find(({ isAsked }) => isAsked) ?? same.find(({ isFree }) => !isFree) ?? same[0] ?? [];
  });
}

function textOf(line: string): string {
  return shortened(line.replace(/^[\s\-–•*·]+/u, "").trim(), LONGEST_LINE);
}

function namedIn(line: string, isAsked: boolean): NamedTime[] {
  const text = textOf(line);
  return line.split(SENTENCES).flatMap((sentence) => {
    const isSure = (isAsked || hasStance("states", sentence)) && !hasStance("unsure", sentence);
    const own = sentence.split(CLAUSES).flatMap((clause): NamedTime[] => {
      if (atHome.test(clause)) return [];
      const times = timesIn(clause);
      if (!hasStance("free", clause)) return times.map((time) => ({ time, text, isAsked: isSure }));
      return deniesTime(clause) ? times.map((time) => ({ time, text, isAsked: false, isFree: true })) : [];
    });
    const week: NamedTime = { time: "weekends", text, isAsked: false, isFree: true };
    return sentencesOf(line.trim()).some((one) => weekdays.test(one)) ? [...own, week] : own;
  });
}

/** The times when a sentence says the person will not work; empty if uncertain. */
export function timesRefused(sentence: string): RefusedTime[] {
  const isFirm = !hasStance("wishes", sentence);
  const text = shortened(sentence.trim(), LONGEST_LINE);
  const isPast = hasStance("past", sentence);
  if (isPast && !sentence.split(CLAUSES).some(isOfNow)) return [];
  const isPartly = moreThan.test(sentence) || atMost.test(sentence);
  if (hasStance("onlyDays", sentence) && !hasStance("agrees", sentence))
    return [{ time: "nights", text, isFirm, isPartly }];
  if (onlyWeekdays.test(sentence)) return [{ time: "weekends", text, isFirm, isPartly }];
  let [wasRefused, named]: [boolean, WorkTime[]] = [false, []];
  return sentence.split(CLAUSES).flatMap((clause) => {
    const own = isPast && !isOfNow(clause) ? [] : timesIn(clause);
    const times = own.length === 0 && takesBack.test(clause) ? named : own;
    named = own.length > 0 ? own : named;
    const isList = wasRefused && times.length > 0 && clause.trim().split(/\s+/).length <= 4;
    const isRefused = hasStance("refuses", clause) || atMost.test(clause);
    const needsFree = !isRefused && hasStance("needs", clause) && hasStance("free", clause);
    const isAgreed = hasStance("agrees", clause) || isNoLimit(clause);
    wasRefused = needsFree || (!isAgreed && (isRefused || isList));
    return wasRefused ? times.map((time) => ({ time, text, isFirm, isPartly })) : [];
  });
}

/**
 * What an opening's working times mean for a person with excluded times: a conflict if both are certain, a
 * question if only the text names the time, a risk if it is a preference.
 */
export function againstTimes(
  named: readonly NamedTime[],
  said: readonly TimeLimit[],
): { filters: FilterResult[]; risks: ExplanationFactor[] } {
  const clashes = said.flatMap((limit) => {
    const own = timesRefused(limit.text).map((refused) => ({
      ...refused,
      limit,
      found: named.find(({ time }) => time === refused.time) ?? mayHave(refused, named),
    }));
    // It is met only if each refused time is free.
    const isMet = own.every(({ found }) => found?.isFree);
    return own.flatMap(({ found, ...refused }) =>
      found && (isMet || !found.isFree)
        ? [{ ...refused, asked: refused.isPartly && !found.isFree ? counted(refused.text, found) : found }]
        : [],
    );
  });
  const reasonOf = ({ text, asked }: (typeof clashes)[number]) =>
    `The user said: "${text}" The opening says: "${asked.text}"`;
  const firm = clashes.filter(({ isFirm }) => isFirm);
  const wish = clashes.find(({ isFirm, asked }) => !isFirm && !asked.isFree);
  return {
    filters: firm.filter(isFirstOf(firm)).map((clash) => {
      const { asked, limit } = clash;
      const holds = asked.isFree ? true : asked.isAsked ? false : undefined;
      const ask = holds === undefined ? " Ask whether this is part of the work." : "";
      const result = filterResult(keyOf(clash), holds, `${reasonOf(clash)}${ask}`);
      return limit.memoryId === undefined
        ? result
        : { ...result, note: { ...limit, memoryId: limit.memoryId } };
    }),
    risks: wish
      ? [
          {
            type: "wish",
            key: keyOf(wish),
            labelKey: `fit.wish.${keyOf(wish)}`,
            labelText: reasonOf(wish),
          },
        ]
      : [],
  };
}

/** The filter's name. Travel has its own. */
function keyOf({ time }: RefusedTime): "travel" | "schedule" {
  return time === "travel" ? "travel" : "schedule";
}

/** Shifts that may fall on a refused time. */
function mayHave({ time }: RefusedTime, named: readonly NamedTime[]): NamedTime | undefined {
  const shifts = named.find((one) => one.time === "shifts");
  return shifts && /^(?:nights|evenings|weekends)$/.test(time) ? { ...shifts, isAsked: false } : undefined;
}
