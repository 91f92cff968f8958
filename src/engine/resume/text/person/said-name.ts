import { slice } from "../../../text/piece.ts";
import { type Extraction, extract } from "../extraction.ts";
import type { Line } from "../layout/lines.ts";

const NAME =
  "(\\p{Lu}[\\p{L}.'’-]{0,30}(?: (?:(?:de|da|do|dos|del|van|von|la|y|e|el|bin|al) ){0,2}\\p{Lu}[\\p{L}.'’-]{1,30}){1,4})";
const SAID = new RegExp(
  `(?<!\\p{L})(?:my name is|(?:hi|hello|hey)[,!.]? (?:i['’]m|i am)|ich hei(?:ß|ss)e|mein name ist|je m['’]appelle|me llamo|mi nombre es|chamo-me|(?:o )?meu nome é|mi chiamo|ik heet|mijn naam is) ${NAME}`,
  "iu",
);
const HAN = /我(?:叫|的名字是)(\p{Script=Han}{2,4})(?=[，。,.、；\s]|$)/u;
const LONGEST = 400;

/** The name in a sentence ("Me llamo Ana Ruiz Vega"), or undefined. */
export function saidName(lines: readonly Line[]): Extraction | undefined {
  for (const { piece } of lines) {
    const text = piece.text.slice(0, LONGEST);
    const match = SAID.exec(text) ?? HAN.exec(text);
    const name = match?.[1];
    if (match === null || name === undefined || !/^[\p{Lu}\p{Script=Han}]/u.test(name)) continue;
    const words = capitalWords(name);
    const at = match.index + match[0].length - name.length;
    if (words !== "") return extract(slice(piece, at, at + words.length), 0.95);
  }
  return undefined;
}

/** A case-insensitive pattern includes lower-case words after the name. */
function capitalWords(name: string): string {
  if (/^\p{Script=Han}/u.test(name)) return name;
  const kept =
    /^\p{Lu}[\p{L}.'’-]*(?: (?:(?:de|da|do|dos|del|van|von|la|y|e|el|bin|al) ){0,2}\p{Lu}[\p{L}'’-]*)*/u.exec(
      name,
    )?.[0];
  return kept?.includes(" ") === true ? kept : "";
}
