import { isLanguageName } from "../../../languages.ts";
import { isHan } from "../../../text/chinese.ts";
import { splitAt, splitCommas } from "../../../text/cuts.ts";
import { type Piece, slice } from "../../../text/piece.ts";
import type { Extraction } from "../extraction.ts";
import type { Line } from "../layout/lines.ts";
import { contactMarks } from "../layout/marks.ts";
import { employerScore, roleScore } from "../sections/classify.ts";
import { isDocumentTitle, sectionKind } from "../sections/headings.ts";
import { isCityLike, type Place } from "./places.ts";

const LABEL =
  /^(?:(?:permanent |current |postal |home |mailing )?address|location|suburb|city|town|current city|ciudad|ville|cidade|adresse|anschrift|wohnort|wohnhaft in|domicilio|direcci[óo]n|residencia|indirizzo|residenza|endere[çc]o|morada|adres|woonplaats|domicile|lieu de r[ée]sidence|地址|现居|现居地|现居住地|居住地|所在地|所在城市|住址|家庭住址|現住所|住所|주소)(?:\s{0,30}[:：]\s{0,3}|\s{0,30}\|\s|\s{3,30}|\t)/iu;
const REACH = /@|\d{3}[\s.)-]{0,2}\d{2}/;
const BRAZILIAN =
  /^(\p{Lu}[\p{L} .'-]{1,30})\s?[-–/]\s?(AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)$/u;
const LONGEST = 120;
/** Lines with a person's name and contact details. */
const HEAD_LINES = 8;

/** The home town from the layout of its lines: after a label, as two names, or next to a telephone number. */
export function homePlace(
  top: readonly Line[],
  contact: readonly Line[],
  name: Extraction | undefined,
): Place | undefined {
  const lines = [...top.slice(0, HEAD_LINES), ...contact].filter((line) => line.piece.text.length <= 300);
  for (const line of lines) {
    const label = LABEL.exec(line.piece.text)?.[0].length ?? 0;
    const value = splitAt(slice(line.piece, label), /\t+| {3,30}/g)[0] ?? line.piece;
    const city = /^\p{Script=Han}{2,4}市/u.exec(value.text)?.[0].length;
    if (label > 0 && isAddress(value.text))
      return { whole: value, ...(city !== undefined && { city: slice(value, 0, city) }), sure: true };
  }
  for (const line of lines) {
    const said = livesIn(line.piece);
    if (said !== undefined) return said;
  }
  for (const line of lines) {
    const own = line.piece;
    const isName = name !== undefined && own.start <= name.span[0] && own.end >= name.span[1];
    const found =
      (isName ? undefined : stateAfterDash(own)) ??
      besideContacts(own, name) ??
      (isName ? undefined : twoNames(own));
    if (found !== undefined) return found;
  }
  return undefined;
}

function isAddress(text: string): boolean {
  return (
    text.length <= LONGEST && /\p{L}{2}/u.test(text) && !/@|https?:|\d{1,2}[./]\d{1,2}[./]\d{4}/.test(text)
  );
}

/** "男 | 29岁 | 现居东莞" */
function livesIn(piece: Piece): Place | undefined {
  for (const segment of splitAt(piece, contactMarks)) {
    const lead = /^现居(?:住)?(?:于|在)?(?=\p{Script=Han}{2,8}$)/u.exec(segment.text)?.[0].length;
    if (lead !== undefined) {
      const city = slice(segment, lead);
      return { whole: city, city, sure: true };
    }
  }
  return undefined;
}

/** "Contagem – MG" */
function stateAfterDash(piece: Piece): Place | undefined {
  // "Rua Sete, 10 – Jd. Alto – Campinas/SP – CEP 00000-000"
  const found = [piece, ...splitAt(piece, contactMarks)].find(({ text }) => BRAZILIAN.test(text));
  const [, city = "", region = ""] = BRAZILIAN.exec(found?.text ?? "") ?? [];
  if (found === undefined) return undefined;
  const parts = {
    city: slice(found, 0, city.trimEnd().length),
    region: slice(found, found.text.length - region.length),
  };
  return { whole: found, ...parts, sure: true };
}

/** "Skipton, North Yorkshire" on its own line or among the contacts. */
function twoNames(piece: Piece): Place | undefined {
  for (const segment of splitAt(piece, contactMarks)) {
    const parts = splitCommas(segment);
    const [city, region] = parts;
    if (city === undefined || region === undefined || parts.length > 3) continue;
    if (parts.every((part) => isBareName(part.text))) return { whole: segment, city, region, sure: true };
  }
  return undefined;
}

/** "Lyon – zelie@example.org – +33 7 55 55 01 09": the part that is neither is the place. */
function besideContacts(piece: Piece, name: Extraction | undefined): Place | undefined {
  if (!REACH.test(piece.text)) return undefined;
  const segments = splitAt(piece, contactMarks);
  if (segments.length < 2) return undefined;
  for (const segment of segments) {
    if (name !== undefined && segment.start < name.span[1] && segment.end > name.span[0]) continue;
    // Before a colon is a label, not a town.
    if (/^\s{0,40}[:：]/.test(piece.text.slice(segment.end - piece.start))) continue;
    const open = segment.text.search(/\s?\(/);
    const city = open > 0 && segment.text.endsWith(")") ? slice(segment, 0, open) : segment;
    if (isBareName(city.text)) return { whole: segment, city, sure: true };
  }
  return undefined;
}

function isBareName(text: string): boolean {
  if (isHan(text)) return false;
  return (
    isCityLike(text) &&
    text.length >= 3 &&
    text.split(/\s+/).length <= 3 &&
    roleScore(text) === 0 &&
    employerScore(text) === 0 &&
    sectionKind(text) === undefined &&
    !isDocumentTitle(text) &&
    !isLanguageName(text) &&
    !NO_PLACE.test(text)
  );
}

const NO_PLACE =
  /^\p{Lu}{1,5}$|licen[cs]e|permis|f[üu]hrerschein|carn[ée]|^(?:born|age|married|single|ledig|verheiratet|available|open|willing|references|driver|citizen|male|female|mr|mrs|ms|dr|tel|mobile|phone|contact|e-?mail|linkedin|github|website|portfolio|resume|profile|passport|aadhaar|pan no|nationality|nationalit[ée]|nacionalidad|nacionalidade|staatsangeh\p{L}+|religion|gender|sex|father|mother|spouse|husband|wife|date of birth|place of birth|dob|expected|current|notice|marital|languages?|blood group|citizenship|security|clearance|veteran|highest grade|announcement)(?!\p{L})/iu;
