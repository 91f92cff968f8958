import { type Word, wordsOf } from "../words.ts";

/** A lexicon phrase found in a text: its tag, and its position in characters and in words. */
export interface Term<Tag extends string> {
  tag: Tag;
  start: number;
  end: number;
  from: number;
  to: number;
}

export type FindTerms<Tag extends string> = (text: string, words?: readonly Word[]) => Term<Tag>[];

interface Node<Tag> {
  whole: Map<string, Node<Tag>>;
  begins: Parts<Tag>;
  ends: Parts<Tag>;
  tag?: Tag;
}

/** The starts or ends of words, with their lengths, the longest first. */
interface Parts<Tag> {
  nodes: Map<string, Node<Tag>>;
  sizes: number[];
}

const MIN_PART = 2;
const MAX_PART = 24;
const MAX_PHRASE = 10;
const MOST_NEXT = 4;

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
  const parts = (): Parts<Tag> => ({ nodes: new Map(), sizes: [] });
  return { whole: new Map(), begins: parts(), ends: parts() };
}

function insert<Tag>(root: Node<Tag>, phrase: string, tag: Tag): void {
  let node = root;
  for (const chunk of phrase.trim().split(/\s+/)) {
    const keys = wordsOf(chunk).map(({ key }) => key);
    keys.forEach((key, place) => {
      const begins = chunk.endsWith("*") && place === keys.length - 1 && key.length >= MIN_PART;
      const ends = chunk.startsWith("*") && place === 0 && key.length >= MIN_PART;
      const parts = begins ? node.begins : ends ? node.ends : undefined;
      const edges = parts?.nodes ?? node.whole;
      const next = edges.get(key) ?? newNode<Tag>();
      edges.set(key, next);
      if (parts) addSize(parts.sizes, key.length);
      node = next;
    });
  }
  if (node !== root) node.tag ??= tag;
}

function addSize(sizes: number[], size: number): void {
  if (size > MAX_PART || sizes.includes(size)) return;
  sizes.push(size);
  sizes.sort((left, right) => right - left);
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
    nodes = nextOfAll(nodes, word.key);
    const tag = nodes.find((node) => node.tag !== undefined)?.tag;
    if (tag !== undefined) best = { tag, start, end: word.end, from, to: at + 1 };
  }
  return best;
}

function nextNodes<Tag>(node: Node<Tag>, key: string): Node<Tag>[] {
  const found: Node<Tag>[] = [];
  const whole = node.whole.get(key);
  if (whole !== undefined) found.push(whole);
  for (const size of node.begins.sizes) {
    const next = size > key.length ? undefined : node.begins.nodes.get(key.slice(0, size));
    if (next !== undefined) found.push(next);
  }
  for (const size of node.ends.sizes) {
    const next = size > key.length ? undefined : node.ends.nodes.get(key.slice(key.length - size));
    if (next !== undefined) found.push(next);
  }
  return found.length > MOST_NEXT ? found.slice(0, MOST_NEXT) : found;
}

function nextOfAll<Tag>(nodes: readonly Node<Tag>[], key: string): Node<Tag>[] {
  const [only] = nodes;
  if (only !== undefined && nodes.length === 1) return nextNodes(only, key);
  return nodes.flatMap((node) => nextNodes(node, key));
}

/** True if punctuation or a line break prevents two words from forming a phrase. */
function isApart(text: string, left: Word, right: Word): boolean {
  // After a line break, the next line's indentation is between two words.
  if (right.start - left.end === 1 && text[left.end] === " ") return false;
  const gap = text.slice(left.end, right.start).replace(/ {2,}/g, " ");
  return gap.length > 3 || /[,;:!?()\n，；：。、|]|\.\s/.test(gap);
}
