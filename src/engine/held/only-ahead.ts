import { whyNotHeld } from "./not-held.ts";

/**
 * True if a text that names a thing plans or wishes it, or is about another person: "I plan to get the CSCS card". It
 * is found by all of its words, or else by the first one that is there.
 */
export function isOnlyAhead(topic: string, text: string): boolean {
  const lower = text.toLowerCase();
  const words = topic.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const named = [topic.toLowerCase(), ...words].find((name) => lower.includes(name));
  if (named === undefined) return false;
  const start = lower.indexOf(named);
  const place = { start, end: start + named.length };
  return whyNotHeld(text, place, undefined, ["planned", "wished", "others"]) !== undefined;
}
