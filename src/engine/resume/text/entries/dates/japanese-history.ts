import { slice } from "../../../../text/piece.ts";
import type { Line } from "../../layout/lines.ts";
import { findPeriods } from "./dates.ts";

const BEGUN = /\s?(?:入社|入所|入行|入職|入庁|入学|編入学?)(?=$|\s|[（(])/u;
const ENDED = /(?:退社|退職|退所|卒業|修了|中退|退学|満了)(?:見込み?)?$/u;
const MOVED = /同社|異動|配属|昇進|昇格|出向/u;
const NOW = /^(?:現在に至る|現在在職中|在職中)$/u;

/** Joins the lines of a Japanese history: "入社" begins an entry, and a later "退職" ends it. A move describes the entry. */
export function joinHistory(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let open: number | undefined;
  for (const line of lines) {
    const { piece } = line;
    // Dates are looked for only where a word of a history is.
    const isDated = () => findPeriods(piece)[0]?.from === 0;
    const word = BEGUN.exec(piece.text);
    const begun = word !== null && isDated() ? word : null;
    const last = joined[open ?? -1];
    if (begun !== null) {
      const [from, to] = [begun.index, begun.index + begun[0].length];
      open =
        joined.push({
          ...line,
          piece: slice(piece, 0, from),
          until: slice(piece, from, to),
          blankBefore: true,
        }) - 1;
      if (to < piece.text.length) joined.push({ ...line, piece: slice(piece, to), blankBefore: false });
    } else if (
      open !== undefined &&
      last !== undefined &&
      (NOW.test(piece.text) || (ENDED.test(piece.text) && isDated()))
    ) {
      joined[open] = { ...last, until: piece };
      open = undefined;
    } else if (piece.text !== "以上") joined.push(MOVED.test(piece.text) ? { ...line, bullet: true } : line);
  }
  return joined;
}
