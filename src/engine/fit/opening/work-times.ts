import { shortened } from "../../../shared/text/words.ts";
import { timeStances, workTimes } from "../../lexicon/demands/opening-terms.ts";
import type { Opportunity } from "../../posting/types.ts";
import { createTerms } from "../../text/names/terms.ts";
import { filterResult } from "../filters/result.ts";
import type { ExplanationFactor, FilterResult } from "../types.ts";

type WorkTime = keyof typeof workTimes;

/** A working time in an opening, with its words. `isAsked` is true if its title or a demand names it. */
export interface NamedTime {
  time: WorkTime;
  text: string;
  isAsked: boolean;
}

/** A time when a person said they will not work. `isFirm` is false for a mere preference. */
interface RefusedTime {
  time: WorkTime;
  text: string;
  isFirm: boolean;
}

const findTimes = createTerms<WorkTime>(workTimes);
const { free, onlyDays, refuses, wishes, agrees, past } = timeStances;
const finders = {
  free: createTerms({ free }),
  onlyDays: createTerms({ onlyDays }),
  refuses: createTerms({ refuses }),
  wishes: createTerms({ wishes }),
  agrees: createTerms({ agrees }),
  past: createTerms({ past }),
};
const CLAUSES = /[.;,:!?()\n，。；：！？、]|\b(?:but|however|aber|sondern|doch|pero|sino|mais|mas)\b|但/u;
const LONGEST_LINE = 160;
const MOST_LINES = 2000;

function has(kind: keyof typeof finders, text: string): boolean {
  return finders[kind](text).length > 0;
}

function timesIn(text: string): WorkTime[] {
  return [...new Set(findTimes(text).map(({ tag }) => tag))];
}

/** True if a text names a working time that openings are compared by. */
export function namesTime(text: string): boolean {
  return timesIn(text).length > 0;
}

/** The working times in an opening's title, demands and text, in that order, each once. */
export function timesNamed({ title, requirements }: Opportunity, text: string): NamedTime[] {
  const asked = requirements?.filter(({ kind }) => kind === "schedule").map((one) => one.text) ?? [];
  const lines = text.split("\n", MOST_LINES);
  const named = [
    ...[title ?? "", ...asked].flatMap((said) => namedIn(said, true)),
    ...lines.flatMap((line) => namedIn(line, false)),
  ];
  return named.filter(({ time }, at) => named.findIndex((one) => one.time === time) === at);
}

function namedIn(line: string, isAsked: boolean): NamedTime[] {
  const text = shortened(line.trim(), LONGEST_LINE);
  const clauses = line.split(CLAUSES).filter((clause) => !has("free", clause));
  return clauses.flatMap((clause) => timesIn(clause).map((time) => ({ time, text, isAsked })));
}

/** The times when a sentence says the person will not work; empty if uncertain. */
export function timesRefused(sentence: string): RefusedTime[] {
  const isFirm = !has("wishes", sentence);
  const text = shortened(sentence.trim(), LONGEST_LINE);
  if (has("past", sentence)) return [];
  if (has("onlyDays", sentence) && !has("agrees", sentence)) return [{ time: "nights", text, isFirm }];
  let wasRefused = false;
  return sentence.split(CLAUSES).flatMap((clause) => {
    const times = timesIn(clause);
    const isList = wasRefused && times.length > 0 && clause.trim().split(/\s+/).length <= 4;
    wasRefused = !has("agrees", clause) && (has("refuses", clause) || isList);
    return wasRefused ? times.map((time) => ({ time, text, isFirm })) : [];
  });
}

/**
 * What an opening's working times mean for a person with excluded times: a conflict if both are certain, a
 * question if only the text names the time, a risk if it is a preference.
 */
export function againstTimes(
  named: readonly NamedTime[],
  said: readonly string[],
): { filters: FilterResult[]; risks: ExplanationFactor[] } {
  const clashes = said.flatMap(timesRefused).flatMap((refused) => {
    const found = named.find(({ time }) => time === refused.time);
    return found ? [{ ...refused, asked: found }] : [];
  });
  const reasonOf = ({ text, asked }: (typeof clashes)[number]) =>
    `The user said: "${text}" The opening says: "${asked.text}"`;
  const firm = clashes.find(({ isFirm, asked }) => isFirm && asked.isAsked);
  const open = clashes.find(({ isFirm }) => isFirm);
  const wish = clashes.find(({ isFirm }) => !isFirm);
  return {
    filters: firm
      ? [filterResult("schedule", false, reasonOf(firm))]
      : open
        ? [filterResult("schedule", undefined, `${reasonOf(open)} Ask whether this is part of the work.`)]
        : [],
    risks: wish
      ? [
          {
            type: "wish",
            key: "schedule",
            labelKey: "fit.wish.schedule",
            labelText: reasonOf(wish),
          },
        ]
      : [],
  };
}
