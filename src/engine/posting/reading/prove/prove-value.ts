import { quotePlaces, withWholeWords } from "../../../text/loose-quote.ts";
import type { Span } from "../../../text/piece.ts";
import { containsInstructions } from "../../prompt-injection.ts";
import { isDenied } from "../denied.ts";
import { isOtherOpening } from "../not-asked.ts";
import type { Proof, Told } from "../types.ts";

/** A value with its place in the text. */
export interface Proved<T> {
  value: T;
  span: Span;
}

/** Why a part of a reading is not kept as sent. */
export const whyUnproved = {
  quote: "The quote is not in the text. Quote the exact words of the text.",
  noQuote: "The text does not say this in these words. Give the words that say it as quote.",
  denied: "The text says that this is not asked for, or not so.",
  value: "The quote does not say this value. Quote the words that name it and no other.",
  instructions: "The words hold instructions to AI systems, so they are no value.",
  beyond: "The words stand where the page speaks of other jobs.",
  aside: "The words stand where the text speaks of the employer, of what it offers or of how to apply.",
  wished: "The text only wishes for this, so it is not what is required.",
  less: "The text says that less is enough.",
  nothing: "These words alone name nothing that could be asked for.",
  heading: "These words are a heading of the text, or its title, and ask for nothing.",
} as const;
export type Why = (typeof whyUnproved)[keyof typeof whyUnproved];

/** Why a place in the text does not prove a value; undefined if it does. */
export type Doubt = (said: string, span: Span) => Why | undefined;

/** A caller's value, with its quote if any. */
export function toldParts<T extends string | number | object>(
  told: Told<T>,
): { value: T; quote?: string | undefined } {
  return isQuoted(told) ? told : { value: told };
}

function isQuoted<T>(told: Told<T>): told is { value: T; quote?: string | undefined } {
  return typeof told === "object" && told !== null && "value" in told;
}

/**
 * Proves a value by the first place of its quote (or of its own words if `ownWords` has them) without a doubt.
 * Notes the reason if there is none.
 */
export function proveValue<T>(
  proof: Proof,
  path: string,
  { value, quote, ownWords }: { value: T; quote?: string | undefined; ownWords?: string | undefined },
  doubt: Doubt,
): Proved<T> | undefined {
  const wanted = quote ?? ownWords;
  const places = wanted === undefined ? [] : quotePlaces(proof.source, wanted);
  return proveAt(
    proof,
    path,
    value,
    places,
    doubt,
    quote === undefined ? whyUnproved.noQuote : whyUnproved.quote,
  );
}

/** Proves a value by the first of several places without a doubt. */
export function proveAt<T>(
  proof: Proof,
  path: string,
  value: T,
  places: readonly Span[],
  doubt: Doubt,
  whyNowhere: Why,
): Proved<T> | undefined {
  const reasons: Why[] = [];
  for (const span of places) {
    const why = generalDoubt(proof, span) ?? doubt(withWholeWords(proof.source.text.slice(...span)), span);
    if (why === undefined) return { value, span };
    reasons.push(why);
  }
  proof.unproved.push({ path, why: reasons[0] ?? whyNowhere });
  return undefined;
}

function generalDoubt({ source, around }: Proof, span: Span): Why | undefined {
  if (containsInstructions(source.text.slice(...span))) return whyUnproved.instructions;
  const { sentence, isBeyond } = around(span);
  if (containsInstructions(sentence.text)) return whyUnproved.instructions;
  return isBeyond || isOtherOpening(sentence) ? whyUnproved.beyond : undefined;
}

/** The text denies what is at a place. */
export function deniedAt({ source, language }: Proof, span: Span): Why | undefined {
  return isDenied(source.text, span, language) ? whyUnproved.denied : undefined;
}

/** The doubt about a value that its words do not support. */
export function unless(carries: boolean): Why | undefined {
  return carries ? undefined : whyUnproved.value;
}
