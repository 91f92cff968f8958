import { frameWords } from "../../../lexicon/demands/frames.ts";
import { commaParts } from "../../../text/cuts.ts";
import type { Piece } from "../../../text/piece.ts";
import { wordsOf } from "../../../text/words.ts";
import type { RequirementKind } from "../../types.ts";
import type { PostingLine } from "../headings/layout.ts";
import { kindOf } from "../kinds/kinds.ts";
import { isAsking } from "../necessity.ts";
import { calls } from "../open-text.ts";

/** Words of sentences with a verb, and of offers. */
export const finite = new RegExp(`(?<!\\p{L})(?:${frameWords("finite")})(?!\\p{L})`, "iu");
const papers = new Set<RequirementKind>([
  "licence",
  "certificate",
  "education",
  "language",
  "experience",
  "authorization",
]);
const [LEAST_WORDS, MAX_WORDS] = [2, 16];

/**
 * True if a sentence of a paragraph has no verb and begins with a paper, a language or experience: "A valid licence,
 * please." Beside a demand it is one too.
 */
export function isFragment(sentence: Piece, { body, section, isBullet, isLabelled }: PostingLine): boolean {
  const size = wordsOf(sentence.text).length;
  const isInProse = sentence.text.length < body.text.length && !isBullet && isLabelled !== true;
  if (section !== "open" || !isInProse || size < LEAST_WORDS || size > MAX_WORDS) return false;
  if (finite.test(sentence.text) || calls.test(sentence.text) || /[:：|]|[$€£]\s?\d/u.test(sentence.text))
    return false;
  const before = body.text.slice(0, sentence.start - body.start);
  const after = body.text.slice(sentence.end - body.start);
  if (!isAsking(before) && !isAsking(after)) return false;
  const [first] = commaParts(sentence);
  const kind = first && kindOf(first);
  return (
    kind !== undefined && papers.has(kind.kind) && (kind.kind !== "experience" || kind.years !== undefined)
  );
}
