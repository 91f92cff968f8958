import { cutAt } from "../../text/cuts.ts";
import type { Piece } from "../../text/piece.ts";
import { wordsOf } from "../../text/words.ts";
import type { RequirementKind } from "../types.ts";
import { kindOf } from "./kinds/kinds.ts";
import { afterKnowing } from "./kinds/knowing.ts";
import { ofOneObject } from "./kinds/unnamed-skill.ts";
import { necessityOf } from "./necessity.ts";

/** True if a text names a skill. */
export type NamesSkill = (piece: Piece) => boolean;

/** What is known about part of a sentence: whether it names a skill, and whether it would be one demand alone. */
export interface Known {
  namesSkill: NamesSkill;
  isSkill: NamesSkill;
}

/** Words between alternatives. */
export const or = /\s(?:or|oder|ou|o|u|bzw\.?|resp\.?)\s|\s?(?:或者?|或是)\s?/giu;
const and =
  /(?<!-)\s(?:and|und|et|y|e|ed|og|och|sowie|&|plus|as well as)\s|(?<=[\p{Script=Han}A-Za-z])[和及与](?=[\p{Script=Han}A-Za-z])/giu;

/** Words that are not part of an adjacent degree: "a degree in law and fluent French". */
const besideDegrees = new Set<RequirementKind>(["experience", "language", "schedule", "licence", "place"]);
const papers = new Set<RequirementKind>(["licence", "certificate", "education", "language", "experience"]);
// "a caring and patient nature", "able to climb and lift" are one demand.
const asWhole = /^(?:an?|able|ability|fähigkeit|capaz|capacité|capacidad)\s/iu;

/** "BLS and ACLS issued by the American Heart Association": who issues both is said once. */
const issued =
  /(?<!\p{L})(?:(?:issued|awarded|accredited|certified|recogni[sz]ed) by|(?:ausgestellt|anerkannt) (?:von|durch)|délivrée?s? par|(?:expedid|emitid)[oa]s? p(?:or|el[oa])|rilasciat[oi] da)(?!\p{L})/iu;

const isRange =
  /(?<!\p{L})(?:between|zwischen|entre|tra|tussen|de|from|von)\s\d{1,3}\s(?:and|und|et|y|e|en|a|à|to|bis)\s\d{1,3}(?!\d)/iu;

/** "Diploma in Pastry and Baking": a subject in two words. */
const ofSubjects =
  /(?:GCSEs?|A[ -][Ll]evels?|[Cc]ertificate|[Dd]iploma|[Dd]egree|[Bb]achelor(?:'s)?|[Mm]aster(?:'s)?|[Ll]icenciatura|[Gg]rado|[Ll]icence|[Ff]ormation|(?:NVQ|QCF|SVQ|RQF|BTEC|HNC|HND|[Ll]evel|[Aa]pprenticeship)(?: [Ll]evel)?(?: \d)?) (?:in|of|en|em) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2} (?:and|und|et|y|e|&) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?=$| or |,| \()/u;

/** "GCSE English and Maths, grade C": subjects of one exam. */
const ofExams =
  /(?:GCSEs?|A[ -][Ll]evels?)(?: \([^()]*\))? (?:in )?\p{L}+(?: [Ll]anguage| [Ll]iterature)? (?:and|&) \p{L}+/u;

/** Both sides of an "and" if each is a separate demand. */
export function bothSides(piece: Piece, { namesSkill, isSkill }: Known): Piece[] {
  const dutch = cutAt(piece, / en /giu);
  const isDutch = / en (?:een|het|de) /iu.test(piece.text);
  const dutchKinds = dutch.map((side) => kindOf(side)?.kind);
  if (
    dutch.length === 2 &&
    !dutchKinds.includes(undefined) &&
    (dutchKinds.every(isPaper) || (isDutch && dutchKinds[0] !== dutchKinds[1]))
  )
    return dutch;
  const sides = cutAt(piece, and);
  const isOfItsOwn = (side: Piece, place: number): boolean =>
    namesSkill(side) || isName(place === 0 ? (side.text.split(/\s+/).at(-1) ?? "") : side.text);
  // "between 25 and 50 years"
  if (isRange.test(piece.text)) return [piece];
  if (sides.length < 2 || sides.some(({ text }) => text.search(or) !== -1 && sides.length > 2))
    return [piece];
  const needs = sides.map(({ text }) => necessityOf(text));
  if (sides.length === 2 && needs[0] !== needs[1] && needs.every((need) => need !== undefined)) return sides;
  if (
    isOneThing(piece.text, sides) ||
    (sides.length === 2 && (ofSubjects.test(piece.text) || ofExams.test(piece.text)))
  )
    return [piece];
  const kinds = sides.map((side) => kindOf(side)?.kind);
  const whole = kindOf(piece)?.kind;
  const allKnown = kinds.every((kind) => kind !== undefined);
  if (allKnown && kinds.every((kind) => kind === "other") && areTwoOthers(sides, piece.text)) return sides;
  // "Precisione e riservatezza": two words, of which one is a trait.
  if (sides.length === 2 && kinds[0] === "other" && sides.every(({ text }) => wordsOf(text).length === 1))
    return sides;
  const isOneAbility =
    asWhole.test(piece.text) && kinds.slice(1).every((kind) => kind === undefined || !papers.has(kind));
  if (isOneAbility && kinds[0] !== undefined && !papers.has(kinds[0])) return [piece];
  if (
    allKnown &&
    new Set(kinds).size === kinds.length &&
    (whole !== "education" ||
      kinds.some((kind) => kind !== undefined && besideDegrees.has(kind)) ||
      (kinds.at(-1) === "certificate" && /^an? /iu.test(sides.at(-1)?.text ?? "")))
  )
    return sides;
  const arePapers =
    kinds.every((kind) => kind === "licence") || kinds.every((kind) => kind === "certificate");
  if (issued.test(piece.text)) return [piece];
  if (allKnown && arePapers && sides.every(({ text }) => wordsOf(text).length <= 8)) return sides;
  if (allKnown && kinds.every((kind) => kind === "language") && !/bilingu/i.test(piece.text)) return sides;
  const areSkills = kinds.every((kind) => kind === undefined);
  if (areSkills && whole === undefined && (sides.every(isOfItsOwn) || areApart(sides, isSkill))) return sides;
  const [first, ...rest] = kinds;
  // "Airflow and AWS certificates"
  if (
    sides.length === 2 &&
    first === undefined &&
    /^(?:certific|zertifi|sertifi|certyfi)/iu.test(sides[1]?.text ?? "") &&
    sides.slice(0, 1).every((side) => namesSkill(side) && isName(side.text))
  )
    return sides;
  if (
    first !== undefined &&
    rest.every((kind, place) => kind === undefined && isSide(sides[place + 1], namesSkill))
  )
    return sides;
  return [piece];
}

