import type { SheetField } from "../types.ts";

/**
 * The meaning of a column name: a field; "date", whose content decides; or "other", which is never one of our
 * fields.
 */
export type ColumnMeaning = SheetField | "date" | "other";

/** Column names in a language, the most certain first, separated by commas. */
export type ColumnWords = Partial<Record<ColumnMeaning, string>>;
