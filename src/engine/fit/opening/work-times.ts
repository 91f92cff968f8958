import { isNoLimit } from "../../notes/limit-clauses.ts";
import { filterResult, withWords } from "../filters/result.ts";
import { atMost, counted, isFirstOf } from "../filters/times-compared.ts";
import type { ExplanationFactor, FilterResult } from "../types.ts";
import { atHome, hasStance, isOfNow, moreThan, onlyWeekdays, takesBack } from "./stances.ts";
import { CLAUSES, type NamedTime, textOf, timeTags, type WorkTime } from "./times-named.ts";

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

/** Who takes at most two shifts takes two. */
const mostShifts =
  /(?<!\p{L})(?:höchstens|maximal|at most|no more than|up to|au (?:plus|maximum)|(?:como )?máximo|al massimo|hoogstens|hooguit|maximaal|högst|najwyżej)(?!\p{L})/iu;

/** The times that a clause of a person's names. Who is done with three shifts may take two, without the night. */
function timesIn(clause: string): WorkTime[] {
  if (atHome.test(clause)) return [];
  const times = timeTags(clause).flatMap((tag): WorkTime[] => {
    if (tag === "otherTravel" || tag === "dayShift") return [];
    if (tag === "aroundTheClock") return ["nights"];
    if (tag === "twoShifts") return mostShifts.test(clause) ? [] : ["shifts"];
    return [tag];
  });
  return [...new Set(times)];
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

/** The times when a sentence says the person will not work; empty if uncertain. */
export function timesRefused(sentence: string): RefusedTime[] {
  const isFirm = !hasStance("wishes", sentence);
  const text = textOf(sentence);
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
    withWords(text, `The opening says: "${asked.text}"`);
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
