import type { Extraction } from "../extraction.ts";
import { employerScore, endsInLegalForm, roleScore } from "../sections/classify.ts";
import { mayBeName, shorten } from "./employer.ts";

/** For a title without known words. */
const SURE_UNKNOWN = 0.8;
/** For a title next to an uncertain employer. */
const COMPOSED = 0.7;
const UNSURE = 0.55;
/** Grades, codes and employment terms, which are not part of a title. */
const TERMS =
  /^[A-Z]{1,3}-\d[\dA-Z-]*$|this is a federal job|^\d{2}[A-Z]\d{0,2}$|\b(?:contract|volunteer|voluntary|self[- ]employed|freelance|selbst(?:st)?ändig|indépendante?|autónom[oa]|autônom[oa]|unpaid|temp|temporary|seasonal|summers?|part[- ]?time|full[- ]?time|teilzeit|vollzeit|temps partiel|temps plein|tiempo parcial|tempo parcial|deeltijd|via|through|agency|ehrenamtlich|job d|cdd|cdi|temporal|jornada|voluntari[ao])\b|intérim|bénévole|estágio|兼职|全职|实习|^\d{2,3}\s?%$|\b(?:remote|remoto|remota|hybrid|híbrido|télétravail|homeoffice)\b/iu;
/** "Park Ranger, GS-0025-09" */
const GRADE_BEHIND = /,\s[A-Z]{1,3}-\d[\dA-Z-]*$/;
const HOURS = /,\s\d{1,2}(?:[.,]\d)?\s?(?:h|hrs?|hours?|std\.?|stunden|heures)\b.*$/iu;

/** The title without grade and terms; undefined if it is uncertain. */
export function surePosition(found: Extraction | undefined): Extraction | undefined {
  if (found === undefined || found.value.length > 100) return undefined;
  const item = withoutTerms(found);
  if (item === undefined || !mayBeTitle(item.value)) return undefined;
  const score = roleScore(item.value);
  if (item.confidence < COMPOSED && (item.confidence < UNSURE || isComposed(item.value))) return undefined;
  if (endsInLegalForm(item.value) || (employerScore(item.value) >= 2 && score < 2)) return undefined;
  if ((/\d{2}/.test(item.value) && score < 3) || /\s\d{2,}\s/.test(item.value)) return undefined;
  return score >= 1 || item.confidence > SURE_UNKNOWN ? item : undefined;
}

function withoutTerms(item: Extraction): Extraction | undefined {
  const at = termsAt(item.value) ?? HOURS.exec(item.value)?.index ?? GRADE_BEHIND.exec(item.value)?.index;
  const numbers = at ?? (item.value.search(/, \d/) > 2 ? item.value.search(/, \d/) : undefined);
  const cut = numbers === undefined ? item : shorten(item, numbers);
  if (cut === undefined) return undefined;
  return /[\p{L}]{3}[.,:]$/u.test(cut.value) ? shorten(cut, cut.value.length - 1) : cut;
}

function termsAt(text: string): number | undefined {
  const wide = text.lastIndexOf("（");
  if (wide > 0 && text.endsWith("）") && TERMS.test(text.slice(wide))) return wide;
  const open = text.lastIndexOf(" (");
  const close = text.indexOf(")", open);
  if (open <= 0 || close < 0) return undefined;
  const inner = text.slice(open + 2, close);
  // "(seasonal)", "(24 h)": lower-case text and everything after it is not part of a title.
  const isRemark =
    /(?<!\d)(?:19|20)\d\d(?!\d)|^\p{Ll}{2,}[\s.)]|^\p{Ll}{3,}$|^\d{1,2}\s?hs?\b/u.test(inner) &&
    !/^(?:m|f|w|d|h|in)\b/.test(inner);
  const isLast = text.length - close <= 2;
  return isRemark || (isLast && TERMS.test(inner)) ? open : undefined;
}

/** A title with a name after a comma or dash or in brackets may include the employer. */
function isComposed(text: string): boolean {
  return /(?:,|\s[–—-]|\s\()\s?\p{Lu}/u.test(text);
}

/** A first-person account: "fui dependienta", "I went climbing". */
const TELLS =
  /^(?:i|we|ich|je|j['’]ai|eu|yo|fui|estuve|era|war|bin|was|went|hice|empecé|comencé|started|began|joined|worked|working|trabaj\p{L}+|travaill\p{L}+|arbeit(?:e|ete|ete als))\s/iu;

/** Titles may be in lower case ("recepcionista nocturna"). */
function mayBeTitle(text: string): boolean {
  return (
    !TELLS.test(text) &&
    !/^在.{2,30}(?:做|任|当|担任)/u.test(text) &&
    !/\.{3}|\s►\s|["“”]/.test(text) &&
    mayBeName(text.slice(0, 1).toUpperCase() + text.slice(1))
  );
}
