import type { Material } from "./types.ts";

const MOST_CHARACTERS = 90;

/** Text of the posting as a document shows it: one line, without emoji, list marks and final full stop. */
export function openingWords(text: string): string {
  return (
    text
      .replace(
        /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3}|[\u{1F1E6}-\u{1F1FF}]/gu,
        (mark) => (/[©®™]/u.test(mark) ? mark : ""),
      )
      // "(ii) Have at least 3 years", "Hotel Alpenhof ****S".
      .replace(/^\s*\(?(?:[ivx]{1,4}|\d{1,2}|[a-h])\)\s+|\s*(?:\*{2,}|★+)\s?S?(?!\p{L})/giu, " ")
      .replace(/\s+/g, " ")
      .replace(/^[\s*•·–—\-✓✔►▪●○■#>]+/u, "")
      .replace(/[\s.;:,!]+$/u, (end, at: number, whole: string) =>
        // "S.A.", "e. V.", "Ltd." end with their own full stop.
        end.startsWith(".") && /(?:(?:\p{L}\. ?)+\p{L}|\b(?:Inc|Ltd|Co|Corp|Bros))$/u.test(whole.slice(0, at))
          ? "."
          : "",
      )
      .replace(/["„“”«»]/g, "'")
      .trim()
  );
}

/** A demand as a document shows it, without the preposition that a cut sentence left: "im Wohngeldrecht". */
export function demandWords(text: string): string {
  const words = openingWords(text);
  const bare = words.replace(/^(?:im|mit|with|avec|con|com|met) (?=\S{3})/iu, "");
  return bare === words ? words : bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** The same, if it is short enough to quote. */
export function quotable(text: string): string[] {
  const words = demandWords(text);
  return words !== "" && words.length <= MOST_CHARACTERS ? [words] : [];
}

/** The subject of a document: `title at company`, as far as known. */
export function placeOf({ asked, words }: Material): string | undefined {
  const title = openingWords(asked.title ?? "");
  const company = openingWords(asked.company ?? "");
  return title && company ? words.titles.at(title, company) : title || company || undefined;
}

/** A text in lower case, with one space around each word, for finding whole words in it. */
export function spaced(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).join(" ")} `;
}
