import type { SkillKind } from "../../catalog/types.ts";
import type { Piece } from "../../text/piece.ts";
import type { SkillFinder } from "../types.ts";

/** Where a text names a catalogue skill, and its kind if the catalogue has one. */
export interface Mention {
  start: number;
  end: number;
  kind?: SkillKind | undefined;
}

/** The catalogue skills in a text. */
export function findMentions(text: string, finder: SkillFinder | undefined): Mention[] {
  return (finder?.find(text) ?? []).map(({ id, start, end }) => ({
    start,
    end,
    kind: id === undefined ? undefined : finder?.entry?.(id)?.kind,
  }));
}

/** Returns a function that gives the mentions inside a part. They are in text order. */
export function createLookup(mentions: readonly Mention[]): (piece: Piece) => Mention[] {
  return ({ start, end }) => {
    let low = 0;
    let high = mentions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((mentions[middle]?.start ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    const inside: Mention[] = [];
    for (let index = low; index < mentions.length; index += 1) {
      const mention = mentions[index];
      if (mention === undefined || mention.end > end) break;
      inside.push(mention);
    }
    return inside;
  };
}
