import type { Known } from "../types.ts";
import { alternatives, orWords } from "./any-of.ts";
import { namesIn, placesIn } from "./things-named.ts";

const inBrackets = new RegExp(String.raw`\s?\((${orWords})\s([^()]{2,60})\)`, "giu");
const LEAST = 2;

/**
 * A demand once with each of the named things at its end of which one is enough: "experience with Kafka (or Kinesis) at
 * scale". Unchanged without any.
 */
export function eachOf(demand: string, known: Pick<Known, "index" | "language">): string[] {
  const text = demand.replace(inBrackets, " $1 $2");
  const things = [...placesIn(text, known), ...namesIn(text, known).names];
  const each = alternatives(
    text,
    things.toSorted((left, right) => left.start - right.start),
  );
  const [first, last] = [each[0], each.at(-1)];
  if (!first || !last || each.length < LEAST) return text === demand ? [] : [text];
  return each.map((one) => text.slice(0, first.start) + one.text + text.slice(last.end));
}
