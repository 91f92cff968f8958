import { whyNotHeld } from "../../held/not-held.ts";
import type { Span } from "../../text/piece.ts";
import { heldPlaces, type ProofSource, placesOf, proofSource } from "../proof/source.ts";
import { wordsOfText } from "./nearest.ts";

/** A text, searched for words that it does not prove. */
export interface UnprovedSource {
  /**
   * True if it denies, plans or attributes them to others: in these words, or where it is nearest to them. For a
   * skill, also if it does so at every mention of one of its words.
   */
  isDenied(said: string, isSkill?: boolean): boolean;
  /** The sentence nearest to them. */
  nearestTo(said: string): Span | undefined;
}

/** What a text says about words that it does not prove. */
export function sourceOf(text: string): UnprovedSource {
  const words = wordsOfText(text);
  let source: ProofSource | undefined;
  return {
    isDenied: (said, isSkill = false) => {
      if (said === "") return false;
      source ??= proofSource(text);
      const { language } = source;
      const places = placesOf(source, said);
      if (places.length > 0) {
        const { notHeld } = heldPlaces(source, places, undefined, isSkill);
        return notHeld !== undefined && notHeld !== "unsure";
      }
      const isUnheld = ([start, end]: Span) => whyNotHeld(text, { start, end }, language) !== undefined;
      if (words.near(said).some(({ shared }) => shared.some(isUnheld))) return true;
      return isSkill && words.placesOfNames(said).some((named) => named.length > 0 && named.every(isUnheld));
    },
    nearestTo: (said) => words.near(said)[0]?.span,
  };
}
