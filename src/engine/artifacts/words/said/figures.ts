import { isSeveral, type Said, withoutEnd } from "./types.ts";

const share = /\d\s?(?:%|percent\b|Prozent|por ?cent|pour ?cent|per cent)/iu;
const change =
  /(\d[\d.,]*)\S*\s(?:(?:down|up)\s)?(?:to|auf|a|à|para|vers)\s(?:[$€£]\s?)?(\d[\d.,]*)|从[^\d]{0,4}(\d[\d.,]*).{0,6}[到至][^\d]{0,4}(\d[\d.,]*)/giu;
const year = /^(?:19|20)\d\d$/;
const MOST_WORDS = 25;

/** Whether a line says what came of work, in numbers: a share, or a change from one number to another; years are none. */
export function hasResult(text: string): boolean {
  if (share.test(text)) return true;
  return [...text.matchAll(change)].some(([, from, to, first, last]) =>
    [from ?? first ?? "", to ?? last ?? ""].some((number) => !year.test(number)),
  );
}

/** A line that is no sentence's part but says a result: "food cost 34% down to 29.5%"; without what explains it. */
export function sayFigures(bullet: string): Said | undefined {
  const [first = "", ...rest] = withoutEnd(bullet).split(/:\s/);
  const text = hasResult(first) ? first : [first, ...rest].join(", ");
  if (!hasResult(text) || isSeveral(text) || text.split(/\s+/).length > MOST_WORDS) return undefined;
  return { form: "figures", text };
}
