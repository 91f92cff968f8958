/** The signs that stand before the items of a list in any text, those of symbol fonts among them. */
export const bulletSigns = "–—*+•·∙▪▫◦●○‣►▶▸»⁃■□→✔✓★❖➢➤\\uf0b7\\uf0a7-";
/** In messages emoji and others do as well, which in a resume may stand before a telephone number or a date. */
const signsOfMessages = "›❯⇒☑✅✗✦✧☆➕◆◇>~";

const bullet = new RegExp(
  String.raw`^\s*(?:[${signsOfMessages}${bulletSigns}]\uFE0F?|\[[ xX✓]?\](?=\s)|\?\t|\d{1,2}\/(?=\s)|[①-⑳]|[(（]?\d{1,2}[)）.、](?=[\s\p{Script=Han}]|$)|[A-Z]\d{1,2}(?:[.):] |\s{2})|\d{1,2}、(?=\d)|[(（]?[a-z一二三四五六七八九十][)）、](?=[\s\p{Script=Han}]|$)|[(（][一二三四五六七八九十][)）]|(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator})[\u200D\uFE0F\u{1F3FB}-\u{1F3FF}]{0,2}){1,4})\s{0,3}`,
  "u",
);

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
