import { kept } from "../../../../text/kept.ts";

/** A word, number, run of white space or single symbol. */
export type Token = { readonly text: string; readonly from: number; readonly to: number };

const korean: Readonly<Record<string, string>> = {
  년: "年",
  월: "月",
  일: "日",
  현재: "現在",
  부터: "から",
  까지: "まで",
};

/** The tokens of a line. */
export const tokenizeLine = kept((text: string): readonly Token[] =>
  [
    ...text.matchAll(
      /現在|在職中|从|從|から|まで|より|入社|平成|令和|昭和|현재|부터|[年月日년월至到自起]|\p{L}+|\d+|\s+|[^\p{L}\d\s]/gu,
    ),
  ].map((match) => ({
    text: korean[match[0]] ?? (/^[‐‑‒➜➔⟶]$/.test(match[0]) ? "–" : match[0]),
    from: match.index,
    to: match.index + match[0].length,
  })),
);

/** The index of the first token from `at` that is not white space. */
export function skipSpace(tokens: readonly Token[], at: number): number {
  return /^\s+$/.test(tokens[at]?.text ?? "") ? at + 1 : at;
}

/** Skips the colon of a label such as "From:", with surrounding white space. */
export function skipLabel(tokens: readonly Token[], at: number): number {
  const next = skipSpace(tokens, at);
  return /^[:：]$/.test(tokens[next]?.text ?? "") ? skipSpace(tokens, next + 1) : next;
}

/** Skips separators inside a date: a space, dot, comma, "de", "of", one dash or slash. */
export function skipFill(tokens: readonly Token[], at: number): number {
  let next = at;
  for (let steps = 0; steps < 4; steps += 1) {
    const text = tokens[next]?.text ?? "";
    const isFill = /^(?:[ \t]+|[.,]|of|de|del)$/i.test(text);
    const isJoint = /^[-/]$/.test(text) && next === at && /^\d/.test(tokens[next + 1]?.text ?? "");
    if (!isFill && !isJoint) break;
    next += 1;
  }
  return next;
}

/** The number at a token (one to four digits), or NaN. */
export function numberAt(tokens: readonly Token[], at: number): number {
  const text = tokens[at]?.text ?? "";
  return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
}

/** The number of one or two digits at a token, or undefined. */
export function twoDigits(tokens: readonly Token[], at: number): number | undefined {
  const text = tokens[at]?.text ?? "";
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}
