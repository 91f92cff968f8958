import { type Fields, field } from "../../page.ts";
import type { EntryField } from "./sections.ts";

/** An entry as a form says it, without what was left blank. */
export function entryOf(sent: Fields, fields: readonly EntryField[]): Record<string, string> {
  return Object.fromEntries(
    fields.map(([name]) => [name, field(sent, name)] as const).filter(([, text]) => text !== ""),
  );
}

/** What a form says of an entry that is there; null takes away what it leaves blank. */
export function changedEntry(sent: Fields, fields: readonly EntryField[]): Record<string, string | null> {
  return Object.fromEntries(fields.map(([name]) => [name, field(sent, name) || null]));
}
