/** List bullets in any text, including those of symbol fonts. */
export const bulletSigns = "–—*+•·∙▪▫◦●○・‣►▶▸»⁃■□→✔✓★❖➢➤⮚\\uf0b7\\uf0a7-";
/** Messages also use emoji and others, which in a resume may precede a telephone number or a date. */
const signsOfMessages = "›❯⇒☑✅✗✦✧☆➕◆◇>~";

const bullet = new RegExp(
  String.raw`^\s*(?:[${signsOfMessages}${bulletSigns}]\uFE0F?|\[[ xX✓]?\](?=\s)|\?\t|\d{1,2}\/(?=\s)|[①-⑳]|[(（]?\d{1,2}(?:\.-|[)）.、])(?=[\s\p{Script=Han}]|$)|[(（][ivx]{2,4}[)）](?=\s)|[A-Z]\d{1,2}(?:[.):] |\s{2})|\d{1,2}、(?=\d)|[(（]?[a-z一二三四五六七八九十][)）、](?=[\s\p{Script=Han}]|$)|[(（][一二三四五六七八九十][)）]|(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator})[\u200D\uFE0F\u{1F3FB}-\u{1F3FF}]{0,2}){1,4})\s{0,3}`,
  "u",
);

/** The number of characters at the start of a line that are its bullet, number or emoji; 0 without one. */
export function bulletLength(line: string): number {
  if (isBold(line)) return 0;
  return bullet.exec(line.slice(0, 24))?.[0].length ?? 0;
}

/**
 * A whole line between asterisks, the form of headings in chats and Markdown: "**What you bring**",
 * "*Requirements:*".
 */
function isBold(line: string): boolean {
  return line.length < MAX_BOLD && /^\s*(\*{1,3})[^\s*][^*]*\1\s*[:：]?\s*$/u.test(line);
}

const MAX_BOLD = 100;
