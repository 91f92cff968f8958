import type { Source } from "../sources.ts";
import type { Words } from "../words/index.ts";
import type { Token } from "./token.ts";

const prefix = /^(ein|aus|auf|ab|an|vor|mit|um|zu|her|hin|bei|nach|durch|fort|weiter)(?=\p{L}{3})/u;
/** What may follow the stem of a German verb. */
const verbEnd = /^(?:e?(?:st|t|te|ten|tet|test)|en?)?$/;
const joins = /^(?:und|sowie|et|y|e|and)$/;

/**
 * Where a line names as a noun what a sentence says with a verb: "Gestion d'un portefeuille" supports "j'ai géré".
 * Only the work that the line is about counts: the noun is its first word, or is joined to the first.
 */
export function actAt(source: Source, asked: Asked, words: Words): number | undefined {
  const token = asked.tokens[asked.at];
  if (source.claim?.kind !== "bullet" || token?.kind !== "word" || !isVerb(token, words)) return undefined;
  const at = source.tokens.findIndex(
    (noun, place) => noun.kind === "word" && isOf(noun, token, asked, words) && leads(source, place, words),
  );
  return at < 0 ? undefined : at;
}

interface Asked {
  tokens: readonly Token[];
  at: number;
}

/** German nouns begin with a capital. */
function isVerb({ text }: Token, { language }: Words): boolean {
  return language !== "de" || /^\p{Ll}/u.test(text);
}

function isOf({ key }: Token, verb: Token, { tokens }: Asked, words: Words): boolean {
  const stems = words.acts.get(key) ?? (words.language === "de" ? germanStems(key) : []);
  if (words.language !== "de") return stems.some((stem) => verb.key.startsWith(stem));
  const said = verb.key
    .replace(prefix, "$1|")
    .replace(/(?:^|\|)ge(?=\p{L}{3})/u, "")
    .replace("|", "");
  return stems.some((stem) => {
    if (isForm(stem, said) || isForm(stem, verb.key)) return true;
    const [part = ""] = prefix.exec(stem) ?? [];
    return part !== "" && isForm(stem.slice(part.length), said) && tokens.some((one) => one.key === part);
  });
}

function isForm(stem: string, verb: string): boolean {
  return verb.startsWith(stem) && verbEnd.test(verb.slice(stem.length));
}

/** "einarbeit" of "Einarbeitung", "entwickel" of "Entwicklung". */
function germanStems(noun: string): string[] {
  const stem = /^(\p{L}{4,})ung(?:en)?$/u.exec(noun)?.[1];
  return stem === undefined ? [] : [stem, stem.replace(/([^aeiou])l$/, "$1el")];
}

function leads({ tokens, parts }: Source, place: number, words: Words): boolean {
  const before = tokens.slice(0, place).filter((_, at) => parts[at] === parts[place]);
  if (before.every(({ kind, key }) => kind === "word" && words.is("plain", key))) return true;
  return joins.test(before.at(-1)?.key ?? "") && before.length === 2;
}
