import { splitOutside } from "../../../text/cuts.ts";
import { type Piece, slice } from "../../../text/piece.ts";

/** Two spaces separate, and so does a slash between spaces. The list is cut at the second space. */
const STRONG = /[|¦•·∙●▪░▒▓◆◇►▸✦✱★☆○◦■□▫‣※;；\t]|(?<= ) |(?<= )[/~](?= )/g;
const COMMA = /(?<!\d)[,、，]|[,、，](?!\d)/g;

/** The items of a list on one line: at bars, dots, bullets and semicolons if any, or else at commas. */
export function listItems(piece: Piece): Piece[] {
  return splitOutside(piece, STRONG)
    .flatMap((part) => splitOutside(part, COMMA))
    .flatMap(withoutAnd)
    .map(withoutEnd)
    .filter((item) => item.text !== "");
}

/** The number of list separators in a text. */
export function separatorsIn(piece: Piece): number {
  return listItems(piece).length - 1;
}

/** "A, B, and C": the last item loses its "and". "Excel and PowerPoint" are two if one is certainly a product. */
function withoutAnd(item: Piece, index: number, all: readonly Piece[]): Piece[] {
  if (index === 0 || index !== all.length - 1) return [item];
  const lead = /^(?:and|und|et|y|&)\s/i.exec(item.text)?.[0].length ?? 0;
  if (lead > 0) return [slice(item, lead)];
  const two = /^(\S{2,30})\s(?:and|und|et|y)\s(\S{2,30})$/.exec(item.text);
  if (two === null || !/\p{Ll}\p{Lu}|\d|[.+#]|^\p{Lu}{2,}$/u.test(`${two[2]}`)) return [item];
  const first = two[1] ?? "";
  return [slice(item, 0, first.length), slice(item, item.text.length - (two[2] ?? "").length)];
}

function withoutEnd(item: Piece): Piece {
  const isSentence = item.text.endsWith(".") && !/\.\p{L}{1,3}\.$|\b(?:etc|inc)\.$/iu.test(item.text);
  const end = isSentence ? item.text.length - 1 : item.text.length;
  const lead = /^[-–—*]\s/.test(item.text) ? 2 : 0;
  return slice(item, lead, end);
}
