import type { Source } from "../sources.ts";
import type { Words } from "../words/index.ts";
import { actAt } from "./acts.ts";
import { isPast, lemmaOf } from "./lemma.ts";
import type { Token } from "./token.ts";
import { unitOf, zeroAt } from "./units.ts";

/** A sentence's token with its neighbours, in the form that is compared with a source. */
export interface Asked {
  tokens: readonly Token[];
  at: number;
  text: string;
  /** The skills that contain the token in their names. */
  skills: readonly string[];
}

/** Where a source says a token: its position, -1 if the source's kind says it, or undefined. */
export function carriedAt(source: Source, asked: Asked, words: Words): number | undefined {
  const token = asked.tokens[asked.at];
  if (!token) return undefined;
  if (token.kind === "number") return numberAt(source, asked, words);
  if (words.language === "zh" && token.kind === "word") return hanAt(source, token.key, words);
  const place = (source.places.get(token.key) ?? source.places.get(token.lemma))?.[0];
  if (place !== undefined) {
    const isOwnForm = isPast(token.key, words) || isFirstPerson(token.key, words);
    if (source.claim || !isOwnForm || source.places.has(token.key)) return place;
  }
  if (words.is("not", token.key)) return zeroAt(source, asked, words);
  const apart = words.language === "de" ? partedAt(source, asked, words) : undefined;
  if (apart !== undefined) return apart;
  const act = actAt(source, asked, words);
  if (act !== undefined) return act;
  if (source.implied.has(token.lemma) || source.implied.has(token.key)) return -1;
  return asked.skills.some((id) => source.skills.has(id)) ? -1 : undefined;
}

const prefix = /^(ein|aus|auf|ab|an|vor|mit|um|zu|her|hin|bei|nach|durch)(?:ge|zu)?(\p{L}{4,})$/u;

/** A German separable verb that is split in one text and joined in the other: "führte … ein". */
function partedAt(source: Source, { tokens, at }: Asked, words: Words): number | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const [, part = "", rest = ""] = prefix.exec(token.key) ?? [];
  if (part !== "" && source.places.has(part)) return source.places.get(lemmaOf(rest, words))?.[0];
  const place = source.tokens.findIndex(({ key }) => {
    const [, own = "", verb = ""] = prefix.exec(key) ?? [];
    return own !== "" && lemmaOf(verb, words) === token.lemma && tokens.some((other) => other.key === own);
  });
  return place < 0 ? undefined : place;
}

/** A verb in the first person, in languages that omit the subject: "hablo". */
function isFirstPerson(key: string, { language }: Words): boolean {
  return (language === "es" || language === "pt") && /(?:o|e|i)$/.test(key);
}

/** Chinese words are cut by length, so each part must be in the source. */
function hanAt(source: Source, key: string, words: Words): number | undefined {
  const found = source.text.toLowerCase().indexOf(key);
  if (found >= 0) return placeAt(source, found);
  if (source.implied.has(key)) return -1;
  const same = words.same.find((group) => group.includes(key));
  for (const word of same ?? []) {
    if (word !== key && source.text.includes(word)) return placeAt(source, source.text.indexOf(word));
  }
  const characters = Array.from(key);
  for (let size = characters.length - 1; size >= 2; size -= 1) {
    const head = characters.slice(0, size).join("");
    const rest = characters.slice(size).join("");
    const first = source.implied.has(head)
      ? -1
      : source.text.includes(head)
        ? placeAt(source, source.text.indexOf(head))
        : undefined;
    if (first === undefined) continue;
    if (words.is("plain", rest) || (Array.from(rest).length >= 2 && hanAt(source, rest, words) !== undefined))
      return first;
  }
  return undefined;
}

function placeAt({ tokens }: Source, offset: number): number {
  const at = tokens.findIndex(({ end }) => end > offset);
  return at;
}

/** A number with the same sign that counts the same thing. A number that counts something else is different. */
function numberAt(source: Source, { tokens, at, text }: Asked, words: Words): number | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const unit = unitOf(tokens, at, words, text);
  for (const place of source.places.get(token.lemma) ?? []) {
    const said = source.tokens[place];
    if (said?.kind !== "number" || (said.sign ?? "") !== (token.sign ?? "")) continue;
    if (unit === undefined || unitOf(source.tokens, place, words, source.text) === unit) return place;
    if (!isCountedByOther(source, unit, place, words)) return place;
  }
  return token.value === 1 && !token.sign && unit !== undefined ? articleAt(source, unit) : undefined;
}

const one = /^(?:an?|ein(?:e[mnrs]?)?|una?|une|um|uma)$/;

/** An article stands for one of what follows: "un aprendiz". */
function articleAt({ tokens, places }: Source, unit: string): number | undefined {
  return places.get(unit)?.find((place) => one.test(tokens[place - 1]?.key ?? ""));
}

function isCountedByOther(source: Source, unit: string, place: number, words: Words): boolean {
  if (words.language !== "zh" && !source.places.has(unit)) return false;
  return source.tokens.some(
    ({ kind }, at) =>
      kind === "number" && at !== place && unitOf(source.tokens, at, words, source.text) === unit,
  );
}
