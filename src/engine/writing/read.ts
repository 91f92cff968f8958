import type { Token } from "./tokens.ts";
import type { Words } from "./words/index.ts";

/** What a token of a sentence is: words that say nothing, or something that a source must carry. */
export interface Mark {
  token: Token;
  /** `me` where the sentence speaks of the person, `you` where it wishes, asks or speaks of the opening. */
  frame: "me" | "you";
  isContent: boolean;
  /** The words between this one and the content before it join two facts, add a circumstance, or bind. */
  joint: "none" | "weak" | "strong" | "bound";
}

const NEAR_WISH = 4;

/** Reads what each word of a sentence does. */
export function readSentence(text: string, tokens: readonly Token[], words: Words): Mark[] {
  const frames = framesOf(text, tokens, words);
  const marks: Mark[] = [];
  let joint: Mark["joint"] = "none";
  for (const [at, token] of tokens.entries()) {
    const frame = frames[at] ?? "me";
    const gap = text.slice(tokens[at - 1]?.end ?? 0, token.start);
    const isContent = !saysNothing(token, frame, words);
    joint = stronger(joint, /[,;:()–—，；：、（）“”"]|\s-\s|\.\s/u.test(gap) ? "strong" : "none");
    joint = stronger(joint, jointOf(token, words));
    marks.push({ token, frame, isContent, joint });
    if (isContent) joint = "none";
  }
  return marks;
}

function saysNothing({ kind, key }: Token, frame: "me" | "you", words: Words): boolean {
  if (kind !== "word") return false;
  return words.is("plain", key) || (frame === "you" && (words.is("letter", key) || words.is("wish", key)));
}

const order = ["none", "weak", "strong", "bound"] as const;

function stronger(one: Mark["joint"], other: Mark["joint"]): Mark["joint"] {
  return order.indexOf(one) > order.indexOf(other) ? one : other;
}

function jointOf({ kind, key }: Token, words: Words): Mark["joint"] {
  if (kind !== "word") return "none";
  if (words.is("bind", key)) return "bound";
  if (words.is("strong", key)) return "strong";
  return words.is("weak", key) ? "weak" : "none";
}

type Frame = "me" | "you";

/** The frame of each token; words before the first that tells one take its frame. */
function framesOf(text: string, tokens: readonly Token[], words: Words): Frame[] {
  const frames: Frame[] = [];
  let frame: Frame | undefined;
  let clause = 0;
  for (const [at, token] of tokens.entries()) {
    const told = toldFrame(tokens, at, words);
    if (told && frame === undefined) frames.fill(told, clause, at);
    frame = told ?? frame;
    frames.push(frame ?? "me");
    const after = text.slice(token.end, tokens[at + 1]?.start ?? text.length);
    // A new clause begins with nothing known of it.
    if (/[;:–—；。]|\s-\s/u.test(after)) {
      frame = undefined;
      clause = at + 1;
    }
  }
  return frames;
}

function toldFrame(tokens: readonly Token[], at: number, words: Words): Frame | undefined {
  const { kind, key } = tokens[at] ?? { kind: "word", key: "" };
  if (kind !== "word") return undefined;
  const wishes = (from: number, to: number) =>
    tokens.slice(from, to).some((token) => token.kind === "word" && words.is("wish", token.key));
  if (words.is("you", key) || words.is("wish", key)) return "you";
  if (words.is("subject", key)) {
    const [from, to] = [at + 1, at + NEAR_WISH];
    const mine = tokens.slice(from, to).findIndex((token) => words.is("me", token.key) && token.key !== "as");
    const wish = tokens.slice(from, to).findIndex((token) => words.is("wish", token.key));
    // "I am interested" wishes, "I was" and "I have" tell.
    return wish >= 0 && (mine < 0 || wish < mine) ? "you" : "me";
  }
  if (words.is("me", key)) return wishes(at + 1, at + 2) ? "you" : "me";
  return undefined;
}
