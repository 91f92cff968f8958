import { sentencesOf } from "../writing/sentences.ts";
import { denialOf, thingsIn } from "./denied.ts";

/**
 * A text without the parts that a note denies: "Clean licence, good with customers" if the licence is no longer
 * clean.
 */
export function withoutDenied(text: string, notes: readonly string[]): string {
  const isDenied = (thing: string) => notes.some((note) => denialOf(thing, note) !== undefined);
  if (!thingsIn(text).some(isDenied)) return text;
  return sentencesOf(text)
    .flatMap((sentence) => {
      const parts = sentence.replace(/[.!]$/u, "").split(/, /u);
      const kept = parts.filter((part) => !isDenied(part));
      if (kept.length === parts.length) return [sentence];
      const said = kept.join(", ");
      return said === "" ? [] : [`${said.charAt(0).toUpperCase()}${said.slice(1)}.`];
    })
    .join(" ");
}
