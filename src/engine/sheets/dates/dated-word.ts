import { writtenDate } from "./forms.ts";

/** Longer cells are sentences. */
const MOST_PARTS = 8;
const ends = /^[\s:;,.()–-]+|[\s:;,(–-]+$/g;
const links = /(?:^|\s)(?:on|am|vom|le|du|el|del|il|op|em|dia|den|dnia|w|since)$/iu;

/** A cell that is a word with its date before or after it, "Rejected on 12 March 2026"; undefined for other cells. */
export function datedWord(cell: string): { word: string; date: string } | undefined {
  const parts = cell.trim().split(/\s+/);
  if (parts.length < 2 || parts.length > MOST_PARTS || !/\d/.test(cell)) return undefined;
  for (let at = 1; at < parts.length; at++) {
    const [before, after] = [parts.slice(0, at).join(" "), parts.slice(at).join(" ")];
    for (const [word, date] of [[before, after] as const, [after, before] as const]) {
      const day = bare(date).replace(/\)$/, "");
      if (!/\d/.test(word) && !isNumber(day) && writtenDate(day))
        return { word: bare(bare(word).replace(links, "")), date: day };
    }
  }
  return undefined;
}

/** A number beside a word counts something, unless it is a year, month and day. */
function isNumber(text: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(text) && text.length !== 8;
}

function bare(text: string): string {
  return text.replace(ends, "");
}
