import type { SheetLanguage } from "../types.ts";
import type { ColumnWords } from "./column-meaning.ts";
import { farther } from "./columns-farther.ts";
import { romance } from "./columns-romance.ts";
import { western } from "./columns-western.ts";

/** The column names in all known languages. */
export const columnWords: Readonly<Record<SheetLanguage, ColumnWords>> = {
  ...western,
  ...romance,
  ...farther,
};
