import { findUnreadLanguage } from "../text/text-language.ts";
import type { Opportunity } from "./types.ts";

/** A text that was not read: its language, where it is known, and the share of its lines of which something was taken, 0..1. */
export type NotRead = { language?: string; share: number };

/** Whether a posting is in a language without a reader; its requirements are then guesses. */
export function notReadOf(text: string, { spans }: Opportunity): NotRead | undefined {
  const unread = findUnreadLanguage(text);
  if (!unread) return undefined;
  const taken = Object.entries(spans).flatMap(([field, span]) => (field === "language" ? [] : [span]));
  let start = 0;
  const lines = text.split("\n").flatMap((line) => {
    const span = [start, start + line.length] as const;
    start += line.length + 1;
    return line.trim() === "" ? [] : [span];
  });
  const understood = lines.filter(([from, to]) => taken.some(([start, end]) => start < to && end > from));
  const share = lines.length === 0 ? 0 : understood.length / lines.length;
  return { ...unread, share: Math.round(share * 100) / 100 };
}
