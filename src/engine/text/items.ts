/** A part of a text by its positions in the whole. */
export interface Piece {
  start: number;
  end: number;
  text: string;
}

/** A piece from `from` to `to` in its own text, without white space and marks around it. */
export function slicePiece(piece: Piece, from: number, to: number = piece.text.length): Piece {
  let left = from;
  let right = to;
  while (left < right && /[\s,;:.*_!·•|，；：。、"]/.test(piece.text[left] ?? "")) left += 1;
  while (right > left && /[\s,;:*_!·•|，；：。、"-]/.test(piece.text[right - 1] ?? "")) right -= 1;
  return { start: piece.start + left, end: piece.start + right, text: piece.text.slice(left, right) };
}

const bullet =
  /^\s*(?:[-–—*•·▪◦●‣►▶»›❯⁃■□→⇒✔✓☑✅✗✦✧★☆➤➕+◆◇■□○>~]\uFE0F?|\[[ xX✓]?\](?=\s)|\d{1,2}\/(?=\s)|[①-⑳]|[(（]?\d{1,2}[)）.、](?=[\s\p{Script=Han}]|$)|[A-Z]\d{1,2}(?:[.):] |\s{2})|\d{1,2}、(?=\d)|[(（]?[a-z一二三四五六七八九十][)）、](?=[\s\p{Script=Han}]|$)|[(（][一二三四五六七八九十][)）]|(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator})[\u200D\uFE0F\u{1F3FB}-\u{1F3FF}]{0,2}){1,4})\s{0,3}/u;

/** How many characters at the begin of a line are its bullet, number or emoji; 0 where it has none. */
export function bulletLength(line: string): number {
  if (isBold(line)) return 0;
  return bullet.exec(line.slice(0, 24))?.[0].length ?? 0;
}

/** A whole line between stars, as chats and Markdown write a heading: "**What you bring**", "*Requirements:*". */
function isBold(line: string): boolean {
  return line.length < MAX_BOLD && /^\s*(\*{1,3})[^\s*][^*]*\1\s*[:：]?\s*$/u.test(line);
}

const MAX_BOLD = 100;

const shortForms =
  /(?:^|[\s(.])(?:(?<=\p{L}\.)(?:sc|ed|com|tech|phil|eng|arch|pharm)|sr|\p{L}|incl|etc|e\.g|i\.e|approx|min|max|no|nr|st|vs|dr|mr|mrs|ms|jr|sr|inc|ltd|co|corp|ca|bzw|ggf|kat|kl|cat|inkl|evtl|std|yrs?|mos?|hrs?|exp|req|qual|dept|temp|pt|ft|od|z\.b|d\.h|u\.a|art|núm|ref|tel|av|aprox|mín|máx|env)$/iu;

/** The sentences of a piece: ended by a mark, a semicolon or a sign of Chinese, not by the dot of a short form. */
export function sentencesOf(piece: Piece): Piece[] {
  return cutAt(piece, /[.!?](?=\s|$)|[;；。！？]/gu, (mark, index) => {
    return mark !== "." || !shortForms.test(piece.text.slice(Math.max(0, index - 8), index));
  });
}

/** The parts of a piece between commas that stand in no brackets. */
export function commaParts(piece: Piece): Piece[] {
  let depth = 0;
  return cutAt(piece, /[,，、()（）[\]]| \+ |\s[–—|·•]\s/gu, (mark) => {
    if (/[([（]/.test(mark)) depth += 1;
    else if (/[)\]）]/.test(mark)) depth = Math.max(0, depth - 1);
    else return depth === 0;
    return false;
  });
}

/** Cuts a piece at the matches of a global pattern that `isCut` accepts; empty parts are left out. */
export function cutAt(
  piece: Piece,
  pattern: RegExp,
  isCut: (mark: string, index: number) => boolean = () => true,
): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(pattern)) {
    if (!isCut(match[0], match.index)) continue;
    // A comma between digits belongs to a number.
    if (match[0] === "," && isDigit(piece.text[match.index - 1]) && isDigit(piece.text[match.index + 1]))
      continue;
    parts.push(slicePiece(piece, from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(slicePiece(piece, from));
  return parts.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= "0" && character <= "9";
}
