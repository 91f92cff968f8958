import { shortened } from "../../../shared/text/words.ts";
import { workTimes } from "../../lexicon/demands/opening-terms.ts";
import { fixedDay } from "../../posting/reading/day-hours.ts";
import type { Opportunity } from "../../posting/types.ts";
import { createTerms } from "../../text/names/terms.ts";
import { sentencesOf } from "../../writing/sentences.ts";
import { saysHowOften } from "../filters/times-compared.ts";
import { atHome, deniesTime, hasStance, hoursLabel, weekdays, weekendRange } from "./stances.ts";

type Tag = keyof typeof workTimes;
export type WorkTime = Exclude<Tag, "aroundTheClock" | "twoShifts" | "otherTravel">;

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

const findTimes = createTerms<Tag>(workTimes);
const SENTENCES = /[.;!?\n。；！？]/u;
/** Where a clause about working times ends. */
export const CLAUSES =
  /[.;,:!?()\n，。；：！？、]|\b(?:but|however|aber|sondern|doch|pero|sino|mais(?! de| do)|mas)\b|但/u;
const MOST_LINES = 2000;
const LONGEST_LINE = 160;

/** The tags of the working times that a text names, each once. */
export function timeTags(text: string): Tag[] {
  return [...new Set(findTimes(text).map(({ tag }) => tag))];
}

/** The working times in an opening's title, demands and text, in that order, each once. */
export function timesNamed({ title, requirements }: Opportunity, text: string): NamedTime[] {
  const asked = requirements?.filter(({ kind }) => kind === "schedule").map((one) => one.text) ?? [];
  const lines = text.split("\n", MOST_LINES);
  const named = [
    ...[title ?? "", ...asked].flatMap((said) => namedIn(said, true)),
    ...lines.flatMap((line) => namedIn(line, hoursLabel.test(line))),
    ...fixedDay(lines).map((said) => free("nights", textOf(said))),
  ];
  return [...new Set(named.map(({ time }) => time))].flatMap((time) => {
    const same = named.filter((one) => one.time === time);
    return same.find(({ isAsked }) => isAsked) ?? same.find(({ isFree }) => !isFree) ?? same[0] ?? [];
  });
}

/** A sentence about working times as it is shown. */
export function textOf(line: string): string {
  return shortened(line.replace(/^[\s\-–•*·]+/u, "").trim(), LONGEST_LINE);
}

function free(time: WorkTime, text: string): NamedTime {
  return { time, text, isAsked: false, isFree: true };
}

/** The times that a tag stands for in an opening. */
function timesOf(tag: Tag): WorkTime[] {
  if (tag === "otherTravel") return [];
  // Three shifts cover the night.
  if (tag === "aroundTheClock") return ["shifts", "nights"];
  return tag === "twoShifts" ? ["shifts"] : [tag];
}

function namedIn(line: string, isAsked: boolean): NamedTime[] {
  const isShort = line.length <= LONGEST_LINE;
  const own = line.split(SENTENCES).flatMap((sentence) => {
    const text = textOf(isShort ? line : sentence);
    const isUnsure = hasStance("unsure", sentence);
    const isSure = (isAsked || hasStance("states", sentence) || saysHowOften(sentence)) && !isUnsure;
    const said = sentence.split(CLAUSES).flatMap((clause): NamedTime[] => {
      if (atHome.test(clause)) return [];
      const tags = timeTags(clause);
      const times = [...new Set(tags.flatMap(timesOf))];
      if (hasStance("free", clause)) return deniesTime(clause) ? times.map((time) => free(time, text)) : [];
      const asked = times.map((time) => ({ time, text, isAsked: isSure }));
      // A morning and an afternoon shift leave the night free.
      return tags.includes("twoShifts") ? [...asked, free("nights", text)] : asked;
    });
    return weekendRange.test(sentence)
      ? [...said, { time: "weekends" as const, text, isAsked: isSure }]
      : said;
  });
  // "Monday to Friday, and one weekend off in three" frees only that one.
  const isWeek = sentencesOf(line.trim()).some(
    (one) => weekdays.test(one) && !timeTags(one).includes("weekends"),
  );
  return isWeek ? [...own, free("weekends", textOf(line))] : own;
}
