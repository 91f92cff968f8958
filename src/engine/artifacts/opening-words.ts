const MOST_CHARACTERS = 90;

/** A text of the posting as a document shows it: one line, without emoji, marks of lists and a full stop. */
export function openingWords(text: string): string {
  return text
    .replace(
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3}|[\u{1F1E6}-\u{1F1FF}]/gu,
      (mark) => (/[©®™]/u.test(mark) ? mark : ""),
    )
    .replace(/\s+/g, " ")
    .replace(/^[\s*•·–—\-✓✔►▪●○■#>]+/u, "")
    .replace(/[\s.;:,!]+$/u, (end, at: number, whole: string) =>
      // "S.A.", "e. V.", "Ltd." end with a full stop of their own.
      end.startsWith(".") && /(?:(?:\p{L}\. ?)+\p{L}|\b(?:Inc|Ltd|Co|Corp|Bros))$/u.test(whole.slice(0, at))
        ? "."
        : "",
    )
    .replace(/["„“”«»]/g, "'")
    .trim();
}

/** The same, where it is short enough to be quoted. */
export function quotable(text: string): string[] {
  const words = openingWords(text);
  return words !== "" && words.length <= MOST_CHARACTERS ? [words] : [];
}
