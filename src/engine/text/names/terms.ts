import { type Word, wordsOf } from "../words.ts";

/** A lexicon phrase found in a text: its tag, and its position in characters and in words. */
export interface Term<Tag extends string> {
  tag: Tag;
  start: number;
  end: number;
  from: number;
  to: number;
}

export type FindTerms<Tag extends string> = (text: string, words?: Word[]) => Term<Tag>[];

interface Node<Tag> {
  whole: Map<string, Node<Tag>>;
  begins: Map<string, Node<Tag>>;
  ends: Map<string, Node<Tag>>;
  tag?: Tag;
}

const MIN_PART = 2;
const MAX_PART = 24;
const MAX_PHRASE = 10;

/**
 * Returns a function that finds a lexicon's phrases, the longest first and none inside another, in linear time. A
 * tag's phrases are separated by `|`. `erfahr*` matches every word with this start, `*kraft` every word with this
 * end.
 */
export function createTerms<Tag extends string>(table: Readonly<Record<Tag, string>>): FindTerms<Tag> {
  let built: Node<Tag> | undefined;
  return (text, words = wordsOf(text)) => {
    // Built at first use, because most runs need few lexicons.
    built ??= treeOf(table);
    const root = built;
    const found: Term<Tag>[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const term = longest(root, text, words, at);
      if (term === undefined) continue;
      found.push(term);
      at = term.to - 1;
    }
    return found;
  };
}

function treeOf<Tag extends string>(table: Readonly<Record<Tag, string>>): Node<Tag> {
  const root = newNode<Tag>();
  for (const tag in table) {
    for (const phrase of table[tag].split("|")) insert(root, phrase, tag);
  }
  return root;
}

function newNode<Tag>(): Node<Tag> {
  return { whole: new Map(), begins: new Map(), ends: new Map() };
}

function insert<Tag>(root: Node<Tag>, phrase: string, tag: Tag): void {
  let node = root;
  for (const chunk of phrase.trim().split(/\s+/)) {
    const keys = wordsOf(chunk).map(({ key }) => key);
    keys.forEach((key, place) => {
      const begins = chunk.endsWith("*") && place === keys.length - 1 && key.length >= MIN_PART;
      const ends = chunk.startsWith("*") && place === 0 && key.length >= MIN_PART;
      const edges = begins ? node.begins : ends ? node.ends : node.whole;
      const next = edges.get(key) ?? newNode<Tag>();
      edges.set(key, next);
      node = next;
    });
  }
  if (node !== root) node.tag ??= tag;
}

function longest<Tag extends string>(
  root: Node<Tag>,
  text: string,
  words: readonly Word[],
  from: number,
): Term<Tag> | undefined {
  let nodes = [root];
  let best: Term<Tag> | undefined;
  const start = words[from]?.start ?? 0;
  for (let at = from; at < from + MAX_PHRASE && nodes.length > 0; at += 1) {
    const word = words[at];
    const before = words[at - 1];
    if (word === undefined || (at > from && before !== undefined && isApart(text, before, word))) break;
    nodes = nodes.flatMap((node) => nextNodes(node, word.key));
    const tag = nodes.find((node) => node.tag !== undefined)?.tag;
    if (tag !== undefined) best = { tag, start, end: word.end, from, to: at + 1 };
  }
  return best;
}

function nextNodes<Tag>(node: Node<Tag>, key: string): Node<Tag>[] {
  const found: Node<Tag>[] = [];
  const whole = node.whole.get(key);
  if (whole !== undefined) found.push(whole);
  const most = Math.min(key.length, MAX_PART);
  for (let size = most; size >= MIN_PART && node.begins.size > 0; size -= 1) {
    const next = node.begins.get(key.slice(0, size));
    if (next !== undefined) found.push(next);
  }
  for (let size = most; size >= MIN_PART && node.ends.size > 0; size -= 1) {
    const next = node.ends.get(key.slice(key.length - size));
    if (next !== undefined) found.push(next);
  }
  return found.slice(0, 4);
}

/** True if punctuation or a line break prevents two words from forming a phrase. */
function isApart(text: string, left: Word, right: Word): boolean {
  // After a line break, the next line's indentation is between two words.
  const gap = text.slice(left.end, right.start).replace(/ {2,}/g, " ");
  return gap.length > 3 || /[,;:!?()\n，；：。、|]|\.\s/.test(gap);
}
