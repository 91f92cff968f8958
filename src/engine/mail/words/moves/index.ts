import { anyPhrase } from "../compile.ts";
import type { MailLanguage } from "../types.ts";
import { daMoves } from "./da.ts";
import { deMoves } from "./de.ts";
import { enMoves } from "./en.ts";
import { esMoves } from "./es.ts";
import { frMoves } from "./fr.ts";
import { itMoves } from "./it.ts";
import { nbMoves } from "./nb.ts";
import { nlMoves } from "./nl.ts";
import { plMoves } from "./pl.ts";
import { ptMoves } from "./pt.ts";
import { svMoves } from "./sv.ts";
import type { MoveWords } from "./types.ts";

export type Move = keyof MoveWords;
/** Each move's phrases as one pattern for the output of `comparable`. */
export type MovePatterns = Readonly<Record<Move, RegExp>>;

const moves: Readonly<Record<MailLanguage, MoveWords>> = {
  en: enMoves,
  de: deMoves,
  fr: frMoves,
  es: esMoves,
  nl: nlMoves,
  it: itMoves,
  pt: ptMoves,
  sv: svMoves,
  da: daMoves,
  nb: nbMoves,
  pl: plMoves,
};

/** A language's moves. */
export function movesOf(language: MailLanguage): MovePatterns {
  const words = moves[language];
  return {
    declined: anyPhrase(words.declined),
    regret: anyPhrase(words.regret),
    parting: anyPhrase(words.parting),
    rivals: anyPhrase(words.rivals),
    hired: anyPhrase(words.hired),
    joy: anyPhrase(words.joy),
    terms: anyPhrase(words.terms),
    come: anyPhrase(words.come),
    logistics: anyPhrase(words.logistics),
    agree: anyPhrase(words.agree),
    ring: anyPhrase(words.ring),
    tested: anyPhrase(words.tested),
    arrived: anyPhrase(words.arrived),
    waiting: anyPhrase(words.waiting),
    quit: anyPhrase(words.quit),
    beside: anyPhrase(words.beside),
  };
}
