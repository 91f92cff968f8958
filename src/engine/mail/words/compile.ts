import { foldText } from "../../text/fold.ts";

/** A larger gap separates phrases. */
const SHORT_GAP = 4;
const LONG_GAP = 9;
const WHOLE_GAP = 18;

/** A pattern for any of several phrases in the output of `comparable`. */
export function anyPhrase(phrases: readonly string[]): RegExp {
  return new RegExp(` (?:${phrases.map(patternOf).join("|")})(?= )`);
}

/** A pattern that finds each of several phrases in the output of `comparable`. */
export function everyPhrase(phrase: string): RegExp {
  return new RegExp(anyPhrase([phrase]), "g");
}

/** A text's words: in lower case without accents, with single spaces around each and no other characters. */
export function comparable(text: string): string {
  const words = foldText(text).replace(/[^\p{L}\p{N}%]+/gu, " ");
  return ` ${words.trim()} `;
}

function patternOf(phrase: string): string {
  return foldText(phrase)
    .replace(/['’]/g, " ")
    .replace(/[ ~]+$/, "")
    .replace(/\\d/g, "[0-9]")
    .replace(/\)\*/g, "){0,3}")
    .replace(/\*/g, "[^ ]{0,20}")
    .replace(/~~~ /g, `(?:[^ ]{1,40} ){0,${WHOLE_GAP}}`)
    .replace(/~~ /g, `(?:[^ ]{1,40} ){0,${LONG_GAP}}`)
    .replace(/~ /g, `(?:[^ ]{1,40} ){0,${SHORT_GAP}}`)
    .replace(/\((?!\?)/g, "(?:");
}
