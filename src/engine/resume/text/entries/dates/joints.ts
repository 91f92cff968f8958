import { EXPECTED, PRESENT, PRESENT_LEAD, UNTIL } from "../../../../lexicon/dates.ts";
import { foldText } from "../../../../text/fold.ts";
import { datePointAt } from "./date-point.ts";
import { skipLabel, skipSpace, type Token } from "./date-tokens.ts";

/** The token after a dash or a word such as "to", or undefined if there is neither at `at`. */
export function jointEnd(tokens: readonly Token[], at: number): number | undefined {
  const text = tokens[at]?.text ?? "";
  let next = at + 1;
  if (/^入社$/.test(text)) return jointEnd(tokens, at + 1);
  if (/^[-–—−~→>－～〜]$/.test(text)) {
    while (/^[-–—−>－]$/.test(tokens[next]?.text ?? "")) next += 1;
    next = afterExpected(tokens, skipSpace(tokens, next));
    return UNTIL.has(foldText(tokens[next]?.text ?? "")) && !isPresentLead(tokens, next)
      ? skipLabel(tokens, next + 1)
      : next;
  }
  if (text === "/" && /^\d{4}$/.test(tokens[at + 1]?.text ?? "")) return at + 1;
  // "2012-05 / 2020-07"
  const second = /^\s+$/.test(tokens[at - 1]?.text ?? "")
    ? datePointAt(tokens, skipSpace(tokens, at + 1), true)
    : undefined;
  if (text === "/" && second?.iso.length === 7) return skipSpace(tokens, at + 1);
  // "09-2011/02-2014"
  if (text === "/" && datePointAt(tokens, at + 1)?.iso.length === 7) return at + 1;
  if (foldText(text) === "up" && foldText(tokens[at + 2]?.text ?? "") === "to")
    return skipSpace(tokens, at + 3);
  if (text === "t" && tokens[at + 1]?.text === "/" && tokens[at + 2]?.text === "m")
    return skipSpace(tokens, at + 3);
  if (
    !UNTIL.has(foldText(text)) ||
    (!/^(?:[至到]|から|より)$/.test(text) && !/^\s/.test(tokens[at - 1]?.text ?? ""))
  )
    return undefined;
  if (foldText(text) === "jusqu") next += 2;
  return skipLabel(tokens, next);
}

/** After "expected" or "voraussichtlich", which marks a future end. */
function afterExpected(tokens: readonly Token[], at: number): number {
  if (!EXPECTED.has(foldText(tokens[at]?.text ?? ""))) return at;
  return skipLabel(tokens, tokens[at + 1]?.text === "." ? at + 2 : at + 1);
}

/** True if a phrase such as "Present" begins at a token. */
export function isPresentLead(tokens: readonly Token[], at: number): boolean {
  return presentEnd(tokens, at) !== undefined;
}

/** The end of a phrase such as "Present", "to date" or "à ce jour", or undefined. */
export function presentEnd(tokens: readonly Token[], at: number): number | undefined {
  let index = at;
  for (let steps = 0; steps < 3; steps += 1) {
    const word = foldText(tokens[index]?.text ?? "");
    if (PRESENT.has(word)) {
      const isSplit = word === "aujourd" && foldText(tokens[index + 2]?.text ?? "") === "hui";
      // "alla data attuale"
      const isGoingOn =
        /^ $/.test(tokens[index + 1]?.text ?? "") && PRESENT.has(foldText(tokens[index + 2]?.text ?? ""));
      return tokens[isSplit || isGoingOn ? index + 2 : index]?.to;
    }
    if (!PRESENT_LEAD.has(word)) return undefined;
    index = skipSpace(tokens, index + 1);
    if (/^['’]$/.test(tokens[index]?.text ?? "")) index += 1;
  }
  return undefined;
}
