import { type Fields, field } from "../../page.ts";
import type { EntryField } from "./sections.ts";

/** An entry from a form, without blank fields. */
export function entryOf(sent: Fields, fields: readonly EntryField[]): Record<string, string> {
  return Object.fromEntries(
    fields.map(([name]) => [name, field(sent, name)] as const).filter(([, text]) => text !== ""),
  );
}

/** An existing entry's form values. Null removes what was left blank. */
export function changedEntry(sent: Fields, fields: readonly EntryField[]): Record<string, string | null> {
  return Object.fromEntries(fields.map(([name]) => [name, field(sent, name) || null]));
}
