import { closesBrackets, commaParts, cutAt } from "../../text/cuts.ts";
import { type Piece, sliceItem } from "../../text/piece.ts";
import { wordsOf } from "../../text/words.ts";
import { or } from "./both-sides.ts";
import { anotherClass } from "./kinds/kind-forms.ts";
import { type Kind, kindOf } from "./kinds/kinds.ts";
import { necessityOf } from "./necessity.ts";

/** "Kotlin or similar", "B2 or better" and "a card or able to get one" name one item. */
const anyOther =
  /^(?:better|higher|above|more|greater|native|besser|höher|mehr|supérieure?s?|superior(?:es)?|hoger|(?:be )?(?:able|willing) to .*|ability to .*|(?:or |currently )*working towards? .*|(?:die )?bereitschaft(?!\p{L}).*|(?:diese[nrs]?|dies|ihn|sie) zu \p{L}+en)$|^(?:or |ou |oder |o )?(?:(?:an? |some )?(?:similar|equivalent|comparable|related)(?: \p{L}+)?|other|etc\.?|ähnliche[srn]?|vergleichbare?[srn]?|gleichwertige?[srn]?|équivalente?s?|similaires?|similar(?:es)?|equivalentes?|semelhantes?|同等|类似)$/iu;

/** "At least one of: Python, Go, TypeScript" is a choice without "or". */
const oneOf =
  /(?<!\p{L})(?:(?:one|any|either) of(?: the following)?|(?:mindestens )?eine[rs]? (?:von|der folgenden)|(?:au moins )?une? (?:de|parmi|des suivants)|al menos un[oa] de|pelo menos um[a]? de):\s/iu;

/** The list after "one of the following" as one choice, or undefined. */
export function choiceBehind(clause: Piece): Piece[] | undefined {
  const lead = oneOf.exec(clause.text);
  if (lead === null) return undefined;
  const list = sliceItem(clause, lead.index + lead[0].length);
  return commaParts(list).every(({ text }) => wordsOf(text).length <= 4) ? [list] : undefined;
}

/** "A, B or C" is one choice; "3 years of A or B, C" is not, because its commas separate different demands. */
export function isChoice(piece: Piece): boolean {
  const parts = commaParts(piece);
  if (parts.length < 2) return false;
  const last = parts.at(-1);
  if (last === undefined || last.text.search(or) === -1) return false;
  const kinds = parts.map((part) => kindOf(part)?.kind);
  const isShort = parts
    .slice(1)
    .every(({ text }) => wordsOf(text).length <= (kinds[0] === "education" ? 14 : 8));
  return (
    isShort &&
    new Set(kinds.slice(1)).size === 1 &&
    (kinds[0] === kinds[1] || kinds[1] === undefined) &&
    !/\s(?:and|und|et|y)\s/i.test(piece.text) &&
    parts.slice(1, -1).every(({ text }) => text.search(or) === -1)
  );
}

/** "Grado en Química, Biología o similar, o bien FP superior": a degree with its subjects and what else will do. */
const degreeList =
  /^[^,;]+(?:, [^,;]{2,40}){0,6}? (?:o|u|or|ou|oder|of) (?:similar(?:es)?|afín|afines|equivalentes?|equivalent|related(?: (?:field|subject|discipline))?|comparable|vergleichbar\p{L}*|ähnlich\p{L}*|gleichwertig\p{L}*|équivalente?s?|similaires?|semelhantes?)(?:,? (?:o bien|o|or|ou bien|ou|oder)\s[^,;]+)?(?=,|$)/iu;

/** The length of such a list at the start of a clause; 0 without one. */
function degreeListIn({ text, start, end }: Piece): number {
  if (kindOf({ text: text.split(",")[0] ?? "", start, end })?.education === undefined) return 0;
  return degreeList.exec(text)?.[0].length ?? 0;
}

/** The items of a list. Subjects before one degree are not a list: 会计、财务管理专业本科学历. */
export function listParts(piece: Piece): Piece[] {
  const degrees = degreeListIn(piece);
  if (degrees > 0) {
    const rest = degrees < piece.text.length ? listParts(sliceItem(piece, degrees + 1)) : [];
    return [sliceItem(piece, 0, degrees), ...rest];
  }
  // "İşletme, İktisat veya Maliye bölümlerinden mezun": subjects before one degree.
  if (/,.*\s(?:bölüm|fakülte)\p{L}*\s.*mezun/iu.test(piece.text)) return [piece];
  const cells = cutAt(piece, /\t| {2,}/g);
  if (cells.length >= LEAST_CELLS && cells.every(({ text }) => wordsOf(text).length <= MAX_CELL))
    return cells;
  return /、[^，,]*(?:专业|学历)/u.test(piece.text) ? cutAt(piece, /[，,]/g) : commaParts(piece);
}

/** "Finishing   Site Supervision   Quantity Estimation": a row of tags, which wide spaces part. */
const LEAST_CELLS = 3;
const MAX_CELL = 4;

/** The alternatives in text order; undefined if there is no choice. */
export function alternativesOf(text: string): string[] | undefined {
  const piece = { start: 0, end: text.length, text };
  if (text.search(or) === -1) return undefined;
  const choices = commaParts(piece)
    .flatMap((part) => cutAt(part, or))
    .map((part) => part.text)
    .filter((choice) => !anyOther.test(choice));
  const isClear =
    choices.length >= 2 &&
    choices.length <= 8 &&
    // "BLS (AHA or Red Cross)" does not offer two certificates: its "or" is in brackets.
    choices.every((choice) => closesBrackets(choice) && !isLevel.test(choice)) &&
    choices.every((choice) => wordsOf(choice).length <= (/\p{Script=Han}/u.test(choice) ? 12 : 6));
  return isClear ? choices : undefined;
}

/** "English, C2 or native": levels are not alternatives. */
const isLevel = /^(?:[ABC][12]\+?|native|fluent|muttersprach\p{L}*|fließend|nativ[ao]|fluid[ao]|courant)$/iu;

/** True for a further subject of a degree: "a PhD in statistics, sociology or a related field". */
export function isSubjectOf(
  previous: { piece: Piece; kind: Kind | undefined },
  { piece, kind, necessity }: { piece: Piece; kind: Kind | undefined; necessity: unknown },
): boolean {
  return (
    kind === undefined &&
    necessity === undefined &&
    previous.kind?.education !== undefined &&
    /\s(?:in|im|en|em|der|de)\s[\p{L} ,-]{3,80}$/iu.test(previous.piece.text) &&
    /^[\p{L} -]{2,40}(?:\s(?:or|oder|ou|o|of)\s[\p{L} -]{2,40})?$/u.test(piece.text) &&
    (/^\p{Ll}/u.test(piece.text) || /\s(?:or|oder|ou|o|of)\s/u.test(piece.text))
  );
}

/** "Class 3 licence (class 1, a big plus)": the brackets at the end wish for another class of the licence. */
export function classWished(sentence: Piece): Piece | undefined {
  const bracket = /[(（]([^()（）]{2,80})[)）]$/u.exec(sentence.text);
  const inner = bracket?.[1] ?? "";
  return bracket !== null && anotherClass.test(inner) && necessityOf(inner) === "preferred"
    ? sliceItem(sentence, bracket.index + 1, sentence.text.length - 1)
    : undefined;
}
