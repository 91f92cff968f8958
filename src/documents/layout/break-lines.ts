/** Characters that must not start a line. */
const CLOSING = /^[\p{Pe}\p{Pf}、。，．：；！？）》」』】〉％”’]/u;

/** Where a line may break: after white space, after a hyphen between words, and next to a Chinese character. */
function piecesOf(text: string): string[] {
  const pieces =
    text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+?(?:[-–/](?=\p{L})|\s+|$|(?=\p{Script=Han}))|\s+/gu) ?? [];
  return pieces.reduce<string[]>((list, piece) => {
    const joins = list.length > 0 && (CLOSING.test(piece) || /^\s+$/.test(piece));
    if (joins) list[list.length - 1] += piece;
    else list.push(piece);
    return list;
  }, []);
}

/** Breaks a text into lines that fit the width of each line. Wider words are broken inside. */
export function breakLines(
  text: string,
  widthOf: (text: string) => number,
  room: (line: number) => number,
): string[] {
  const lines: string[] = [];
  let line = "";
  let width = 0;
  const end = () => {
    lines.push(line.trimEnd());
    line = "";
    width = 0;
  };
  // Measures pieces, not whole lines: most pieces occur again and are cached.
  for (const piece of piecesOf(text)) {
    if (line !== "" && width + widthOf(piece.trimEnd()) > room(lines.length)) end();
    let rest = piece;
    while (rest !== "" && line === "" && widthOf(rest.trimEnd()) > room(lines.length)) {
      const fitting = longestFitting(rest, widthOf, room(lines.length));
      line = rest.slice(0, fitting);
      rest = rest.slice(fitting);
      end();
    }
    line += rest;
    width += widthOf(rest);
  }
  if (line.trim() !== "") end();
  return lines;
}

function longestFitting(text: string, widthOf: (text: string) => number, room: number): number {
  let length = 0;
  for (const character of text) {
    if (length > 0 && widthOf(text.slice(0, length + character.length)) > room) break;
    length += character.length;
  }
  return length;
}
