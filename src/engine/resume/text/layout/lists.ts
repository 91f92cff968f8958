import { slice, splitOutside, type TextSpan } from "./text-span.ts";

/** The items of a list on one line: at bars, dots, bullets and semicolons if there are any, else at commas. */
export function listItems(piece: TextSpan): TextSpan[] {
  const strong = splitOutside(piece, (text, index) => isStrongSeparator(text, index));
  const commas = strong.flatMap((part) => splitOutside(part, isListComma));
  return commas
    .flatMap(withoutAnd)
    .map(withoutEnd)
    .filter((item) => item.text !== "");
}

/** How many separators of a list a text has. */
export function separatorsIn(piece: TextSpan): number {
  return listItems(piece).length - 1;
}

function isStrongSeparator(text: string, index: number): boolean {
  const char = text[index] ?? "";
  if (/[|¦•·∙●▪░▒▓◆◇►▸✦✱★☆○◦■□▫‣※;；\t]/.test(char)) return true;
  // Two spaces separate; the second of them is where the list is cut.
  if (char === " " && text[index - 1] === " ") return true;
  return char === "/" && text[index - 1] === " " && text[index + 1] === " ";
}

function isListComma(text: string, index: number): boolean {
  const isComma = text[index] === "," || text[index] === "、" || text[index] === "，";
  return isComma && !(/\d/.test(text[index - 1] ?? "") && /\d/.test(text[index + 1] ?? ""));
}

/** "A, B, and C": the last item loses its "and"; "Excel and PowerPoint" are two when one is surely a product. */
function withoutAnd(item: TextSpan, index: number, all: readonly TextSpan[]): TextSpan[] {
  if (index === 0 || index !== all.length - 1) return [item];
  const lead = /^(?:and|und|et|y|&)\s/i.exec(item.text)?.[0].length ?? 0;
  if (lead > 0) return [slice(item, lead)];
  const two = /^(\S{2,30})\s(?:and|und|et|y)\s(\S{2,30})$/.exec(item.text);
  if (two === null || !/\p{Ll}\p{Lu}|\d|[.+#]|^\p{Lu}{2,}$/u.test(`${two[2]}`)) return [item];
  const first = two[1] ?? "";
  return [slice(item, 0, first.length), slice(item, item.text.length - (two[2] ?? "").length)];
}

function withoutEnd(item: TextSpan): TextSpan {
  const isSentence = item.text.endsWith(".") && !/\.\p{L}{1,3}\.$|\b(?:etc|inc)\.$/iu.test(item.text);
  const end = isSentence ? item.text.length - 1 : item.text.length;
  const lead = /^[-–—*]\s/.test(item.text) ? 2 : 0;
  return slice(item, lead, end);
}
