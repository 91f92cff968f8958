/** What is read of an opening, by our names of it. */
export const sheetFields = [
  "title",
  "company",
  "location",
  "url",
  "stage",
  "appliedAt",
  "savedAt",
  "interviewAt",
  "closingAt",
  "followUpAt",
  "salary",
  "notes",
  "contactName",
  "contactEmail",
  "posting",
  "externalId",
] as const;
export type SheetField = (typeof sheetFields)[number];

export const dateFields = ["appliedAt", "savedAt", "interviewAt", "closingAt", "followUpAt"] as const;
export type DateField = (typeof dateFields)[number];

export const sheetStages = [
  "saved",
  "applied",
  "screen",
  "interview",
  "offer",
  "accepted",
  "rejected",
  "withdrawn",
  "ghosted",
] as const;
export type SheetStage = (typeof sheetStages)[number];

/** Which column a field is read from, by the column's name in the answer; null takes it from none. */
export type SheetMapping = Partial<Record<SheetField, string | null>>;

export interface SheetColumn {
  /** Its name in the sheet, or its letter; two of one name are numbered. */
  name: string;
  field?: SheetField;
  foundBy?: "name" | "content" | "mapping";
}

/**
 * An opening of a sheet. Dates are ISO days; `interviewAt` has the time, too, where the sheet says one, as it stands
 * there: "2026-04-03T14:30", with "Z" or an offset only where the sheet has it.
 */
export type SheetOpening = { row: number; stage?: SheetStage } & Partial<
  Record<Exclude<SheetField, "stage">, string>
>;

/** What a sheet says. Each row is in `openings` or in `skipped`; rows are counted from 1, as a spreadsheet shows them. */
export interface SheetReading {
  columns: SheetColumn[];
  /** The columns that were used, by our fields; sent back as `mapping`, it gives the same. */
  mapping: Partial<Record<SheetField, string>>;
  /** The row with the columns' names, which is skipped; 0 where there is none. */
  header: number;
  openings: SheetOpening[];
  skipped: { row: number; why: string }[];
  /** Cells of which nothing was taken, though their column has a field. */
  unread: { row: number; column: string; why: string }[];
}

/** A mapping that names what there is not, in words for the caller. */
export interface MappingProblem {
  problem: string;
}

/** The languages that names of columns and stages are known in. */
export type SheetLanguage =
  | "en"
  | "de"
  | "fr"
  | "es"
  | "it"
  | "pt"
  | "nl"
  | "pl"
  | "sv"
  | "da"
  | "no"
  | "cs"
  | "tr"
  | "ja"
  | "zh";
