import type { SheetOpening } from "../../engine/sheets/types.ts";
import { cutText } from "../../shared/text/words.ts";
import type { OpportunityInput } from "../agent/schema.ts";

const MOST_NAME = 500;

/** A row's opening for the reader: its columns become labelled lines above its posting. */
export function inputOf(row: Omit<SheetOpening, "row">, posting = row.posting ?? ""): OpportunityInput {
  const { title, company, location, url, salary, closingAt } = row;
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
    ...(title !== undefined && { title: cutText(title, MOST_NAME) }),
    ...(company !== undefined && { company: cutText(company, MOST_NAME) }),
    ...(url !== undefined && { sourceUrl: url }),
  };
}
