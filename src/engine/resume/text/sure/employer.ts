import { LEGAL_FORMS } from "../../../lexicon/organisations.ts";
import { REGIONS } from "../../../lexicon/places/places.ts";
import { foldText, latinWords } from "../../../text/fold.ts";
import { endsShortForm } from "../../../text/names/short-forms.ts";
import { pieceOf, slice } from "../../../text/piece.ts";
import { labelsOf } from "../entries/entry-labels.ts";
import type { Extraction } from "../extraction.ts";
import { isDuration } from "../layout/noise.ts";
import { placeOf } from "../person/places.ts";
import { employerScore, endsInLegalForm, isSelfEmployed, roleScore } from "../sections/classify.ts";
import { sectionKind } from "../sections/headings.ts";
import { isBreakText } from "./breaks.ts";

const SURE = 0.75;
const LONGEST = 90;
/** The employment type is not the employer. */
const GENERIC =
  /^(?:intérim|interim|freelance|temp|temporary work|various|zeitarbeit|mini-?job|agency)(?:\s\(|$)|\s(?:propi[oa]|pr[óo]pri[oa])$|^(?:own|eigene[rs]?) /iu;
const CONNECTIVE =
  /^(?:(?:i|i['’]m|we|my|ich|wir|je|nous|eu|yo|ik|at home|was|were) |(?:bar|shift|office|farm|factory|kitchen|charity|summer) (?:work|jobs?)(?![\p{L}])|trabajos? |obras? |jobs? at |work(?:ed|ing)? |travaux |missions? |arbeiten |trabalhos? |before|earlier|previously|prior|then|since|started|also|after|from|various|several|mehrere|verschiedene|varias?|divers|avant|antes|zuvor|früher|depuis|seit|desde|and|und|et|y|e)\b/iu;

/** "Abteilungsleitung Keramik" is what a person led. */
const LEADING =
  /^(?:\p{L}*leitung|Leiter(?:in)?|Head of|Team ?lead|Responsable|Jefatura|Jef[ae] de|Chefia|Coordena[çc][ãa]o|Coordinaci[óo]n)(?!\p{L})/iu;

/** "Hospital group (confidential)" names no employer. */
const NAMELESS =
  /\([^()]{0,20}\b(?:confidential|nda|undisclosed|name withheld|vertraulich|anonym\p{L}*|confidentiel\p{L}*|confidencial|riservato|vertrouwelijk)\b[^()]{0,20}\)/iu;

/** Hours, pay, seasons, and where a text was published. */
const AMOUNT =
  /[$€£¥]\s?\d|\d\s?[€£]|\b\d{1,2}(?:[.,]\d)?\s?(?:h|hrs?|hours?|std\.?|stunden|horas|heures|uur)\s?(?:\/|per|a|pro|por|par)\s?\p{L}|^(?:étés?|hivers?|veranos?|inviernos?|verões|verão|summers?|winters?|sommer|saisons?|temporadas?)(?:\s(?:de|of))?$|^(?:bylines|clips|articles|work) (?:in|for) /iu;

/** The employer's name without place and remarks; undefined if it is uncertain. */
export function sureEmployer(found: Extraction | undefined): Extraction | undefined {
  if (found === undefined || !mayBeName(found.value) || isPlace(found.value) || GENERIC.test(found.value))
    return undefined;
  if (
    AMOUNT.test(found.value.replace(/\s\([^()]*\)$/, "")) ||
    NAMELESS.test(found.value) ||
    isSelfEmployed(found.value)
  )
    return undefined;
  const placed = withoutPlace(withoutRemark(found));
  const item = placed === undefined ? undefined : withoutRemark(placed);
  if (item === undefined || !mayBeName(item.value) || isPlace(item.value)) return undefined;
  // A ship is not an employer.
  if (/^M[STVY]\s\p{Lu}/u.test(item.value)) return undefined;
  if (isSelfEmployed(item.value) || /\.{3}|\s[►→]\s/.test(item.value)) return undefined;
  const score = employerScore(item.value);
  if ((roleScore(item.value) >= 2 || LEADING.test(item.value)) && score < 2) return undefined;
  return item.confidence >= SURE || score >= 2 ? item : undefined;
}

const SENTENCE_END = /(?<=[\p{Ll})]{4})\.(?=\s\p{Lu})/gu;

/** True if a text can be a name: not a sentence, date, duration, heading or career break. */
export function mayBeName(text: string): boolean {
  return (
    text.length <= LONGEST &&
    (/^["'“„«(]?[\p{Lu}\p{Lo}\d]/u.test(text) || isWrittenSmall(text)) &&
    /\p{L}{2}|\p{Script=Han}/u.test(text) &&
    ![...text.matchAll(SENTENCE_END)].some(({ index }) => !endsShortForm(text, index)) &&
    !/[!?，；]|@|(?<!\d)(?:19|20)\d\d(?!\d)|^\(/u.test(text) &&
    !CONNECTIVE.test(text) &&
    text.split("(").length === text.split(")").length &&
    !isDuration(text) &&
    !isBreakText(text) &&
    sectionKind(text) === undefined &&
    labelsOf(text).size === 0
  );
}

/** "aXentum AG", "quill.com": names that start in lower case. */
function isWrittenSmall(text: string): boolean {
  // "collège Machin"
  if (/^\p{Ll}+ \p{Lu}/u.test(text) && employerScore(text.split(" ")[0] ?? "") >= 2) return true;
  return (
    /^\p{Ll}{1,3}\p{Lu}|^[\p{Ll}\d-]+\.[a-z]{2,3}(?: |$)/u.test(text) ||
    (/^\p{Ll}/u.test(text) && endsInLegalForm(text))
  );
}

function withoutRemark(item: Extraction): Extraction {
  const number = item.value.search(/\s(?:#\s?\d{1,6}|(?:No\.?|n[°º])\s?\d{3,6})$/i);
  if (number > 2) return shorten(item, number) ?? item;
  const open = item.value.lastIndexOf(" (");
  if (open < 2 || !/\)[.,:]?$/.test(item.value)) return withoutEnd(item);
  const words = latinWords(item.value.slice(open));
  if (words.length === 1 && words.every((word) => LEGAL_FORMS.has(word))) return item;
  return withoutEnd(shorten(item, open) ?? item);
}

function withoutEnd(item: Extraction): Extraction {
  const isSentence = /[\p{L})]{3}[.,:;]$/u.test(item.value) && employerScore(item.value.slice(-5)) === 0;
  return isSentence ? (shorten(item, item.value.length - 1) ?? item) : item;
}

/** "Osgood & Peake, P.C., Quincy": a place or street after the last commas is not part of the name. */
function withoutPlace(item: Extraction): Extraction | undefined {
  let kept: Extraction | undefined = item;
  for (let tail = 0; tail < 3 && kept !== undefined; tail += 1) {
    const comma: number = kept.value.lastIndexOf(", ");
    if (comma < 2) break;
    const behind = kept.value.slice(comma + 2);
    // "Quill (industrial valves, 140 staff)": the comma is within the remark.
    if (/^[^(]*\)/.test(behind)) break;
    const words = latinWords(behind.replace(/\./g, ""));
    const isForm = words.length <= 2 && words.every((word) => LEGAL_FORMS.has(word));
    const isNamed = employerScore(kept.value.slice(0, comma)) >= 2;
    // "NOBODY, UNREAL & SAMPLE LLP"
    if (/\p{L} & \p{Lu}/u.test(behind) && endsInLegalForm(behind)) break;
    if (!isForm && !/^\d/.test(behind) && employerScore(behind) >= 2) {
      // "Office of Claims, Texas Regional Center": an office and its division.
      const before = kept.value.slice(0, comma);
      if (isNamed && words.length > 1 && !/\(/.test(before) && !isSelfEmployed(before)) break;
      if (!isNamed || words.length > 1) return undefined;
    }
    if (isForm || /&|\b(?:and|und|et|y)\b/.test(behind) || isUnit(behind)) break;
    kept = shorten(kept, comma);
  }
  return kept;
}

/** "USDA Forest Service, Juniper Mesa National Forest": this many words after a comma are part of the employer. */
function isUnit(text: string): boolean {
  const words = text.split(/\s+/).length;
  return (
    words > 4 ||
    (words > 2 &&
      !/^\d+\s|\d$/.test(text) &&
      !isPlace(text) &&
      !/^\p{Lu}\p{L}+ (?:\p{Ll}{1,3} ){1,2}\p{Lu}\p{L}+$/u.test(text))
  );
}

/** Between two towns: "Sydney & Perth". */
const JOINED = /\s(?:&|\+|and|und|et|y|e|i|en|och)\s|\s?\/\s?/u;

/** True if a text is certainly a place and not an employer. */
export function isPlace(text: string): boolean {
  const [first, second, ...others] = foldText(text).split(/\s+/);
  // "Bhandara Maharashtra": a word alone before a region is a town.
  const isBeforeRegion =
    first !== undefined && second !== undefined && REGIONS.has([second, ...others].join(" "));
  if (isBeforeRegion && employerScore(text) === 0) return true;
  const towns = text.split(JOINED);
  if (towns.length > 1 && towns.every((town) => placeOf(pieceOf(town))?.isKnown === true)) return true;
  const place = placeOf(slice(pieceOf(text), 0));
  return place?.sure === true && (place.region !== undefined || employerScore(text) < 2);
}

/** An extraction cut at `end`, without separators left there; undefined if nothing remains. */
export function shorten(item: Extraction, end: number): Extraction | undefined {
  const value = item.value.slice(0, end).replace(/[\s,;:|·(–—-]+$/u, "");
  if (value === "") return undefined;
  const removed = item.value.length - value.length;
  const isExact = item.span[1] - item.span[0] === item.value.length;
  return { ...item, value, span: isExact ? [item.span[0], item.span[1] - removed] : item.span };
}
