import { shortened } from "../../../shared/text/words.ts";
import { workTimes } from "../../lexicon/demands/opening-terms.ts";
import { namesRole } from "../../posting/fields/title/roles.ts";
import { fixedDay } from "../../posting/reading/day-hours.ts";
import type { Opportunity } from "../../posting/types.ts";
import { createTerms } from "../../text/names/terms.ts";
import { wordsOf } from "../../text/words.ts";
import { sentencesOf } from "../../writing/sentences.ts";
import { saysHowOften } from "../filters/times-compared.ts";
import { atHome, deniesTime, hasStance, hoursLabel, weekdays, weekendRange } from "./stances.ts";

type Tag = keyof typeof workTimes;
export type WorkTime = Exclude<Tag, "aroundTheClock" | "twoShifts" | "dayShift" | "otherTravel">;

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
/** An exception begins a clause of its own: "rotating shifts except nights". */
const exception =
  /\s(?=(?:excluding|except|excepto|exceto|tranne|salvo|sauf|außer|ausgenommen|uitgezonderd|behalve|oprócz)\s)/iu;
const MOST_WORDS_ALONE = 3;
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

/** Words that may name people by when they work: "night porters", "veilleurs de nuit". */
const staff = [
  /(?<!\p{L})(?:nights?|overnight|evening|weekend)[\s-](\p{L}+(?:\s\p{L}+)?)/giu,
  /(?<!\p{L})(\p{L}+)\s(?:de nuit|de noche|da noite|de fim de semana|di notte|nocturn[oae]s?|noturn[oa]s?|notturn[oaie]|nocn\p{L}+)(?!\p{L})/giu,
];

/** True if a sentence names people by their time, and not the time of the job: "a team of six and 2 night porters". */
function namesStaff(sentence: string): boolean {
  return staff.some((pattern) => [...sentence.matchAll(pattern)].some(([, who = ""]) => namesRole(who)));
}

const saturday = /(?<!\p{L})(?:saturday|samstag|samedi|s[áa]bado|sabato|zaterdag|lördag|sobot)/iu;
const sunday = /(?<!\p{L})(?:sunday|sonntag|dimanche|domingo|domenic|zondag|söndag|niedziel)/iu;

/** Free Sundays leave the Saturdays open. */
function isHalfWeekend(clause: string): boolean {
  return saturday.test(clause) !== sunday.test(clause);
}

/** The times that a tag stands for in an opening. */
function timesOf(tag: Tag): WorkTime[] {
  if (tag === "otherTravel" || tag === "dayShift") return [];
  // Three shifts cover the night.
  if (tag === "aroundTheClock") return ["shifts", "nights"];
  return tag === "twoShifts" ? ["shifts"] : [tag];
}

function namedIn(line: string, isAsked: boolean): NamedTime[] {
  const isShort = line.length <= LONGEST_LINE;
  const own = line.split(SENTENCES).flatMap((sentence) => {
    const text = textOf(isShort ? line : sentence);
    const isUnsure = hasStance("unsure", sentence);
    const isStated = (hasStance("states", sentence) || saysHowOften(sentence)) && !namesStaff(sentence);
    const isSure = (isAsked || isStated) && !isUnsure;
    const clauses = sentence.split(CLAUSES).flatMap((clause) => clause.split(exception));
    const said = clauses.flatMap((clause): NamedTime[] => {
      if (atHome.test(clause)) return [];
      const tags = timeTags(clause);
      const times = [...new Set(tags.flatMap(timesOf))];
      if (hasStance("free", clause))
        return deniesTime(clause) && !isHalfWeekend(clause) ? times.map((time) => free(time, text)) : [];
      // "Shifts: day shift" says when one works; "you hand over to the day shift" does not.
      if (tags.includes("dayShift") && wordsOf(clause).length <= MOST_WORDS_ALONE)
        return [free("nights", text)];
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
