import { slice } from "../../../text/piece.ts";
import type { Line } from "../layout/lines.ts";
import { sentencesIn } from "./joined-lines.ts";

const SPEAKS =
  /^(?:i (?:also )?speak|i am fluent in|i['’]m fluent in|(?:tambi[ée]n )?hablo|(?:tamb[ée]m )?falo|je parle|ich spreche|parlo|ik spreek)\s/iu;

/** Languages stated in sentences ("Hablo inglés (B2) y valenciano"), as lines of a list. */
export function saidLanguages(lines: readonly Line[]): Line[] {
  return sentencesIn(lines).flatMap(({ piece, lines: [line] }) => {
    const length = SPEAKS.exec(piece.text)?.[0].length;
    return length === undefined || line === undefined ? [] : [{ ...line, piece: slice(piece, length) }];
  });
}
