import { wordKey } from "../../text/words.ts";
import type { Carried } from "../tokens/carry.ts";
import type { Checked, Fault } from "./types.ts";
import { shortKinds } from "./weakened.ts";

/**
 * Words by which a claim says that something is lacking, in any of the languages. The letter may be in another
 * one.
 */
const lacks = new Set(
  (
    "not never without none neither nor cannot lack lacks lacked lacking unfamiliar inexperienced " +
    "nicht kein keine keinen keinem keiner keinerlei nie niemals ohne fehlt fehlen fehlende fehlender mangelnde unerfahren " +
    "nunca jamas sin ningun ninguna ninguno falta faltan carezco carece desconozco desconoce " +
    "pas jamais sans aucun aucune manque manquent " +
    "nao sem nenhum nenhuma desconheco careco"
  ).split(" "),
);
/** Chinese uses single characters for this, which also start words that deny nothing: 不断, 无线, 未来. */
const hanLacks =
  /没|缺乏|缺少|欠缺|无(?![线人障缝损菌尘数限纺机])|未(?![来])|不(?![断锈仅同只动但良等定间])|从来?[没未不]/u;
const portuguese = /\p{L}ção|\p{L}ções|ã|õ|(?<!\p{L})(?:com|dos|das|uma|em|para)(?!\p{L})/iu;

/** What a claim says is lacking may only be stated as lacking, in any language. */
export function lacking({ sentence, carried, words }: Checked): Fault | undefined {
  if (sentence.marks.some(({ token }) => words.is("not", token.key)) || lack(sentence.text) !== undefined)
    return undefined;
  for (const { source, place } of carried) {
    if (!source.claim) continue;
    const word = lack(clauseOf(source, place));
    if (word !== undefined)
      return { why: `The claim says that this is lacked ("${word}"), and the sentence does not.`, source };
  }
  return undefined;
}

/** Words for planned, in progress, ended or basic, in any of the languages. */
const unfinished =
  /(?<!\p{L})(?:planned|progress|ongoing|pending|expected|beginner|basic|elementary|learning|expired|lapsed|incomplete|geplant|laufend|voraussichtlich|begonnen|abgebrochen|abgelaufen|Grundkenntnisse|Anfänger|Schulkenntnisse|en curso|cursando|pendiente|previst[oa]|planificad[oa]|incomplet[oa]|básic[oa]s?|nociones|principiante|elemental|caducad[oa]|en cours|prévue?s?|notions|débutante?|scolaire|inachevée?|périmée?|em andamento|pendente|planejad[oa]|noções|iniciante|vencid[oa])(?!\p{L})|计划|预计|进行中|在读|在学|未完成|肄业|入门|基础|初学|初级|过期/iu;

/** A planned certificate or a basic skill must be described as such, in any language. */
export function unfinishedElsewhere({ sentence, carried, words }: Checked): Fault | undefined {
  if (unfinished.test(sentence.text) || sentence.marks.some(({ token }) => words.is("unfinished", token.key)))
    return undefined;
  for (const { source } of carried) {
    if (!source.claim || !shortKinds.has(source.claim.kind)) continue;
    const word = unfinished.exec(source.text)?.[0];
    if (word !== undefined)
      return { why: `The claim says "${word}", which the sentence leaves out.`, source };
  }
  return undefined;
}

/**
 * The clause of a claim that contains a token, or the whole claim if its kind or a name in another language
 * supports the token.
 */
function clauseOf({ text, tokens }: Carried["source"], place: number): string {
  const token = tokens[place];
  if (!token) return text;
  const ends = /[.;,!?。；，！？\n]|(?<!\p{L})(?:but|aber|pero|mais|mas|sondern)(?!\p{L})|但/giu;
  let start = 0;
  for (const { index } of text.matchAll(ends)) {
    if (index >= token.end) return text.slice(start, index);
    if (index >= start && index < token.start) start = index + 1;
  }
  return text.slice(start);
}

/** The word by which a text says that something is lacking. */
function lack(text: string): string | undefined {
  const han = hanLacks.exec(text)?.[0];
  if (han !== undefined) return han;
  const found = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return found.find((word, at) => {
    const key = wordKey(word);
    // "No" means "in the" in Portuguese.
    return lacks.has(key) || (key === "no" && (at === 0 || !portuguese.test(text)));
  });
}
