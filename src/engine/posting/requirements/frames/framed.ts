import { frameWords } from "../../../lexicon/demands/frames.ts";
import { type Piece, sliceItem } from "../../../text/piece.ts";

/** What a sentence asks by the words around it. `isSure` if only a person can be asked so: "you must". */
export interface Framed {
  piece: Piece;
  section: "required" | "preferred";
  isSure: boolean;
}

const startOf = (words: string) => new RegExp(`^(?:${words})(?=[\\s,'’])`, "iu");
const asked = startOf(frameWords("asked"));
const stated = startOf(`${frameWords("stated")}|${frameWords("bare")}`);
const wished = startOf(frameWords("wished"));
const condition = startOf(frameWords("conditions"));
const others = new RegExp(`^(?:${frameWords("others")})(?!\\p{L})`, "iu");
const unless = startOf(frameWords("unless"));
const praised = new RegExp(
  `(?:[,;]|\\s[–-])?\\s(?:then |dann |so )?(?:${frameWords("praises")})(?!\\p{L})`,
  "giu",
);
const refused = new RegExp(`[,;]?\\s(?:then )?(?:${frameWords("refusals")})(?!\\p{L})`, "iu");
const holder = startOf(frameWords("holders"));
const ahead = new RegExp(`,?\\s(?:${frameWords("ahead")})(?!\\p{L})`, "iu");
const bringing = startOf(frameWords("bringing"));
const fitting = new RegExp(`,?\\s(?:${frameWords("fits")})(?!\\p{L})`, "iu");
/** "On the hunt for a chef with": what is asked follows the worker, wherever the call stands. */
const someone = new RegExp(
  `^[^.;:]{0,80}(?<!\\p{L})(?:${frameWords("seeks")})(?!\\p{L})[^.;:]{0,40}?\\s(?:${frameWords("someone")})(?=\\s)`,
  "iu",
);
const isWished =
  /(?<!\p{L})(?:ideally?|ideal\p{L}*|rather|preferably|am liebsten|idéal\p{L}*|mejor)(?!\p{L})/iu;
/** "Pläne lesen solltest du": who is asked, behind what is asked. */
const tail = new RegExp(`\\s(?:${frameWords("tails")})$`, "iu");
const called = new RegExp(`[,;]?\\s(?:${frameWords("calls")})(?!\\p{L})`, "iu");
/** "Du solltest Erfahrung haben": the verb at the end of a clause is no part of the demand. */
const verbBehind = new RegExp(`\\s(?:${frameWords("ends")})$`, "iu");
/** "You must create an account": how to apply. */
const procedure = new RegExp(`(?<!\\p{L})(?:${frameWords("procedure")})(?!\\p{L})`, "iu");
const article = /^an? (?=\p{L})/iu;
const LONGEST = 400;

/** What a sentence asks or wishes, by how it begins, or undefined. */
export function framedIn(sentence: Piece): Framed | undefined {
  const { text } = sentence;
  if (text.length > LONGEST) return undefined;
  const wish = wished.exec(text)?.[0].length;
  if (wish !== undefined) return framed(sentence, wish, undefined, "preferred", true);
  const head = condition.exec(text)?.[0].length;
  if (head !== undefined) return conditional(sentence, head);
  const held = holder.exec(text)?.[0].length;
  const place = held === undefined ? -1 : text.slice(held).search(ahead);
  if (held !== undefined && place >= 0) return framed(sentence, held, held + place, "preferred", false);
  const refusal = unless.exec(text)?.[0].length;
  if (refusal !== undefined) {
    const end = text.slice(refusal).search(refused);
    return end < 0 ? undefined : framed(sentence, refusal, refusal + end, "required", true);
  }
  const demand = asked.exec(text)?.[0].length;
  if (demand !== undefined) return framed(sentence, demand, undefined, "required", true);
  const state = stated.exec(text)?.[0].length;
  if (state !== undefined) return framed(sentence, state, undefined, "required", false);
  const end = tail.exec(text)?.index;
  if (end !== undefined) return framed(sentence, 0, end, "required", true);
  const brought = bringing.exec(text)?.[0].length;
  const fit = brought === undefined ? -1 : text.slice(brought).search(fitting);
  if (brought !== undefined && fit >= 0) return framed(sentence, brought, brought + fit, "required", false);
  const call = someone.exec(text)?.[0];
  return call === undefined
    ? undefined
    : framed(sentence, call.length, undefined, isWished.test(call) ? "preferred" : "required", false);
}

/** "If you know Eaglesoft, great" wishes; "if you have a licence, call us" asks. */
function conditional(sentence: Piece, head: number): Framed | undefined {
  const rest = sentence.text.slice(head);
  // One word of praise needs a mark before it: "if you know great wines".
  const praise = [...rest.matchAll(praised)].find(([words]) => /^[,;]|^\s[–-]|\S\s\S/u.test(words))?.index;
  if (praise !== undefined) return framed(sentence, head, head + praise, "preferred", true);
  const call = rest.search(called);
  return call < 0 ? undefined : framed(sentence, head, head + call, "required", false);
}

function framed(
  sentence: Piece,
  from: number,
  to: number | undefined,
  section: Framed["section"],
  isSure: boolean,
): Framed | undefined {
  const given = sliceItem(sentence, from, to);
  const whole = sliceItem(given, article.exec(given.text)?.[0].length ?? 0);
  const end = verbBehind.exec(whole.text)?.index;
  const piece = end === undefined ? whole : sliceItem(whole, 0, end);
  const isOther = others.test(piece.text) || (isSure && procedure.test(piece.text));
  return piece.text === "" || isOther ? undefined : { piece, section, isSure };
}
