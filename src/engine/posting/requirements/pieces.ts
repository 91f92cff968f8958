import { anyOther } from "../../lexicon/any-other.ts";
import { commaParts, cutAt } from "../../text/cuts.ts";
import { type Piece, sliceItem } from "../../text/piece.ts";
import { isWorker } from "../../text/role-names.ts";
import { wordsOf } from "../../text/words.ts";
import { isAboutUs } from "./about-us.ts";
import { bothSides, isName, type NamesSkill, or } from "./both-sides.ts";
import { type Kind, kindOf } from "./kinds.ts";
import { beginsWithWish, isOnlyNecessity, type Necessity, necessityOf } from "./necessity.ts";

/** A part of an item with the kind that its words show. */
export interface Part {
  piece: Piece;
  kind: Kind | undefined;
  necessity: Necessity | undefined;
}

const connecting =
  /^(?:(?:equivalent|or equivalent|including|such as|e\.?g|especially|particularly|in|with|for|of|from|two|and|or|one|which|who|ideally|preferably|as|at|on|to|by|oder|und|bzw|insbesondere|zum beispiel|z\.?b|vorzugsweise|vor allem|wie|im|mit|auch|ou|et|dont|notamment|en|avec|o|y|e|incluyendo|como|con|incluindo|com|etc|all|any|both|we|wir|nous|sowie)(?!\p{L})|equivalent|incl|inclus|或|等|包括|如|\d|[•("'])/iu;
/** "Five GCSEs, incl. English and Maths": what is in the thing before. */
const including =
  /^(?:incl(?:uding|\.)?|inkl(?:usive|\.)?|einschließlich|y compris|dont|incluyendo|incluido|incluindo|inclusive)(?!\p{L})/iu;

/** "Three years of digging, of which one in a mine"; "a licence, held for two years": more of the thing before. */
const ofIt =
  /^(?:of (?:which|whom)|held for|davon|seit mindestens|de l[oa]s (?:cuales|que)|d[oa]s quais|dont|其中)(?!\p{L})/iu;

/** "Die Bereitschaft, den eigenen Pkw zu nutzen": what stands behind the comma says to what. */
function isClauseOf(previous: Part, { piece }: Part): boolean {
  return (
    /(?:bereitschaft|fähigkeit|freude|interesse|lust)$/iu.test(previous.piece.text) &&
    /(?:\szu\s\p{Ll}+|\p{L}zu\p{L}+n)\s*$/u.test(piece.text)
  );
}

/** How far behind "such as" examples reach. */
const MAX_EXAMPLES = 120;
/** "A second language, such as Cree, Dene or Michif" is one thing with examples. */
const examples =
  /(?<!\p{L})(?:such as|for example|e\.?g\.?|like|zum beispiel|z\.? ?b\.?|tel(?:le)?s? que|par exemple|como|por ejemplo|por exemplo|tais como|tales como)\s[^;:]{2,80}$|例如|比如/iu;
const contrast =
  /\s(?:and|und|et|y|e)\s(?=(?:have|has|you|hast|haben|avez|tienes|tem|possui)\s)|\s(?:but|aber|mais|pero|mas|jedoch)\s(?!not|nicht|no\b|keine)/giu;
// A second part of these is more of the same.
const continued = new Set(["schedule", "place", "authorization"]);

/** Divides a sentence of demands into the things it asks for, where it is sure that they are several. */
export function partsOf(sentence: Piece, namesSkill: NamesSkill): Part[] {
  const whole = withoutWishes(sentence);
  const pieces = cutAt(whole, contrast).flatMap((clause) =>
    isChoice(clause) ? [clause] : (choiceBehind(clause) ?? listParts(clause)),
  );
  const isWish = beginsWithWish(sentence.text);
  const parts: Part[] = [];
  for (const piece of pieces.flatMap((piece) =>
    including.test(piece.text) ? [piece] : bothSides(piece, namesSkill),
  )) {
    const part = partOf(piece, isWish);
    const previous = parts.at(-1);
    if (previous !== undefined && isOnlyNecessity(piece.text)) previous.necessity ??= part.necessity;
    else if (previous !== undefined && belongsTo(previous, part, namesSkill)) {
      if (isClauseOf(previous, part)) previous.kind = part.kind ?? previous.kind;
      extend(previous, part, sentence);
    } else parts.push(part);
  }
  return parts;
}

function partOf(piece: Piece, isWish: boolean): Part {
  const necessity = necessityOf(piece.text);
  return { piece, kind: kindOf(piece), necessity: necessity ?? (isWish ? "preferred" : undefined) };
}

function belongsTo(previous: Part, part: Part, namesSkill: NamesSkill): boolean {
  if (isAboutUs(part.piece)) return false;
  const isExample =
    examples.test(previous.piece.text.slice(-MAX_EXAMPLES)) &&
    wordsOf(part.piece.text).length <= 4 &&
    part.necessity === undefined;
  if (isExample && part.kind?.kind === previous.kind?.kind) return true;
  if (including.test(part.piece.text) && part.necessity === undefined) return true;
  if (ofIt.test(part.piece.text) && part.necessity === undefined) return true;
  if (isClauseOf(previous, part)) return true;
  const isConnected = connecting.test(part.piece.text);
  if (/^(?:or|oder|ou|o|或)\s/iu.test(part.piece.text)) return true;
  const isDetail =
    part.kind === undefined &&
    !namesSkill(part.piece) &&
    !isName(part.piece.text) &&
    wordsOf(part.piece.text).length <= 2;
  if (previous.kind?.kind === "experience" && part.necessity === "preferred" && isDetail) return true;
  if (part.necessity !== undefined && part.necessity !== previous.necessity) return false;
  if (
    isConnected &&
    part.kind !== undefined &&
    part.kind.kind === previous.kind?.kind &&
    part.kind.kind === "experience" &&
    !/经验$/u.test(part.piece.text)
  )
    return true;
  // A subject behind a degree is of the degree: 本科及以上学历，计算机相关专业.
  if (
    previous.kind?.education !== undefined &&
    part.kind?.kind === "education" &&
    part.kind.education === undefined
  )
    return true;
  // Chinese names the subject first: 药学相关专业，大专以上学历.
  if (
    previous.kind?.kind === "education" &&
    previous.kind.education === undefined &&
    part.kind?.kind === "education" &&
    /专业$/u.test(previous.piece.text)
  )
    return true;
  // "Ausbildung als Elektroniker, Mechatroniker": another name of who was trained.
  if (
    previous.kind?.education !== undefined &&
    part.kind === undefined &&
    isWorker(part.piece.text.split(" ")[0] ?? "")
  )
    return true;
  if (part.kind === undefined && isConnected) return !namesSkill(part.piece) || previous.kind !== undefined;
  if (part.kind === undefined)
    return (
      (previous.kind?.kind === "certificate" || previous.kind?.kind === "licence") &&
      wordsOf(part.piece.text).length <= 1 &&
      !namesSkill(part.piece)
    );
  return part.kind.kind === previous.kind?.kind && continued.has(part.kind.kind);
}

/** The parts of a list; subjects of study before one degree are no list: 会计、财务管理专业本科学历. */
function listParts(piece: Piece): Piece[] {
  return /、[^，,]*(?:专业|学历)/u.test(piece.text) ? cutAt(piece, /[，,]/g) : commaParts(piece);
}

function extend(previous: Part, part: Part, sentence: Piece): void {
  const from = previous.piece.start - sentence.start;
  previous.piece = sliceItem(sentence, from, part.piece.end - sentence.start);
}

/** "At least one of: Python, Go, TypeScript" is one choice without an "or". */
const oneOf =
  /(?<!\p{L})(?:(?:one|any|either) of(?: the following)?|(?:mindestens )?eine[rs]? (?:von|der folgenden)|(?:au moins )?une? (?:de|parmi|des suivants)|al menos un[oa] de|pelo menos um[a]? de):\s/iu;

function choiceBehind(clause: Piece): Piece[] | undefined {
  const lead = oneOf.exec(clause.text);
  if (lead === null) return undefined;
  const list = sliceItem(clause, lead.index + lead[0].length);
  return commaParts(list).every(({ text }) => wordsOf(text).length <= 4) ? [list] : undefined;
}

/** "A, B or C" is one choice; "3 years of A or B, C" is not, because its commas part different things. */
function isChoice(piece: Piece): boolean {
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

/** Brackets that wish for something of their own say nothing of what stands before them: "(valorable: cuidados)". */
function withoutWishes(sentence: Piece): Piece {
  const bracket = /[(（]([^()（）]{4,80})[)）]$/u.exec(sentence.text);
  const inner = bracket?.[1] ?? "";
  return bracket !== null && /[:：]/.test(inner) && beginsWithWish(inner)
    ? sliceItem(sentence, 0, bracket.index)
    : sentence;
}

/** The things of which one suffices, in the order of the text; undefined where a piece offers no choice. */
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
    choices.every((choice) => wordsOf(choice).length <= (/\p{Script=Han}/u.test(choice) ? 12 : 6));
  return isClear ? choices : undefined;
}
