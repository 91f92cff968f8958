import { SPOKEN } from "../../../../lexicon/words/levels.ts";
import { type Piece, slice } from "../../../../text/piece.ts";

/** A word and where it stands. */
export type Word = { readonly text: string; readonly from: number; readonly to: number };

/** The words of a text, each with its place. */
export function wordsWithPlaces(text: string): Word[] {
  return [...text.matchAll(/\p{L}+/gu)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** The speaking level among several abilities. */
export function spokenIn(piece: Piece): Piece {
  const match = SPOKEN.exec(piece.text);
  if (match === null) return piece;
  const rest = slice(piece, match.index + match[0].length);
  const end = rest.text.search(/[;,|/]/);
  return end < 0 ? rest : slice(rest, 0, end);
}

/** "B2 (First Certificate)": the test after a level of the European framework proves it. */
export function withoutTest(piece: Piece): Piece {
  const level =
    /^[\s:：–—-]*(?:(?:nivel|niveau|level|livello|nível) )?[ABC][12]\+?(?=\s?[(（][^()（）]*[)）]\s*$)/u.exec(
      piece.text,
    )?.[0];
  return level === undefined ? piece : slice(piece, 0, level.length);
}

/** Without brackets, dashes and joining words around it. */
export function bare(piece: Piece): Piece {
  const lead =
    /^(?:[\s,:;：；，|(（[–—\-/=·•]|\b(?:of|and|und|et|y|beide|both|ambos|ambas|jeweils)\b){0,12}/i.exec(
      piece.text,
    )?.[0].length ?? 0;
  const tail =
    /(?:\s(?:and|und|et|y|e|in|en|auf))?[\s.,:：;；，、|–—\-/·•&░▒▓●○◆◇★☆✱■□]{0,12}$/i.exec(
      piece.text.slice(lead),
    )?.[0].length ?? 0;
  const core = slice(piece, lead, piece.text.length - tail);
  const isOpen = /[)）\]]$/.test(core.text) && !/[(（[]/.test(core.text);
  const closed = isOpen ? slice(core, 0, core.text.search(/[)）\]]+$/)) : core;
  return /[(（[]$/.test(closed.text) ? slice(closed, 0, closed.text.length - 1) : closed;
}

/** Where what explains a level begins: "intermediário (leitura boa)", "conversational – took immersion to grade 8". */
const EXPLAINED = /\s?[(（]|\s[–—-]\s|[,;；，]/u;
const LEAD = /^\s?(?:[(（:：]|[–—-]\s)?\s*/u;

/** The words behind a language before those that explain them; undefined if nothing is explained. */
export function beforeRemark(given: Piece): Piece | undefined {
  const rest = slice(given, LEAD.exec(given.text)?.[0].length ?? 0);
  const end = rest.text.search(EXPLAINED);
  return end > 0 ? slice(rest, 0, end) : undefined;
}

const LITTLE =
  /^(?:(?:and|und|et|y|e|en|i) )?((?:just |only )?(?:an? (?:little|(?:tiny )?bit|few words)|some|ein (?:wenig|bisschen)|etwas|un peu|un poco|um pouco|un po['’]|een beetje|trochę|lite))(?: (?:of|de|di)| d['’])?\s?$/iu;

/** "a little" in "a little Igbo", if nothing but that is before the language. */
export function littleIn(before: Piece): Piece | undefined {
  const [whole = "", words = ""] = LITTLE.exec(before.text) ?? [];
  const at = whole.indexOf(words);
  return words === "" ? undefined : slice(before, at, at + words.length);
}
