import type { Piece } from "../../text/items.ts";

/** Where a text names a skill of the catalogue. */
export interface Mention {
  start: number;
  end: number;
}

/** A function that gives the mentions inside a piece; they come in the order of the text. */
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
