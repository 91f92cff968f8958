import { stem } from "./porter.ts";

/** A word of a text with its position: `start` and `end` in UTF-16 units of the original. */
export interface Token {
  /** NFKC, lower case. */
  word: string;
  start: number;
  end: number;
}

// One class and a star: linear. A leading dot belongs to names such as .NET.
const wordPattern = /\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}+#＋＃.'’]*|&/gu;
const plainLabel = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+){0,12}$/;
/** Longer words are cut, so that one endless word costs no more than many short ones. */
const MAX_WORD_LENGTH = 64;

/**
 * The words of a text in lower case, with + # . kept inside (C++, C#, .NET, Node.js). & becomes "and", 's and
 * final dots are dropped, and a dot before more than three letters separates two sentences.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordPattern)) addWord(tokens, match[0], match.index);
  return tokens;
}

/** Only the words of `tokenise`. */
export function words(text: string): string[] {
  // Most labels are plain English, and splitting those is several times faster.
  if (plainLabel.test(text)) return text.toLowerCase().split(" ");
  return tokenise(text).map(({ word }) => word);
}

/** The key shared by two spellings of a name: its lower-case words, separated by spaces. */
export function labelKey(name: string): string {
  return words(name).join(" ");
}

/** Only the letters and digits (and + #) of words, so that "Type Script" equals "TypeScript". */
export function compactKey(parts: readonly string[]): string {
  return parts.join("").replaceAll(".", "");
}

/** The stem of a word. Names such as c++, node.js or web3 stay unchanged. */
export function stemWord(word: string): string {
  return /^[a-z]+$/.test(word) ? stem(word) : word;
}

/** A memoising `stemWord`, for the many labels of a catalogue. */
export function createStemmer(): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const stemmed = stemWord(word);
    known.set(word, stemmed);
    return stemmed;
  };
}

function addWord(tokens: Token[], found: string, index: number): void {
  if (found === "&") {
    tokens.push({ word: "and", start: index, end: index + 1 });
    return;
  }
  let start = index;
  for (const part of sentences(found)) {
    const trimmed = trimEnd(part);
    if (trimmed !== "" && trimmed !== ".")
      tokens.push({ word: plain(trimmed), start, end: start + trimmed.length });
    start += part.length + 1;
  }
}

/** "done.Then" is two words, "node.js" and "3.5" are one. */
function sentences(found: string): string[] {
  if (!found.includes(".", 1)) return [found];
  const dotted = found.startsWith(".") ? `.${found.slice(1)}` : found;
  const parts: string[] = [];
  for (const part of dotted.split(".")) {
    const last = parts.at(-1);
    const joins = last !== undefined && (last === "" || part.length <= 3);
    if (joins) parts[parts.length - 1] = `${last}.${part}`;
    else parts.push(part);
  }
  return parts;
}

function trimEnd(word: string): string {
  let end = word.length;
  while (end > 0 && ".'’".includes(word.charAt(end - 1))) end--;
  const shorter = word.slice(0, end);
  if (/['’]s$/i.test(shorter)) return shorter.slice(0, -2);
  return isCount(shorter) ? shorter.slice(0, -1) : shorter;
}

/** "5+" and "years+" lose the sign; C++, A+ and C# keep it. */
function isCount(word: string): boolean {
  return /[\p{L}\p{N}][+#]$/u.test(word) && (word.length > 3 || /^\p{N}/u.test(word));
}

function plain(word: string): string {
  return word.slice(0, MAX_WORD_LENGTH).normalize("NFKC").toLowerCase().replace(/['’]/g, "");
}
