import type { SheetField } from "../types.ts";

/**
 * What a column's name stands for: a field; "date", a day of which only its content may tell more; or "other", which is
 * no field of ours whatever it holds.
 */
export type ColumnMeaning = SheetField | "date" | "other";

/** Names of columns in a language, the surest first, separated by commas. */
export type ColumnWords = Partial<Record<ColumnMeaning, string>>;
