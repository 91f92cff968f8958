import type { SheetOpening } from "../../engine/sheets/types.ts";
import { cutText } from "../../shared/cut-text.ts";
import type { OpportunityInput } from "../agent/schema.ts";

/** The most posting characters read in one call. Other postings are stored unread. */
const MOST_READ = 400_000;

/** The openings of rows for the reader: column values become labelled lines above the posting. */
export function readableRows(rows: readonly SheetOpening[]): Map<SheetOpening, OpportunityInput> {
  let room = MOST_READ;
  return new Map(
    rows.map((row) => {
      const { posting = "" } = row;
      const isRead = posting.length <= room;
      if (isRead) room -= posting.length;
      return [row, inputOf(row, isRead ? posting : "")];
    }),
  );
}

function inputOf({ title, company, location, url, salary, closingAt }: SheetOpening, posting: string) {
  const labels = [
    ["Location", location],
    ["Salary", salary],
    ["Closing date", closingAt],
  ] as const;
  const said = labels.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`]));
  const rawText = [said.join("\n"), posting].filter((part) => part !== "").join("\n\n");
  return {
    inputMode: rawText === "" ? ("manual" as const) : ("pasted_text" as const),
    ...(rawText !== "" && { rawText }),
    ...(title !== undefined && { title: cutText(title, 500) }),
    ...(company !== undefined && { company: cutText(company, 500) }),
    ...(url !== undefined && { sourceUrl: url }),
  };
}
