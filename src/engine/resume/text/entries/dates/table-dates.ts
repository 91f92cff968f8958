import { PRESENT } from "../../../../lexicon/dates.ts";
import { foldText } from "../../../../text/fold.ts";
import type { Extraction } from "../../extraction.ts";
import type { Row } from "../../layout/stacked-table.ts";
import { findPeriod, findPeriods } from "./dates.ts";

/** A row's start and end, from its one or two date columns. `isSingle` if there is only one date. */
export function datesOfRow({ cells }: Row): { start?: Extraction; end?: Extraction; isSingle?: boolean } {
  if (cells.dates !== undefined) {
    const period = findPeriod(cells.dates);
    if (period === undefined) return {};
    return period.kind === "single"
      ? { start: period.start, isSingle: true }
      : { start: period.start, end: period.end };
  }
  const start = cells.from === undefined ? undefined : findPeriods(cells.from)[0]?.start;
  const end = cells.to === undefined ? undefined : findPeriods(cells.to)[0]?.start;
  const isOpen =
    cells.to !== undefined &&
    foldText(cells.to.text)
      .split(/[\s'’]+/)
      .some((word) => PRESENT.has(word));
  // A cell without a readable date may contain the end.
  if (start === undefined || (end === undefined && !isOpen)) return {};
  return end === undefined ? { start } : { start, end };
}
