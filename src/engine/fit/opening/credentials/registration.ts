import { cutText } from "../../../../shared/text/words.ts";
import { saysNotHeld } from "../../../resume/papers-not-held.ts";
import { sentencesOf } from "../../../writing/sentences.ts";
import type { PersonCredential, PersonText } from "../../types.ts";
import { prepareText } from "../prepared-text.ts";
import { shortens, standsFor } from "../skills/spelled-out.ts";
import { type Found, met, near } from "../types.ts";

const bodyName = String.raw`\p{Lu}[\p{L}&'’.-]*(?:\s(?:(?:of|for|and|the|in|&)\s){0,2}\p{Lu}[\p{L}&'’.-]*){0,7}`;
/** "Registered (nurse) with the General Pharmaceutical Council", "member of the Law Society". */
const withBody = new RegExp(
  String.raw`(?<!\p{L})([Rr]egist(?:ered|ration)|[Mm]ember(?:ship)?|[Cc]hartered|[Ff]ellow(?:ship)?)(?:(?:\s\p{L}+){1,4}?(?= with))? (?:with|of|by|at|on the register of) (?:the |an? )?(${bodyName})`,
  "u",
);
/** "GPhC registration", "NMC registered", "CIPD membership". */
const ofBody =
  /(?<!\p{L})(\p{Lu}[\p{Lu}\p{Ll}]{1,5}\p{Lu}|\p{Lu}{2,6}) ([Rr]egist(?:ered|ration)|[Mm]ember(?:ship)?)(?!\p{L})/u;
const registered = /regist|licen[sc]ed|\bPIN\b|annotat|\d{4,}/iu;
const joined = /(?<!\p{L})(?:members?(?:ship)?|fellow(?:ship)?|chartered)(?!\p{L})/iu;
/** Says that it was so once, or will be. */
const notNow =
  /(?<!\p{L})(?:lapsed|former(?:ly)?|previous(?:ly)?|expired|until|removed|pending|appl(?:y|ying|ied)|awaiting|eligible|pre-regist\p{L}*|working towards?)(?!\p{L})/iu;
const denies = /(?<!\p{L})(?:not|never|no|neither)\s(?:\p{L}+\s){0,2}$|n['’]t\s(?:\p{L}+\s){0,2}$/iu;
const LONGEST = 90;

/** A professional body whose register or membership a demand asks for. */
export interface AskedBody {
  body: string;
  isMembership: boolean;
}

/** The body that a demand for registration or membership names; undefined without one. */
export function bodyAsked(text: string): AskedBody | undefined {
  const [, how, named] = withBody.exec(text) ?? [];
  const [, short, what] = named === undefined ? (ofBody.exec(text) ?? []) : [];
  const [body, word] = [named ?? short, how ?? what];
  if (body === undefined || word === undefined) return undefined;
  return { body, isMembership: !/^regist/i.test(word) };
}

/** The claim that says the person is registered with a body, or belongs to it; near if it says that it was or will be. */
export function registrationOutcome(
  { body, isMembership }: AskedBody,
  credentials: readonly PersonCredential[],
  texts: readonly PersonText[],
): Found | undefined {
  const word = isMembership ? joined : registered;
  const said = [
    ...credentials.map(({ text, issuer = "", claimIds }) => ({ text: `${text} ${issuer}`.trim(), claimIds })),
    ...texts,
  ].flatMap(({ text, claimIds }) => {
    if (claimIds.length === 0) return [];
    const name = nameIn(text, body);
    if (name === undefined) return [];
    const sentence = sentencesOf(text).find(
      (one) => one.includes(name) && word.test(one.replaceAll(name, " ")),
    );
    const isHeld =
      sentence !== undefined &&
      prepareText({ text: sentence, claimIds }).says(name) &&
      !isDenied(sentence, word);
    return isHeld ? [{ text: cutText(sentence, LONGEST), claimIds }] : [];
  });
  const now = said.find(({ text }) => !notNow.test(text) && !saysNotHeld(text));
  if (now) return met(now.claimIds, now.text);
  return said[0] && near(said[0].text, said[0].claimIds);
}

/** "I am not registered with the GPhC." */
function isDenied(sentence: string, word: RegExp): boolean {
  const at = sentence.search(word);
  return at >= 0 && denies.test(sentence.slice(0, at));
}

/** The name of a body as a text has it: the same, its short form, or what its short form stands for. */
function nameIn(text: string, body: string): string | undefined {
  if (text.includes(body)) return body;
  const isShort = !body.includes(" ");
  const names = isShort
    ? (text.match(new RegExp(bodyName, "gu")) ?? [])
    : (text.match(/(?<!\p{L})\p{Lu}[\p{L}]{1,6}(?!\p{L})/gu) ?? []);
  return names.find((name) => {
    const [short, long] = isShort ? [body, name] : [name, body];
    return /\p{Lu}.*\p{Lu}/u.test(short) && (shortens(short, long) || standsFor(short, long));
  });
}
