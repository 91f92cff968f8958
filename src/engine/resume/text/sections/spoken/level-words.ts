import { SPOKEN } from "../../../../lexicon/words/levels.ts";
import { type Piece, slice } from "../../../../text/piece.ts";

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