const isPaper = (kind: RequirementKind | undefined) => kind === "licence" || kind === "certificate";

/** "Autonomy and a sense of humour", "a background check and a drug test": two traits or checks, each complete. */
function areTwoOthers(sides: readonly Piece[], whole: string): boolean {
  if (
    sides.length === 2 &&
    (sides.every(({ text }) => withArticle.test(text)) || counted.test(sides[1]?.text ?? ""))
  )
    return true;
  // "A drug & alcohol test" is one.
  if (/(?:^|\s)(?:an?|eine?n?|une?|una?|um) \p{L}+$/u.test(sides[0]?.text ?? "")) return false;
  const [first, ...others] = sides.map(({ text }) => wordsOf(text).length);
  return (
    !asWhole.test(whole) &&
    first !== undefined &&
    first <= MAX_FIRST &&
    others.every((size) => size <= (first < MAX_FIRST ? MAX_NEXT : MAX_FIRST))
  );
}

/** "A DBS check and two references": a number begins another thing. */
const counted =
  /^(?:two|three|\d{1,2}|zwei|drei|deux|trois|dos|tres|due|tre|duas|três|twee|drie|två|tre) \p{L}/iu;
const MAX_FIRST = 4;
const MAX_NEXT = 7;
/** A noun with its article, with or without a verb before it: "must pass a drug test", "einen Nachweis". */
const withArticle =
  /^(?:(?:[\p{L}']+ ){0,5}(?:pass|undergo|complete|provide|have|hold|need|contingent on|subject to|depend on|conditional on|benötigen wir|brauchen wir) )?(?:an?|eine?n?|une?|una?|uma?) \p{L}/iu;

/**
 * "GLP and 21 CFR Part 11", "plated desserts and chocolate work": two skills without a shared word. "State and
 * federal law" shares one.
 */
function areApart(sides: readonly Piece[], isSkill: NamesSkill): boolean {
  const [left, right] = sides;
  if (sides.length !== 2 || left === undefined || right === undefined || !sides.every(isSkill)) return false;
  const [mine, theirs] = [afterKnowing(left.text), withoutPreposition(right.text)];
  if (/\p{Script=Han}/u.test(right.text)) return false;
  if (hasName.test(theirs)) return true;
  // A repeated preposition has its noun on the left: "gestion des stocks et des commandes".
  if (theirs !== right.text) return false;
  // "kiln loading and stacking plans" is one thing done in two ways.
  if (/ing$/u.test(mine) && /^\p{L}+ing(?!\p{L})/u.test(theirs)) return false;
  return wordsOf(mine).length >= 2 && wordsOf(theirs).length >= 2 && !isPair.test(`${mine} ${theirs}`);
}

function withoutPreposition(text: string): string {
  return text.replace(/^(?:d['’]|(?:de(?: la|l|s)?|des|du|do|da|dos|das|mit|in|im|von|with|in|of)\s)/iu, "");
}

/** Letters or numbers that occur only in names. German nouns have capitals anyway. */
const hasName = /(?<!\p{L})\p{L}*\p{Lu}[\p{L}\d.+#/-]*[\p{Lu}\d+#]|\d/u;
const isPair = /(?<!\p{L})health safety(?!\p{L})/iu;

function isSide(side: Piece | undefined, namesSkill: NamesSkill): boolean {
  return side !== undefined && wordsOf(side.text).length <= 3 && namesSkill(side) && isName(side.text);
}

/** True if a short text is written like a name: in capitals, with digits, or in Chinese and Latin characters. */
export function isName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length <= 4 &&
    words.every((word) => /^[\p{Lu}\d][\p{L}\d.+#/-]*$/u.test(word)) &&
    /\p{Lu}/u.test(text)
  );
}

/** "Pikett- und Wochenendeinsätze", "selbstständige und exakte Arbeitsweise": both sides share the last word. */
function isOneThing(text: string, [left, right]: readonly Piece[]): boolean {
  if (/\p{L}- (?:und|oder|sowie|et|y|e|&) /u.test(text) || ofOneObject.test(text)) return true;
  const ending = /^\p{L}{4,}(e[rsnm]?)$/u.exec(left?.text ?? "")?.[1];
  const words = right?.text.split(" ") ?? [];
  return (
    ending !== undefined &&
    words.length === 2 &&
    (words[0]?.endsWith(ending) ?? false) &&
    /^\p{Lu}/u.test(words[1] ?? "")
  );
}
