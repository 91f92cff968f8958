import { cutAt } from "./cuts.ts";
import type { Piece } from "./piece.ts";

/** The sentences of a piece: ended by a mark, a semicolon or a sign of Chinese, not by the dot of a short form. */
export function sentencesOf(piece: Piece): Piece[] {
  return cutAt(piece, /[.!?](?=\s|$)|[;；。！？]/gu, (mark, index) => {
    return mark !== "." || !shortForms.test(piece.text.slice(Math.max(0, index - 8), index));
  });
}

const shortForms =
  /(?:^|[\s(.])(?:(?<=\p{L}\.)(?:sc|ed|com|tech|phil|eng|arch|pharm)|sr|\p{L}|incl|etc|e\.g|i\.e|approx|min|max|no|nr|st|vs|dr|mr|mrs|ms|jr|sr|inc|ltd|co|corp|ca|bzw|ggf|kat|kl|cat|inkl|evtl|std|yrs?|mos?|hrs?|exp|req|qual|dept|temp|pt|ft|od|z\.b|d\.h|u\.a|art|núm|ref|tel|av|aprox|mín|máx|env)$/iu;
