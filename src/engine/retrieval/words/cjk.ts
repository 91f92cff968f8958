/** Scripts without spaces between words. Hangul has spaces but attaches particles to nouns. */
const run = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+/gu;

/**
 * A text with its Chinese, Japanese and Korean runs replaced by pairs of neighbouring characters, separated by
 * spaces: 数据分析 becomes 数据 据分 分析. A single character stays. This finds words without a dictionary.
 */
export function spacedPairs(text: string): string {
  return text.replace(run, (found) => ` ${pairsOf(found).join(" ")} `);
}

function pairsOf(found: string): string[] {
  const characters = Array.from(found);
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
