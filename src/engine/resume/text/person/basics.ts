import { splitAt, splitCommas } from "../../../text/cuts.ts";
import { type Piece, slice, through, trimSeparators } from "../../../text/piece.ts";
import type { BasicsDraft } from "../draft.ts";
import { findPeriod } from "../entries/dates/dates.ts";
import { type Extraction, extract, extractLines } from "../extraction.ts";
import type { Line } from "../layout/lines.ts";
import { contactMarks } from "../layout/marks.ts";
import { isStatus } from "../layout/status-lines.ts";
import { roleScore } from "../sections/classify.ts";
import { readContacts } from "./contacts.ts";
import { homePlace } from "./home-place.ts";
import { findName } from "./name.ts";
import { asSigned, nameFromParts } from "./name-parts.ts";
import { type Place, placeOf, splitPlaceTail } from "./places.ts";

const PLACE_LABEL =
  /^(?:(?:permanent |present )?(?:home |postal |current )?address|location|standort|town|suburb|adresse|anschrift|wohnort|wohnhaft in|ort|domicilio|direcci[óo]n|ubicaci[óo]n|residencia|lieu|domicile|localit[ée]|adres|woonplaats|indirizzo|residenza|endere[çc]o|morada|localidade|based in|residence|city|[📍⌂])\s{0,30}[:：]?\s{0,30}/iu;
const MAX_LABEL_LENGTH = 100;

/** Name, label, contacts, place and summary from the lines above the first heading and the contact section. */
export function readBasics(
  top: readonly Line[],
  contact: readonly Line[],
  summary: readonly Line[],
  all: readonly Line[],
): BasicsDraft {
  const lines = [...top, ...contact];
  const contacts = readContacts(lines);
  const name = nameFromParts(lines, all) ?? asSigned(findName(top) ?? findName(contact), all);
  const place = placeIn(lines, name) ?? homePlace(top, contact, name);
  const label = labelIn(top, name);
  const used = [place?.whole.start, label?.span[0]].flatMap(
    (at) => top.find((line) => holds(line, at ?? -1)) ?? [],
  );
  return {
    name,
    label,
    email: contacts.email ?? onlyEmail(all),
    phone: contacts.phone,
    url: contacts.url,
    summary: summaryOf(summary) ?? paragraphIn(top, used),
    ...placeFields(place),
    profiles: contacts.profiles,
  };
}

/** The one address that all of a resume has, wherever it stands. */
function onlyEmail(all: readonly Line[]): Extraction | undefined {
  const found = all.flatMap((line) => readContacts([line]).email ?? []);
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}

function segmentsOf(piece: Piece): Piece[] {
  return splitAt(slice(piece, 0, 500), contactMarks);
}

/** A job title on the name's line or one of the two below. */
function labelIn(top: readonly Line[], name: Extraction | undefined): Extraction | undefined {
  if (name === undefined) return undefined;
  const at = top.findIndex((line) => holds(line, name.span[0]));
  for (const line of top.slice(Math.max(0, at), at + 3)) {
    if (findPeriod(line.piece) !== undefined || line.piece.text.length > MAX_LABEL_LENGTH * 2) continue;
    const segments = segmentsOf(line.piece).filter((segment) => segment.start >= name.span[1]);
    const index = segments.findIndex((segment) => isLabel(segment));
    const first = segments[index];
    if (first !== undefined) return extract(first, 0.8);
  }
  return undefined;
}

function isLabel(piece: Piece): boolean {
  const text = piece.text;
  const words = text.replace(/^(?:class|band|level|grade) \d(?=\s\p{L})/iu, "");
  if (text.length > MAX_LABEL_LENGTH || /[@\d]|https?:|[.!?]$/.test(words) || text.split(/\s+/).length > 9)
    return false;
  return roleScore(text) >= 2 && placeOf(piece) === undefined;
}

function holds(line: Line, position: number): boolean {
  return position >= line.piece.start && position < line.piece.end;
}

function placeIn(lines: readonly Line[], name: Extraction | undefined): Place | undefined {
  for (const line of lines) {
    if (line.piece.text.length > 300 || findPeriod(line.piece)?.kind === "range") continue;
    if (ELSEWHERE.test(line.piece.text)) continue;
    for (const segment of segmentsOf(line.piece)) {
      const isName = name !== undefined && segment.start < name.span[1] && segment.end > name.span[0];
      // "Renate Beispiel, geb. 1980, 5020 Salzburg"
      const rest = isName ? trimSeparators(slice(segment, name.span[1] - segment.start)) : segment;
      const label = PLACE_LABEL.exec(rest.text)?.[0].length ?? 0;
      const piece = slice(rest, label);
      const place =
        placeOf(piece) ?? splitPlaceTail(piece).place ?? afterContacts(piece) ?? behindStreet(piece);
      // "Rijbewijs B, BE" names licence classes, not a place.
      if (place?.city?.text.length === 1) continue;
      // "Brodipet, Guntur - 522002, Andhra Pradesh": a region after an address is less precise than the home
      // town.
      if (place?.city === undefined && /\d/.test(piece.text)) continue;
      if (place?.city !== undefined || place?.region !== undefined)
        return { ...place, whole: label > 0 ? piece : wholeOf(piece, place) };
    }
  }
  return undefined;
}

