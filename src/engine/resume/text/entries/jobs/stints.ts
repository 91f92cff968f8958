import { slice } from "../../../../text/piece.ts";
import type { JobDraft } from "../../draft.ts";
import { type Extraction, extract } from "../../extraction.ts";
import type { Header } from "../../person/header.ts";
import { findPeriods, type Period } from "../dates/dates.ts";

type Stint = { readonly startDate?: Extraction; readonly endDate?: Extraction };

const JOINT =
  /^\s?(?:[,;+&/]|(?:and|und|sowie|et|y|ed?|i|oraz|en|och|og)(?!\p{L}))\s?(?:and |und |et |y |ed? )?$/u;
const YEAR =
  /^\s?(?:[,;+&]|(?:and|und|sowie|et|y|ed?|i|oraz|en|och|og)(?!\p{L}))\s?(?:(?:and|und|et|y|ed?) )?((?:19|20)\d\d)(?![\d/.-])/u;
const MOST = 8;

/**
 * The job of a draft again for each further period on the line of its dates: "2013–2015, 2017–2019", "aprile a ottobre 2021 e
 * aprile a ottobre 2022", "Feb–Apr 2022, 2023". Only the first has what was done.
 */
export function furtherStints(draft: JobDraft, { dated, period }: Header): JobDraft[] {
  if (dated === undefined || period?.kind !== "range" || draft.startDate?.span[0] !== period.start?.span[0])
    return [];
  return stintsBehind(dated.piece.text, period, findPeriods(dated.piece), (from, to) =>
    slice(dated.piece, from, to),
  ).map((stint) => ({ ...draft, ...stint, summary: undefined, highlights: [], doubts: [] }));
}

function stintsBehind(
  text: string,
  first: Period,
  periods: readonly Period[],
  part: (from: number, to: number) => Parameters<typeof extract>[0],
): Stint[] {
  const stints: Stint[] = [];
  let { to } = first;
  while (stints.length < MOST) {
    const year = isOfMonths(first) ? YEAR.exec(text.slice(to)) : null;
    const next = periods.find(({ from }) => from >= to);
    if (
      next?.start !== undefined &&
      next.end !== undefined &&
      (next.start.value.length > 4 || year === null)
    ) {
      if (next.kind !== "range" || !JOINT.test(text.slice(to, next.from))) break;
      stints.push({ startDate: next.start, endDate: next.end });
      to = next.to;
    } else if (year !== null) {
      to += year[0].length;
      const whole = part(first.from, to);
      const inYear = (date: Extraction | undefined) =>
        date && extract(whole, 0.85, `${year[1]}${date.value.slice(4)}`);
      stints.push({ startDate: inYear(first.start), endDate: inYear(first.end) });
    } else break;
  }
  return stints;
}

/** True if a period is of months within one year. */
function isOfMonths({ start, end }: Period): boolean {
  return (
    start?.value.length === 7 && end?.value.length === 7 && start.value.slice(0, 4) === end.value.slice(0, 4)
  );
}
