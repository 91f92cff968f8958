import { levelIn, wordsOfLevel } from "./levels.ts";
import { lemmaOf } from "./tokens/lemma.ts";
import type { Token } from "./tokens/token.ts";
import { tokensOf } from "./tokens/tokens.ts";
import type { WritingClaim, WritingMaterial, WritingOpening } from "./types.ts";
import type { Words } from "./words/index.ts";

/** A claim or the opening, in the form that sentences are compared with. */
export interface Source {
  claim: WritingClaim | undefined;
  text: string;
  tokens: Token[];
  /** The part of the text that each token is in. Commas and full stops separate parts. */
  parts: number[];
  /** The positions of its tokens, by lemma. */
  places: ReadonlyMap<string, number[]>;
  /** What its kind implies. */
  implied: ReadonlySet<string>;
  skills: ReadonlySet<string>;
  /** For a job: the lemmas of its title and employer. */
  title: ReadonlySet<string>;
  employer: ReadonlySet<string>;
  /** True if it belongs to an entry with its own place and time, such as a job. */
  bundle: string | undefined;
}

const bundled = new Set(["job", "volunteering", "project"]);

/** Prepares a claim for comparison. */
export function sourceOf(
  claim: WritingClaim,
  words: Words,
  { skillsIn }: Pick<WritingMaterial, "skillsIn">,
): Source {
  const lemmas = (text: string | undefined) =>
    new Set(text === undefined ? [] : tokensOf(text, words).map(({ lemma }) => lemma));
  const isEntry = bundled.has(claim.kind);
  const kind = claim.path === "basics.location" ? "home" : claim.kind;
  const implied = [...(words.implied.get(kind) ?? []), ...scienceOf(claim), ...levelOf(claim)];
  return {
    ...textOf(claim.text, words),
    claim,
    implied: new Set(implied.map((word) => lemmaOf(word, words))),
    skills: new Set(skillsIn(claim.text).map(({ id }) => id)),
    title: lemmas(claim.title),
    employer: lemmas(claim.employer),
    bundle: isEntry || claim.kind === "bullet" ? claim.owner : undefined,
  };
}

/** Prepares the opening. Its skills are only names in a text, not the person's. */
export function openingSource(opening: WritingOpening, words: Words): Source {
  const text = [opening.title, opening.company, opening.text].filter(Boolean).join(".\n");
  return {
    ...textOf(text, words),
    claim: undefined,
    implied: new Set(),
    skills: new Set(),
    title: new Set(),
    employer: new Set(),
    bundle: undefined,
  };
}

const degreeNames =
  /bachelor|master|magister|doctor|dokt|licen[cs]i|\bgrado\b|bacharel|diplom(?!a)|degree|universit|本科|学士|硕士|博士|\b(?:b\.?\s?sc|m\.?\s?sc|b\.?a|m\.?a|ph\.?d|mba|b\.?eng|m\.?eng|ll\.?b|bsn|msn)\b/i;

/** The long form of a degree's abbreviation. */
function scienceOf({ kind, text }: WritingClaim): string[] {
  if (kind !== "degree") return [];
  return [
    ...(degreeNames.test(text) ? ["degree", "学位"] : []),
    ...(/\bb\.?\s?sc?\b/i.test(text) ? ["bachelor", "science"] : []),
    ...(/\bb\.?\s?a\b/i.test(text) ? ["bachelor", "arts"] : []),
    ...(/\bm\.?\s?sc?\b/i.test(text) ? ["master", "science"] : []),
    ...(/\bm\.?\s?a\b/i.test(text) ? ["master", "arts"] : []),
    ...(/\bph\.?\s?d\b/i.test(text) ? ["doctorate"] : []),
  ];
}

function levelOf({ kind, text }: WritingClaim): string[] {
  const level = kind === "language" ? levelIn(text) : undefined;
  return level === undefined ? [] : wordsOfLevel(level);
}

function textOf(text: string, words: Words) {
  const tokens = tokensOf(text, words);
  const places = new Map<string, number[]>();
  const add = (lemma: string, at: number) => {
    const known = places.get(lemma);
    if (known) known.push(at);
    else places.set(lemma, [at]);
  };
  const parts: number[] = [];
  let part = 0;
  for (const [at, token] of tokens.entries()) {
    const gap = text.slice(tokens[at - 1]?.end ?? 0, token.start);
    if (at > 0 && /[,;:.()（），；：。、\n]/u.test(gap)) part += 1;
    parts.push(part);
    add(token.lemma, at);
    // A month with its year also states the year.
    if (token.kind === "date" && token.key.length > 4) add(token.key.slice(0, 4), at);
    if (token.key !== token.lemma) add(token.key, at);
  }
  return { text, tokens, parts, places };
}
