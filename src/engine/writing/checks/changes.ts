import type { Token } from "../tokens/token.ts";
import type { Checked, Fault } from "./types.ts";

/**
 * What a number says of a change: where it starts, where it ends, or how large it is. `level` and `start` are an end
 * and a start without the other one. The claim may be in another language than the sentence.
 */
type Part = "from" | "to" | "size" | "start" | "level" | undefined;

const end =
  /(?:(?<!\p{L})(?:to|auf|a|al|à|au|aux|para|vers|bis|zu|até|hasta|at|bei|is|ist)\s*|[→>]\s?|[到至为达]\s?)$/iu;
const start = /(?:(?<!\p{L})(?:from|von|vom|desde|de|del|des|do|d['’])\s*|从\s?)$/iu;
const size = /(?<!\p{L})(?:by|um|por|en un|un|em|en)\s*$/iu;
/** Here the same word stands before a start and before a size: "de 27 %". */
const sizeOrStart = /(?<!\p{L})de\s*$/iu;
/** The characters before a number that are read. */
const REACH = 12;
/** The most characters between the two numbers of a change. */
const APART = 25;

/** "From 18% to 27%" is no rise by 27%, and a cut by 40% is none to 40%. */
export function changedChange({ sentence, carried }: Checked): Fault | undefined {
  const tokens = sentence.marks.map(({ token }) => token);
  for (const { at, source, place } of carried) {
    const token = tokens[at];
    if (token?.kind !== "number" || !source.claim || place < 0) continue;
    const own = partAt(source.tokens, place, source.text);
    const said = partAt(tokens, at, sentence.text);
    if (own !== "from" && own !== "to") {
      if (own === "size" && (said === "to" || said === "level"))
        return { why: `The claim changes something by "${token.text}", and the sentence to it.`, source };
      continue;
    }
    const isKept = own === "to" ? said === "to" || said === "level" : said === "from" || said === "start";
    if (said === "size" || (token.sign && !isKept))
      return {
        why: `"${token.text}" is where the change of the claim starts or ends, and not its size.`,
        source,
      };
  }
  return undefined;
}

function partAt(tokens: readonly Token[], at: number, text: string): Part {
  const [last, token, next] = [tokens.slice(0, at), tokens[at], tokens.slice(at + 1)];
  if (!token) return undefined;
  if (endsAfter(last.findLast(isNumber), token, text)) return "to";
  const other = next.find(isNumber);
  if (other && endsAfter(token, other, text)) return "from";
  const before = text.slice(Math.max(0, token.start - REACH), token.start);
  if (size.test(before) || sizeOrStart.test(before)) return "size";
  if (end.test(before)) return "level";
  return start.test(before) ? "start" : undefined;
}

function endsAfter(first: Token | undefined, last: Token, text: string): boolean {
  if (!first) return false;
  const between = text.slice(first.end, last.start);
  return between.length <= APART && !/[.;,]/.test(between) && end.test(between);
}

function isNumber({ kind }: Token): boolean {
  return kind === "number";
}
