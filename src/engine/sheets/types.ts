/** What is read of an opening, by our field names. */
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

/** The column of each field, by its name in the answer. Null uses no column. */
export type SheetMapping = Partial<Record<SheetField, string | null>>;

export interface SheetColumn {
  /** Its name in the sheet, or its letter. Equal names are numbered. */
  name: string;
  field?: SheetField;
  foundBy?: "name" | "content" | "mapping";
}

/**
 * An opening in a sheet. Dates are ISO days. `interviewAt` includes the time if the sheet has one, as written:
 * "2026-04-03T14:30", with "Z" or an offset only if the sheet has it. `stageAt` is the day in the cell of the stage.
 */
export type SheetOpening = { row: number; stage?: SheetStage; stageAt?: string } & Partial<
  Record<Exclude<SheetField, "stage">, string>
>;

/**
 * A sheet's content. Each row is in `openings` or `skipped`. Rows count from 1, as in a spreadsheet, and so do the
 * entries of a list, whose field names are no entry.
 */
export interface SheetReading {
  columns: SheetColumn[];
  /** The columns that were used, by field. Sent back as `mapping`, it gives the same result. */
  mapping: Partial<Record<SheetField, string>>;
  /** The header row, which is skipped; 0 without one. */
  header: number;
  openings: SheetOpening[];
  skipped: { row: number; why: string }[];
  /** Cells without a readable value although their column has a field. */
  unread: { row: number; column: string; why: string }[];
}

/** A mapping that names something unknown, in words for the caller. */
export interface MappingProblem {
  problem: string;
}

/** The languages with known column and stage names. */
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

/**
 * The meaning of a column name: a field; "date", whose content decides; or "other", which is never one of our
 * fields.
 */
export type ColumnMeaning = SheetField | "date" | "other";

/** Column names in a language, the most certain first, separated by commas. */
export type ColumnWords = Partial<Record<ColumnMeaning, string>>;
