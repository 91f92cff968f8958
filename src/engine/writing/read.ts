import type { Token } from "./tokens/token.ts";
import { single } from "./tokens/units.ts";
import type { Words } from "./words/index.ts";

/** The role of a token in a sentence: words without content, or something a source must support. */
export interface Mark {
  token: Token;
  /** `me` if the sentence is about the person; `you` if it wishes, asks or is about the opening. */
  frame: "me" | "you";
  isContent: boolean;
  /** The words between this and the previous content word join two facts, add a circumstance, or connect. */
  joint: "none" | "weak" | "strong" | "bound";
}

/** Determines the role of each word in a sentence. */
export function readSentence(
  text: string,
  tokens: readonly Token[],
  words: Words,
  isQuoted: (words: readonly Token[]) => boolean = () => false,
): Mark[] {
  const frames = framesOf(text, tokens, words, (at) => isQuoted(tokens.slice(Math.max(0, at - 1), at + 2)));
  const marks: Mark[] = [];
  let joint: Mark["joint"] = "none";
  for (const [at, token] of tokens.entries()) {
    const frame = frames[at] ?? "me";
    const gap = text.slice(tokens[at - 1]?.end ?? 0, token.start);
    const isGreeting = token.key === "best" && /^(?:regards|wishes)$/.test(tokens[at + 1]?.key ?? "");
    const isOneOf = token.kind === "number" && token.text === "one" && tokens[at + 1]?.key === "of";
    const isContent =
      !isGreeting && !isOneOf && !saysNothing(token, frame, words) && !isPhrase(tokens, at, words);
    joint = stronger(joint, /[,;:()–—，；：、（）“”"]|\s-\s|\.\s/u.test(gap) ? "strong" : "none");
    joint = stronger(joint, jointOf(token, words));
    marks.push({ token, frame, isContent, joint });
    if (isContent) joint = "none";
  }
  return marks;
}

function saysNothing({ kind, key, text, start }: Token, frame: "me" | "you", words: Words): boolean {
  if (kind !== "word") return false;
  // The E in "Category E" is not the Portuguese "and".
  if (start > 0 && key !== "i" && /^\p{Lu}$/u.test(text)) return false;
  return words.is("plain", key) || (frame === "you" && (words.is("letter", key) || words.is("wish", key)));
}

/** "Is part of every week" states a frequency; "the year passed without" states an absence. */
function isPhrase(tokens: readonly Token[], at: number, words: Words): boolean {
  const { kind, key } = tokens[at] ?? { kind: "word", key: "" };
  if (kind !== "word") return false;
  if (single.test(key))
    return tokens.slice(Math.max(0, at - 2), at).some((token) => words.is("not", token.key));
  if (/^part(?:e|ie)?$/.test(key)) {
    const next = tokens.slice(at + 1, at + 4);
    const period = next.findIndex((token) => token.kind === "often");
    return period > 0 && next.slice(0, period).every((token) => words.is("plain", token.key));
  }
  return (
    /^(?:verliefe?n?|pass(?:ed|ees?|ou|aram)|paso|transcurrio)$/.test(key) &&
    words.is("not", tokens[at + 1]?.key ?? "")
  );
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

/**
 * How the frame was recognised. What a person says they lack may be a demand of the opening. A wish may still
 * lead to what they have, and words about the opening to its demands.
 */
type Told = "me" | "wish" | "you" | "denied";

/** The frame of each token. Words before the first frame word take its frame. */
function framesOf(
  text: string,
  tokens: readonly Token[],
  words: Words,
  quoted: (at: number) => boolean,
): Frame[] {
  const frames: Frame[] = [];
  let told: Told | undefined;
  let clause = 0;
  for (const [at, token] of tokens.entries()) {
    const next = toldBy(tokens, at, words, told, quoted);
    if (next && told === undefined)
      frames.fill(frontedFrame(text, tokens, clause, at, next, words), clause, at);
    told = next ?? told;
    frames.push(frameOf(told));
    // "… beherrsche ich": a verb before the subject belongs to it.
    if (words.language === "de" && told === "me" && words.is("subject", token.key) && at > 0)
      frames[at - 1] = "me";
    const after = text.slice(token.end, tokens[at + 1]?.start ?? text.length);
    // A new clause starts with an unknown frame.
    if (told === "denied" && after.includes(",")) told = "me";
    if (/[;:–—；。]|\s-\s/u.test(after)) {
      told = undefined;
      clause = at + 1;
    }
  }
  return frames;
}

/** "Head Chef, I apply": what precedes the subject without a preposition is what the person is. */
function frontedFrame(
  text: string,
  tokens: readonly Token[],
  clause: number,
  at: number,
  told: Told,
  words: Words,
): Frame {
  const [first, last, own] = [tokens[clause], tokens[at - 1], tokens[at]];
  if (!first || !last || !own || !words.is("subject", own.key)) return frameOf(told);
  const isApart = text.slice(last.end, own.start).includes(",");
  return isApart && !words.is("plain", first.key) && !words.is("letter", first.key) ? "me" : frameOf(told);
}

function frameOf(told: Told | undefined): Frame {
  return told === undefined || told === "me" ? "me" : "you";
}

/** "I do not hold …", "ich habe keine …": what a person says they lack. "Not only" is not a lack. */
function denies(tokens: readonly Token[], at: number, words: Words): boolean {
  const key = tokens[at]?.key ?? "";
  if (words.language === "zh" || !lacks.has(key) || only.has(tokens[at + 1]?.key ?? "")) return false;
  const before = tokens.slice(Math.max(0, at - 4), at);
  const hasSubject = before.some((token) => words.is("subject", token.key));
  return hasSubject || ((words.language === "es" || words.language === "pt") && at === 0);
}

const lacks = new Set("not no nicht kein keine keinen keinem keiner pas aucun aucune nao".split(" "));
const only = new Set("only just merely less nur solo seulement so apenas".split(" "));

function toldBy(
  tokens: readonly Token[],
  at: number,
  words: Words,
  told: Told | undefined,
  quoted: (at: number) => boolean,
): Told | undefined {
  const { kind, key } = tokens[at] ?? { kind: "word", key: "" };
  if (kind !== "word") return undefined;
  const is = (list: "wish" | "you" | "me", place: number) => {
    const token = tokens[place];
    return token?.kind === "word" && words.is(list, token.key);
  };
  // "You will see …" and "you would gain …" promise something about the person.
  if (key === "you" && /^(?:will|would|can|ll)$/.test(tokens[at + 1]?.key ?? "")) return "me";
  if (told === "denied" && words.is("strong", key)) return "me";
  if (words.is("you", key)) return "you";
  if (words.is("wish", key)) return "wish";
  if (denies(tokens, at, words)) return "denied";
  if (words.is("subject", key)) {
    // "May I", "freue ich mich".
    if (is("wish", at - 1)) return undefined;
    const { key: verb = "" } = tokens[at - 1] ?? {};
    if (words.language === "de" && words.is("letter", verb) && !words.is("plain", verb)) return "wish";
    // "I am interested" is a wish; "I was" and "I have" are statements.
    for (const place of [at + 1, at + 2, at + 3]) {
      if (is("wish", place)) return "wish";
      const { key: passed = "" } = tokens[place] ?? {};
      if (is("me", place) || !(words.is("plain", passed) || words.is("letter", passed))) return "me";
    }
    return "me";
  }
  if (told === "denied") return undefined;
  if (words.is("me", key)) {
    const isWish =
      is("wish", at + 1) || (is("wish", at + 2) && words.is("letter", tokens[at + 1]?.key ?? ""));
    return isWish || is("you", at - 1) ? undefined : "me";
  }
  // "The position as …" refers to the opening.
  if (!words.is("held", key) || words.is("opening", tokens[at - 1]?.key ?? "")) return undefined;
  if (told === "wish" && quoted(at)) return undefined;
  const isWished = [1, 2, 3].some((step) => is("wish", at + step) || is("you", at + step));
  return (told === "wish" || told === undefined) && !isWished ? "me" : undefined;
}
