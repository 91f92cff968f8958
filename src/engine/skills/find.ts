import type { SkillKind } from "../catalog/types.ts";
import type { Place } from "../text/piece.ts";
import { commonWords, lookalikes } from "./common-words.ts";
import type { Label, Labels } from "./labels.ts";
import { type Token, tokenise } from "./normalise.ts";
import { hasOtherMeaning } from "./other-meanings.ts";

const MAX_SHORT_LENGTH = 2;
const listSign = /^[\s,;/|&·•+]{1,4}(?:(?:and|or|und|oder|et|ou|y|o) )?$/i;
const before =
  /(?:(?:^|[\s(])(?:in|using|with|wrote|writes?|writing|programming|coding|knowledge of|command of)|:)\s?$/i;
const after =
  /^ (?:services?|developers?|engineers?|code|microservices|back-?ends?|language|modules?|program(?:s|mers?|ming)?|scripts?|packages?|apis?|applications?|libraries|skills?|experience|developments?)(?!\p{L})/iu;

/**
 * Removes skills with a name of one or two letters (C, R, Go) unless the text uses it as a name: alone, in a list
 * with another skill, or in a phrase about programming. Hepatitis C and a go-live are not languages.
 */
function withoutStrayLetters<Found extends Place>(text: string, found: Found[]): Found[] {
  const first = text.length - text.trimStart().length;
  const last = text.trimEnd().length;
  return found.filter((place, index) => {
    if (place.end - place.start > MAX_SHORT_LENGTH) return true;
    if (place.start <= first && place.end >= last) return true;
    if (/^[-'’]\p{L}/u.test(text.slice(place.end, place.end + 2))) return false;
    return (
      isBeside(text, found[index - 1], place) ||
      isBeside(text, place, found[index + 1]) ||
      before.test(text.slice(Math.max(0, place.start - 20), place.start)) ||
      after.test(text.slice(place.end, place.end + 20))
    );
  });
}

function isBeside(text: string, left: Place | undefined, right: Place | undefined): boolean {
  return (
    left !== undefined &&
    right !== undefined &&
    listSign.test(text.slice(left.end, Math.min(right.start, left.end + 12)))
  );
}

/** A skill in a text. `start` and `end` are UTF-16 offsets, `text` the words there. */
export interface SkillMention {
  id: string;
  how: "exact" | "alias";
  text: string;
  start: number;
  end: number;
}

interface Node {
  next: Map<string, Node>;
  label?: Label;
}

const MAX_LABEL_WORDS = 10;
const order = { name: 0, alias: 1, derived: 2 } as const;

/**
 * Returns a function that lists the skills in a text, the longest label first at each position, in linear time.
 * Several words match by stem, single words as written or in the plural. Loose labels never match, and common
 * words only as `asserts` allows.
 */
export function createFinder(
  { all, stemOf }: Labels,
  kindOf: (id: string) => SkillKind | undefined,
): (text: string) => SkillMention[] {
  const root = newNode();
  const singles = new Map<string, Label>();
  const usable = all.filter((label) => !label.isLoose && label.words.length <= MAX_LABEL_WORDS);
  for (const label of usable.sort((left, right) => order[left.kind] - order[right.kind])) {
    const [only] = label.words;
    if (label.words.length === 1 && only !== undefined) {
      if (!singles.has(only)) singles.set(only, label);
    } else insert(root, label, stemOf);
  }
  return (text) => {
    const tokens = tokenise(text);
    const mentions: SkillMention[] = [];
    let index = 0;
    while (index < tokens.length) {
      const found = longest(tokens, index, text) ?? single(tokens, index, text);
      if (found !== undefined) mentions.push(mention(found.label, text, tokens, index, found.size));
      index += found?.size ?? 1;
    }
    return withoutStrayLetters(text, mentions).filter((place) => !hasOtherMeaning(text, place));
  };

  function longest(tokens: Token[], from: number, text: string): Found | undefined {
    let node: Node | undefined = root;
    let best: Found | undefined;
    for (let size = 1; size <= MAX_LABEL_WORDS; size++) {
      const token = tokens[from + size - 1];
      if (token === undefined || (size > 1 && isBroken(tokens[from + size - 2], token, text))) break;
      node = node.next.get(stemOf(token.word));
      if (node === undefined) break;
      if (node.label !== undefined) best = { label: node.label, size };
    }
    return best;
  }

  function single(tokens: Token[], index: number, text: string): Found | undefined {
    const token = tokens[index];
    if (token === undefined) return undefined;
    const label = singles.get(token.word) ?? inOtherNumber(token, text);
    if (label === undefined || !asserts(label, kindOf(label.id), token, text)) return undefined;
    return { label, size: 1 };
  }

  function inOtherNumber({ word, start }: Token, text: string): Label | undefined {
    const label = singles.get(otherNumber(word));
    // "Leeds" is not the plural of LEED, but "apis" is that of API.
    const isName = /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2));
    return label && isName && /^\p{Lu}+$/u.test(label.text) ? undefined : label;
  }
}

interface Found {
  label: Label;
  size: number;
}

function newNode(): Node {
  return { next: new Map() };
}

function insert(root: Node, label: Label, stemOf: (word: string) => string): void {
  let node = root;
  for (const word of label.words) {
    const key = stemOf(word);
    const next = node.next.get(key) ?? newNode();
    node.next.set(key, next);
    node = next;
  }
  node.label ??= label;
}

function mention(label: Label, text: string, tokens: Token[], from: number, size: number): SkillMention {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[from + size - 1]?.end ?? start;
  const how = label.kind === "name" ? "exact" : "alias";
  return { id: label.id, how, text: text.slice(start, end), start, end };
}

/** Punctuation, a dash, a new bullet and an empty line separate words: "wound, care" is not wound care. */
function isBroken(left: Token | undefined, right: Token, text: string): boolean {
  return left !== undefined && parts.test(text.slice(left.end, Math.min(right.start, left.end + 20)));
}

const parts = /[,;:.!?|•·]|\s[-–—*▪◦●‣+]\s|\n\s*\n|\n\s*\d{1,2}\)/;

