import type { Doc } from "../../text/doc.ts";
import { durationsIn } from "../../text/durations.ts";
import { wordsOf } from "../../text/words.ts";
import type { ReadRequirement } from "../requirements/wording.ts";
import type { Extraction, Requirement, Span } from "../types.ts";
import { headPieces } from "./head.ts";

const MAX_YEARS = 20;

/** The minimum years of experience: the largest required number, never a preferred one. */
export function yearsOf(found: readonly ReadRequirement[]): Extraction<number> | undefined {
  return found.reduce<Extraction<number> | undefined>((top, { requirement, kind }) => {
    const { years } = kind;
    if (years === undefined || years > MAX_YEARS || requirement.necessity !== "required") return top;
    return top === undefined || years > top.value ? { value: round(years), span: placeOf(requirement) } : top;
  }, undefined);
}

function placeOf({ text, span: [from] }: Requirement): Span {
  const [found] = durationsIn(text, wordsOf(text));
  return found === undefined ? [from, from + text.length] : [from + found.start, from + found.end];
}

/** The years in a Chinese board's header ("15-25K | 3-5年 | 本科"), or after their own label. */
export function yearsInHead(doc: Doc): Extraction<number> | undefined {
  for (const { text, start, end } of headPieces(doc)) {
    const years = /^(\d{1,2})(?:-\d{1,2})?年(?:以上)?$/.exec(text)?.[1];
    if (years !== undefined) return { value: Number(years), span: [start, end] };
  }
  for (const { text, start, end } of doc.lines) {
    const years = labelledYears.exec(text)?.[1] ?? rangeAlone.exec(text)?.[1];
    if (years !== undefined) return { value: Number(years), span: [start, end] };
  }
  return undefined;
}

/** A single number after a label that says what it counts. */
const labelledYears =
  /^(?:years of experience|años de experiencia|anos de experiência|工作年限)\s?[:：]\s?(\d{1,2})\s?\+?$/iu;

/** "4 - 7 years" on a line of its own, as boards show it. */
const rangeAlone = /^([1-9]\d?) ?- ?\d{1,2} (?:years|yrs)$/iu;

function round(years: number): number {
  return Math.round(years * 100) / 100;
}
