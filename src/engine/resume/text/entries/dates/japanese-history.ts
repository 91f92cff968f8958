import { type Piece, slice } from "../../../../text/piece.ts";
import type { Line } from "../../layout/lines.ts";
import { findPeriods } from "./dates.ts";

const BEGUN = /\s?(?:入社|入所|入行|入職|入庁|入学|編入学?)(?=$|\s|[（(])/u;
const ENDED = /(?:退社|退職|退所|卒業|修了|中退|退学|満了)(?:見込み?)?$/u;
const MOVED = /同社|異動|配属|昇進|昇格|出向/u;
const NOW = /^(?:現在に至る|現在在職中|在職中)$/u;

/**
 * The lines of a Japanese history, in which one line says that an entry begins ("2014年4月 株式会社例 入社") and a later one that it
 * ends ("2020年3月 退職"), as one line for each entry. Moves inside a firm describe it.
 */
export function joinHistory(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ piece }) => BEGUN.test(piece.text))) return lines;
  const joined: Line[] = [];
  let open: number | undefined;
  const end = (until: Piece): void => {
    const line = open === undefined ? undefined : joined[open];
    if (line !== undefined && open !== undefined) joined[open] = { ...line, until };
    open = undefined;
  };
  for (const line of lines) {
    const { piece } = line;
    const begun = BEGUN.exec(piece.text);
    if (NOW.test(piece.text)) end(piece);
    else if (piece.text === "以上") continue;
    else if (begun !== null && findPeriods(piece)[0]?.from === 0) {
      const word = slice(piece, begun.index, begun.index + begun[0].length);
      const rest = slice(piece, begun.index + begun[0].length);
      open =
        joined.push({ ...line, piece: slice(piece, 0, begun.index), until: word, blankBefore: true }) - 1;
      if (rest.text !== "") joined.push({ ...line, piece: rest, blankBefore: false });
    } else if (ENDED.test(piece.text) && findPeriods(piece)[0]?.from === 0 && open !== undefined) end(piece);
    else joined.push(MOVED.test(piece.text) ? { ...line, bullet: true } : line);
  }
  return joined;
}