/** Where a person comes from, or flies from, is not where they live. */
const ELSEWHERE =
  /^(?:state of origin|local government|l\.?g\.?a\.?(?!\p{L})|place of birth|birthplace|home ?town|nearest airport|naturalidade)/iu;

/** "12 rue Neuve 44600 Saint-Nazaire", "Lyon 7e" */
function behindStreet(piece: Piece): Place | undefined {
  const quarter = /\s\d{1,2}(?:er?|[èe]me)$/u.exec(piece.text);
  const town = quarter === null ? undefined : placeOf(slice(piece, 0, quarter.index));
  if (town?.city !== undefined) return { ...town, whole: piece };
  const code = /^(?=.*\p{L}).*?\s(?=\d{5}\s\p{Lu}\p{L}+(?:[ '’-]\p{L}+){0,3}$)/u.exec(piece.text);
  return code === null || piece.text.length > 120 ? undefined : placeOf(slice(piece, code[0].length));
}

/** A street before the city belongs to the address. A mail address or phone number does not. */
function wholeOf(piece: Piece, place: Place): Piece {
  if (roleScore(piece.text.split(",")[0] ?? "") >= 2) return place.whole;
  return /@|\+\d|\d{3}[\s.-]\d{4}|https?:/.test(piece.text) || piece.text.length > 120 ? place.whole : piece;
}

/** "ana@example.org, Springfield, IL, +1 555 ...": the place is between the commas. */
function afterContacts(piece: Piece): Place | undefined {
  const parts = splitCommas(piece);
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    const pair = next === undefined ? undefined : placeOf(through(piece, part, next));
    const place = pair ?? (parts.length > 1 ? placeOf(part) : undefined);
    if (place?.city !== undefined && place.sure) return place;
  }
  return undefined;
}

function placeFields(place: Place | undefined): Partial<BasicsDraft> {
  if (place === undefined) return {};
  const isMore =
    place.country !== undefined ||
    (place.city === undefined && place.region === undefined) ||
    place.whole.text.length > (place.city?.text.length ?? 0) + (place.region?.text.length ?? 0) + 4;
  return {
    city: extract(place.city, 0.85),
    region: extract(place.region, 0.85),
    postalCode: extract(place.postalCode, 0.9),
    countryCode: extract(place.countryCode, 0.8, place.countryCode?.text === "UK" ? "GB" : undefined),
    address: isMore ? extract(place.whole, 0.8) : undefined,
  };
}

/** What the person says about themselves, without contact details. */
function summaryOf(lines: readonly Line[]): Extraction | undefined {
  const own = lines.filter(({ piece: { text } }) => !ADDRESS.test(text) && !isStatus(text));
  const said = extractLines(
    own.map((line) => line.piece),
    0.9,
  );
  if (!own.some(({ bullet }) => bullet)) return said;
  // Without full stops, a list would look like one long sentence.
  const ended = own.map(({ piece: { text } }, at) =>
    own[at + 1]?.bullet && !/[.!?:;,]$/.test(text) ? `${text}.` : text,
  );
  return said && { ...said, value: ended.join(" ") };
}

/** An address, a long number or a date of birth. */
const ADDRESS = /\S@\S|https?:|httpw|www\.|\d{6}|(?<!\p{L})(?:date of birth|dob|linkedin|e-?mail)(?!\p{L})/iu;

/** "Applying as   : Network Engineer" */
const LABELLED = /^\p{Lu}[\p{L} /]{2,24}(?:\s{2,}|\t)\s*[:：]/u;

/** "Turner and miller. Since 2013 in Holland." */
function isSentence(piece: Piece): boolean {
  return findPeriod(piece)?.kind !== "range" && /\p{L}{2}\. \p{Lu}.*\.$/u.test(piece.text);
}

/** A paragraph of prose in the first lines. */
function paragraphIn(top: readonly Line[], used: readonly Line[]): Extraction | undefined {
  const isText = (line: Line): boolean => !used.includes(line) && !ADDRESS.test(line.piece.text);
  const isProse = (line: Line): boolean =>
    isText(line) &&
    line.piece.text.split(/\s+/).length >= 8 &&
    (findPeriod(line.piece) === undefined || isSentence(line.piece)) &&
    !LABELLED.test(line.piece.text) &&
    segmentsOf(line.piece).length <= 2;
  const from = top.findIndex(isProse);
  if (from < 0) return undefined;
  const lines: Line[] = [];
  for (const line of top.slice(from)) {
    if (lines.length > 0 && (line.blankBefore || line.bullet || !isText(line))) break;
    lines.push(line);
  }
  return extractLines(
    lines.map((line) => line.piece),
    0.7,
  );
}
