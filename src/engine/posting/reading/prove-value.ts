import { findQuote } from "../../text/quote.ts";
import type { Span } from "../../text/span.ts";
import { containsInstructions } from "../prompt-injection.ts";
import { isDenied } from "./denied.ts";
import type { Proof, Told } from "./types.ts";

/** A value with the place of the text that says it. */
export interface Proved<T> {
  value: T;
  span: Span;
}

const whyUnproved = {
  quote: "The quote does not stand in the text. Quote words of the text as they stand there.",
  noQuote: "The text does not say this in these words. Give the words that say it as quote.",
  denied: "The text says that this is not asked for, or not so.",
  value: "The quote does not say this value. Quote the words that name it and no other.",
  instructions: "The words hold instructions to AI systems, so they are no value.",
} as const;

/** What a caller read, with its quote where there is one. */
export function toldParts<T extends string | number | object>(
  told: Told<T>,
): { value: T; quote?: string | undefined } {
  return isQuoted(told) ? told : { value: told };
}

function isQuoted<T>(told: Told<T>): told is { value: T; quote?: string | undefined } {
  return typeof told === "object" && told !== null && "value" in told;
}

/** Proves a value by its quote, or by its own words where `ownWords` has them; notes why where it is not proved. What `isDeniable` the text must not deny. */
export function proveValue<T>(
  proof: Proof,
  path: string,
  { value, quote, ownWords }: { value: T; quote?: string | undefined; ownWords?: string | undefined },
  carries: (quote: string) => boolean,
  isDeniable = false,
): Proved<T> | undefined {
  const refuse = (why: string) => {
    proof.unproved.push({ path, why });
    return undefined;
  };
  const wanted = quote ?? ownWords;
  if (wanted === undefined) return refuse(whyUnproved.noQuote);
  const span = findQuote(proof.folded, wanted);
  if (!span) return refuse(quote === undefined ? whyUnproved.noQuote : whyUnproved.quote);
  const said = proof.text.slice(...span);
  if (containsInstructions(said)) return refuse(whyUnproved.instructions);
  if (isDeniable && isDenied(proof.text, span)) return refuse(whyUnproved.denied);
  return carries(said) ? { value, span } : refuse(whyUnproved.value);
}

/** The place of a value's own words inside its quote, or the whole quote. */
export function narrowed(text: string, { value, span: [start, end] }: Proved<string>): Span {
  const own = findQuote(text.slice(start, end), value);
  return own ? [start + own[0], start + own[1]] : [start, end];
}
