import type { Carried, Sentence } from "../tokens/carry.ts";
import type { Words } from "../words/index.ts";

/** "You ask for this, and I have it": the opening's words about the person need a claim. */
export function takesOver(
  { text, marks }: Sentence,
  carried: readonly Carried[],
  words: Words,
): string | undefined {
  const asked = carried.find(({ source }) => source.claim === undefined);
  if (asked && isMe.test(text)) return takenOver(marks[asked.at]?.token.text);
  const own = marks.flatMap(({ frame, isContent, token }, at) =>
    frame === "me" && !isContent && token.kind === "word" && says(token.key, words) ? [at] : [],
  );
  for (const at of own) {
    const rest = marks.slice(at).findIndex(({ frame }) => frame === "you");
    const stretch = marks.slice(at, rest < 0 ? undefined : at + rest);
    const after = text.slice(
      marks[at + stretch.length - 1]?.token.end,
      marks[at + stretch.length]?.token.start,
    );
    if (stretch.some(({ isContent }) => isContent) || (rest >= 0 && !/[,;]/.test(after))) continue;
    const taken = carried.find((each) => each.at < at && each.source.claim === undefined);
    if (taken) return takenOver(marks[taken.at]?.token.text);
  }
  return undefined;
}

const isMe =
  /\b(?:(?:is|am|describes) (?:me|i|exactly me)|das bin ich|(?:es[ea]|la) soy yo|c['’]est moi|sou eu)\b|就是我|正是我/iu;

function takenOver(word: string | undefined): string {
  return `"${word}" is only in the opening, and the sentence says it of the person.`;
}

/** True if a word says that the person has or does something. */
function says(key: string, words: Words): boolean {
  return words.is("me", key) || words.is("subject", key) || words.is("held", key);
}

/** "I have it": a sentence about the person without a name cannot be traced to a claim. */
export function namesNothing({ marks }: Sentence, words: Words): string | undefined {
  const isOwn = marks.some(({ frame, token }) => frame === "me" && says(token.key, words));
  const isOther = marks.some(({ frame, isContent }) => frame === "you" || isContent);
  return isOwn && !isOther ? "The sentence says something of the person without naming it." : undefined;
}