function otherNumber(word: string): string {
  if (word.length < 4) return word;
  return word.endsWith("s") ? word.slice(0, -1) : `${word}s`;
}

/** True if a single word is enough. Short and common words must have the tool's spelling and appear as in a list. */
function asserts(label: Label, kind: SkillKind | undefined, token: Token, text: string): boolean {
  const word = label.words[0] ?? "";
  if (lookalikes.has(word) && text.slice(token.start, token.end) !== word.toUpperCase()) return false;
  if (!commonWords.has(word) && word.length > 2) return true;
  if (kind !== "tool" && kind !== "credential")
    return label.kind === "name" || word.length <= 2 ? isSame() : false;
  if (!isSame()) return false;
  return word.length > 1 && !isSentenceStart(text, token.start) ? true : isListed(text, token);

  function isSame(): boolean {
    const written = text.slice(token.start, token.end);
    return label.kind === "name" && kind !== "tool" && word.length > 2 ? true : written === label.text;
  }
}

function isSentenceStart(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 4), start).replace(/[ \t"'(]/g, "");
  return before === "" || /[.!?:\n•\-–*]$/.test(before);
}

function isListed(text: string, { start, end }: Token): boolean {
  const after = text.slice(end, end + 2);
  const before = text.slice(Math.max(0, start - 2), start);
  const behind = text.slice(end, end + MAX_LEVEL);
  const isRated =
    levelBehind.test(behind) || (wantedBehind.test(behind) && !alsoThings.test(text.slice(start, end)));
  return isRated || /^ ?(?:$|[,;/|)\n\r])/.test(after) || (/[,;/|(] ?$/.test(before) && !/^\./.test(after));
}

/** "Excel intermediate", "Excel avançado": a tool with its level and nothing after it. */
const levelBehind =
  /^ \(?(?:basic|beginner|intermediate|advanced|expert|básico|intermedio|intermediário|avanzado|avançado|débutant|intermédiaire|avancé|confirmé|grundkenntnisse|fortgeschritten)\)?(?:$|[\s,;.|])/iu;
const MAX_LEVEL = 24;
/** "Excel is required", "Excel wäre von Vorteil": no verb stands before these words. */
const wantedBehind =
  /^(?: (?:is|would be|ist|wäre|est|serait|es|sería|é|será|è|sarà)(?: an?| un| um| ein(?:e)?)?)? \(?(?:required|essential|mandatory|necessary|needed|preferred|desirable|must|plus|advantage|nice|welcome|erforderlich|pflicht|muss|von vorteil|wünschenswert|exigé|obligatoire|indispensable|requis|souhaité|apprécié|atout|imprescindible|obligatorio|deseable|valorable|obrigatório|indispensável|desejável|diferencial|mais-valia|obbligatori|indispensabile|gradit|vereist|verplicht|noodzakelijk|pre(?!\p{L})|mooi)|^[ -](?:skills|knowledge|experience|kenntnisse)(?!\p{L})/iu;
/** "Access is required at all times": words for things too. */
const alsoThings = /^(?:access|word|teams|outlook|project|numbers|pages|notes|swift|shell|spring|express)$/iu;
