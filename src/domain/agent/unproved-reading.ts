import { containsInstructions } from "../../engine/posting/prompt-injection.ts";
import type { Reading, Unproved } from "../../engine/posting/reading/types.ts";
import { placeOfPath } from "../../engine/resume/edit/places.ts";
import { wordsOfText } from "../../engine/resume/unconfirmed/nearest.ts";
import { isObject } from "../../shared/json.ts";
import { nearestText } from "../resume/unconfirmed.ts";

/** A part of a caller's reading that the text does not support: the value as sent, and the sentence nearest to it. */
export interface UnprovedValue extends Unproved {
  value: unknown;
  nearest?: { text: string; span: number[] };
}

/** The unproved parts with their values and the nearest text. A text with orders to AI systems is not repeated. */
export function withNearest(text: string, reading: Reading, unproved: readonly Unproved[]): UnprovedValue[] {
  if (unproved.length === 0) return [];
  const words = wordsOfText(text);
  return unproved.map(({ path, why }) => {
    const { value, quote } = sentAt(reading, path);
    const nearest = nearestText(text, words.near(quote ?? textOf(value))[0]?.span);
    return { path, why, value, ...(nearest && !containsInstructions(nearest.text) && { nearest }) };
  });
}

/** The value at a path of a reading, and the innermost quote. A requirement's value is its text. */
function sentAt(reading: Reading, path: string): { value: unknown; quote?: string } {
  let at: unknown = reading;
  let quote: string | undefined;
  for (const key of placeOfPath(path)) {
    at = childOf(at, key);
    if (isObject(at) && typeof at.quote === "string") ({ quote } = at);
  }
  const value = isObject(at) ? (at.value ?? at.text ?? at) : at;
  return { value, ...(quote !== undefined && { quote }) };
}

function childOf(parent: unknown, key: string | number): unknown {
  if (typeof key === "number") return Array.isArray(parent) ? parent[key] : undefined;
  if (!isObject(parent)) return undefined;
  return parent[key] ?? (isObject(parent.value) ? parent.value[key] : undefined);
}

function textOf(value: unknown): string {
  return isObject(value) ? Object.values(value).join(" ") : String(value ?? "");
}
