import { normalized } from "../../../../shared/text/combining-marks.ts";
import { employerBehind } from "../../../lexicon/hiring.ts";
import { legalForms } from "../../../lexicon/organisations.ts";
import { stateCodes } from "../../../lexicon/places/places.ts";
import { isPlaceName } from "../../../text/names/place-names.ts";
import { type Piece, pieceOf, slicePart } from "../../../text/piece.ts";
import { isFirm } from "../company/legal-name.ts";
import { hirerIn } from "../opening/names.ts";
import { hasGenderMark, namesRole } from "./roles.ts";

/** A title without the text after it: a place, the employer, hours, pay and dates. */
// "Registered Nurse - Austin, TX", "Cook at The Example Inn", "Developer | Remote": the title ends before the rest.
export function stripTail(given: Piece): Piece {
  const piece = withoutTerms(withoutCount(given));
  const paid =
    /(?: |(?<=[)）\p{Script=Han}]))[$€£¥]?\d{1,3}(?:[.,]\d{1,3})?[kK]?-[$€£¥]?\d{1,3}(?:[.,]\d{1,3})?[kK万]/u.exec(
      piece.text,
    );
  if (paid !== null && paid.index > 1) return stripTail(slicePart(piece, 0, paid.index));
  const at = / (?:at|@|bei|chez) (?=\p{Lu})/u.exec(piece.text) ?? ofEmployer(piece.text);
  const whole =
    at === null || !namesRole(piece.text.slice(0, at.index)) ? piece : slicePart(piece, 0, at.index);
  for (const mark of whole.text.matchAll(/ - |, (?=\p{Lu})/gu)) {
    const rest = whole.text.slice(mark.index + mark[0].length);
    if (isPlaceOrKind(rest, mark[0]) && namesRole(whole.text.slice(0, mark.index)))
      return slicePart(whole, 0, mark.index);
  }
  const inCity = / (?:in|en|em|à) (\p{Lu}[^,.(/|]{2,30})/u.exec(whole.text);
  if (inCity !== null && isPlaceName((inCity[1] ?? "").trim())) return slicePart(whole, 0, inCity.index);
  const inPlace = / in (?=\p{Lu}[\p{L}-]{2,25}(?:, |$| \())/u.exec(whole.text);
  const hasPlace =
    inPlace !== null &&
    (hasGenderMark(whole.text.slice(0, inPlace.index)) || /, [A-Z]{2}\b/.test(whole.text));
  return hasPlace && inPlace !== null ? slicePart(whole, 0, inPlace.index) : whole;
}

const toEmployer = new RegExp(` (?:to|${employerBehind}) (?=\\p{Lu})`, "u");

/** "Pflegehelferin im Haus Abendruh": the employer that ends a title's line. */
function ofEmployer(text: string): RegExpExecArray | null {
  const at = toEmployer.exec(text);
  return at !== null &&
    hirerIn(pieceOf(text.slice(at.index + at[0].length)))?.employer &&
    isFirm(text.slice(at.index + at[0].length))
    ? at
    : null;
}

/** "Elektroniker (m/w/d) im Netzservice": the field of work behind the mark of gender. */
const ofField =
  /^[^()]{3,80}\([mwfdx/| ]{3,9}\) im (?!Raum|Großraum|Kreis|Landkreis|Umkreis|Herzen|Auftrag)\p{Lu}[\p{L}-]{3,40}(?=$| -|,| \|)/u;

const termsBehind =
  /\s[cp]\/\s.*$|,?\s(?:part[ -]time|full[ -]time|a tempo pieno)$|,?\s(?:est |is )?à pourvoir(?!\p{L}).*$|\s(?:urgently )?(?:needed|wanted|required|gesucht|recherchée?)(?!\p{L}).*$|\s(?:for (?:our|an?|the|busy)|pour (?:le|la|les|notre|une?)|para (?:nuestr[oa]|una?|el|la|obra|hotel|restaurante|tienda|clínica|empresa|importante)|für (?:unser\p{L}*|die|das|den|eine?\p{L}?))\s.*$|\s?[(（](?:[^()（）]*(?:\d|time|teilzeit|vollzeit|hours?|temp\b|evenings?|nights?|weekends?|uur|std|heltid|deltid|zamanlı|etatu?|-?aikainen|remote|hybrid)[^()（）]*|\p{Ll}+ \p{Ll}+ \p{Ll}+ [^()（）]*)[)）]$|,? (?:summer|winter|spring|fall|autumn) (?:\d{4}|intake|season)$|,?\s(?:à |zu |at )?\d{2,3}(?: ?(?:-|à|bis|to) ?\d{2,3})? ?%(?: \(.*| (?:fast|vikariat|stilling|tjänst|stelle|etat)(?!\p{L}).*)?$|\s\d{1,3}[名人位]$|(?<=\p{L}{3})\s20\d\d$|\sx ?\d{1,3}$|\s(?:con|mit|avec|with) (?!.*\b(?:Team|Service|Services|Unit|Department)$).*$|\s\p{Lu}{2,6} (?:exigée?|requis|obligatoire|souhaitée?|apprécié)(?!\p{L}).*$|\s(?:na|no|regio|per|till|til|w) \p{Lu}.*$|\s(?:till|til|på|søges|sökes) .*$|, (?:groß)?raum \p{Lu}.*$|,? zero hours?$|\s(?:in|en) (?:teilzeit|vollzeit)$|\s?\p{Emoji_Presentation}.*$|\s\p{Extended_Pictographic}.*$|[*_]$|\s?[*!~•]{2,}.*$/iu;

/** A name behind such a word is a place: "i Malmö", but not "i slöjd". */
const inPlaceBehind = /\si \p{Lu}.*$/u;

/** A title without hours, seasons and dates after it. "(m/w/d)" ends a German one. */
function withoutTerms(piece: Piece): Piece {
  const gender = /\((?:[mwfdx]\s?[/|]?\s?){2,4}\)/iu.exec(piece.text);
  const isGeneric =
    gender !== null &&
    /^(?:\p{L}*leiter|\p{L}*mitarbeiter|referent|sachbearbeiter|assistent|fachkraft|assistenz|leitung|experte|spezialist)(?:[/*:]?-?in)?$/iu.test(
      piece.text.slice(0, gender.index).trim(),
    );
  const whole =
    gender === null || gender.index < 3 || isGeneric
      ? piece
      : slicePart(
          piece,
          0,
          (ofField.exec(piece.text)?.[0] ?? piece.text.slice(0, gender.index + gender[0].length)).length,
        );
  const both = / \/ (?=(?:einen? |une? |una? )?\p{Lu})/u.exec(whole.text);
  const first =
    both !== null &&
    namesRole(whole.text.slice(0, both.index)) &&
    namesRole(whole.text.slice(both.index)) &&
    areOneWord(whole.text.slice(0, both.index), whole.text.slice(both.index + both[0].length))
      ? slicePart(whole, 0, both.index)
      : whole;
  // "Security Officer x 4 🛡️" has two.
  return cutTerms(cutTerms(first));
}

/** "Koch / Köchin" are two forms of a word, "Programmeur / Frezer" two jobs. */
function areOneWord(one: string, other: string): boolean {
  const stem = (text: string) =>
    normalized(text.replace(/^\p{Ll}+ /u, ""), "NFKD")
      .replace(/\p{M}/gu, "")
      .slice(0, 3);
  return one.split(" ").some((word) => stem(word) === stem(other));
}

function cutTerms(piece: Piece): Piece {
  const head = piece.text.slice(0, 200);
  const at = termsBehind.exec(head) ?? inPlaceBehind.exec(head);
  if (at === null || at.index < 2) return piece;
  const kept = piece.text.slice(0, at.index).replace(/\s+[-–—|,/]+$/u, "");
  return slicePart(piece, 0, kept.length);
}

/** "Duluth MN" */
const townAndState = new RegExp(`^\\p{Lu}\\p{Ll}[\\p{L}.' -]{1,25} (?:${stateCodes})(?: - |$)`, "u");

function isPlaceOrKind(rest: string, mark: string): boolean {
  if (isPlaceName(rest.replace(/ \d{1,2}$/, "")) || (mark === " - " && townAndState.test(rest))) return true;
  if (mark === " - " && (/^\p{Ll}|\d/u.test(rest) || / - /.test(rest)) && !/^(?:und|and|et|y)\b/.test(rest))
    return true;
  if (mark === " - " && /^(?:winter|summer|spring|season|[\p{L} ]{2,20} intake)/iu.test(rest)) return true;
  if (/^[\p{L}.' -]{2,30}, ?\p{Lu}[\p{L} ]{1,20}/u.test(rest) && !namesRole(rest)) return true;
  if (
    /^(?:remote|hybrid|on-?site|full[ -]?time|part[ -]?time|vollzeit|teilzeit|temps|cdi|cdd|jornada|contract\b|\d|[$€£¥])/iu.test(
      rest,
    )
  )
    return true;
  return mark === " - " && (firmEnd.test(rest) || /^\p{Lu}{2}$/u.test(rest));
}

/** A title without article and number of vacancies: "x2 Scaffolders", "3 Köche", "eine Fachkraft". */
export function withoutCount(piece: Piece): Piece {
  // "Contract data engineer", as people write it in a chat.
  const terms = /^(?:contract|temporary|temp|permanent|seasonal|freelance|weekend) (?=\p{Ll})/u.exec(
    piece.text,
  );
  if (terms !== null) return withoutCount(slicePart(piece, terms[0].length));
  // "Part time cleaner" starts with the hours; "Full Time Line Cook" is capitalised as a whole.
  const hours = /^(?:[Pp]art|[Ff]ull)[ -][Tt]ime (?=\p{Ll})/u.exec(piece.text);
  if (hours !== null) return withoutCount(slicePart(piece, hours[0].length));
  const count =
    /^(?:\p{Ll}+(?:e|in) (?:ou une?|oder einen?|o un)(?= \p{Ll})|une? \p{L}+ ou (?=une? )|un\(e\)|un-e|un·e|un\/une|une? ou une?|einen? oder eine|una? o una?|um ou uma|x ?\d{1,2}|\d{1,2} ?x?|eine?n?(?:\/n)?|une?|una|uma?)\s/iu.exec(
      piece.text,
    );
  const notice = /(?:公告|启事|简章|[一两二三四五六]{1,2}[名位])$/u.exec(piece.text);
  return slicePart(piece, count?.[0].length ?? 0, notice?.index ?? piece.text.length);
}

const firmEnd = new RegExp(`(?<!\\p{L})(?:${legalForms}|SA)$`, "u");
