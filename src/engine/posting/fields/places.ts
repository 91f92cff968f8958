import { type Doc, segments, sliceSpan, type TextSpan } from "../doc.ts";
import type { Labelled } from "../labelled.ts";
import type { Extraction, Span } from "../types.ts";
import { knownCities, regionNames, scopeNames, stateCodes } from "./place-names.ts";
import { namesRole } from "./roles.ts";
import { besideCompany, isPlaceLike, pinned, wholePlace, withoutCount } from "./towns.ts";

const capital = "\\p{Lu}[\\p{L}.'-]{1,24}";
const city = `${capital}(?: (?:${capital}|de|del|la|am|an der|upon|sur|les|en)){0,3}`;
const region = `(?:(?:${stateCodes})(?:,? \\d{5})?|${regionNames})(?![\\p{L}\\d])(?:, ?(?:USA|US|United States|Canada|Australia|UK))?`;
const cityRegion = new RegExp(`(?<![\\p{L}\\p{N}])(${city}, ?${region})`, "gu");
const remoteWords =
  /(?<!\p{L})(?:100 ?% |fully |full |partially )?(?:remote|hybrid|hybride|híbrido|on[ -]?site|in[ -]person|in[ -]office|home[ -]?office|vor ort|télétravail|présentiel|sur site|teletrabajo|remoto|presencial|distanciel|work from home|wfh|anywhere)(?: (?:work|possible|möglich|within|in|position|role|only|possibl[ey]|partiel|parcial))?(?!\p{L})|远程办公|远程|混合办公|现场办公|\b\d (?:days?|tage?|jours?|días?)[^,;|)]{0,30}|\b(?:yes|no)\b/giu;
const only =
  /(?<!\p{L})(?:based|only|candidates|residents|preferred|area|metro area|nur|uniquement|solamente|solo)(?!\p{L})/giu;
const scope = new RegExp(
  `(?<!\\p{L})[Rr]emote(?:ly)?,? ?(?:[-(:/–]|in|within|from(?: anywhere in)?|anywhere in|across)? ?(?:the )?(${scopeNames})(?!\\p{L})|(?<!\\p{L})(${scopeNames})[- ]\\(?(?:based )?[Rr]emote(?!\\p{L})`,
  "gu",
);
const sentences = [
  `(?:based|located|position|office|facility|clinic|hospital|restaurant|store|school|job|role|team|site|headquarters|kitchen)(?: \\p{L}{1,12}){0,2} in (?:our |the |downtown |central )?(${city}(?:, ?${region})?)`,
  `(?:[Bb]üros?|Filiale|Praxis|Klinik|Betrieb|Werk|Niederlassung|Team|Kita|Restaurant|Hotel|[Uu]nternehmen)(?: in| am Standort) (${capital}(?: (?:${capital}|am|an der)){0,2})`,
  `(?:\\([mwfdx/|]{3,8}\\) in|[Ss]tandort(?: in)?|Sitz in) (${capital}(?: (?:${capital}|am|an der)){0,2})`,
  `(?:[Bb]asée?|[Ss]ituée?|[Pp]oste|[Bb]ureaux?|[Aa]gence|[Rr]estaurant|[Cc]linique|[Ee]ntreprise|recrute|\\(?[HF]/[HF]\\)?)(?: \\p{L}{1,12}){0,1} à (${capital}(?:[- ](?:${capital}|sur|la|les)){0,3}(?: \\(\\d{2,3}\\))?)`,
  `(?:[Uu]bicad[oa]s?|[Ss]ede|[Oo]ficinas?|[Cc]entro|[Tt]ienda|[Hh]ospital|[Rr]estaurante|[Cc]línica|[Ee]mpresa|[Pp]uesto)(?: \\p{L}{1,12}){0,1} en (${capital}(?: (?:${capital}|de|del|la)){0,3})`,
  "(?:工作地点|地点|位于|坐标|办公地点)(?:在|为|:)? ?(\\p{Script=Han}{2,8}?)(?=[,，。;；、\\s]|$|市|区)",
].map((source) => new RegExp(source, "gu"));
const departement = new RegExp(`(?:^| - |, |\\| )(${city}) \\((?:\\d{2,3}|2[AB])\\)`, "gu");
const threeParts = new RegExp(`^(${city}, ?${city}, ?(?:${regionNames}))$`, "u");
const knownInSentence = new RegExp(`(?<!\\p{L})(?:in|en|em|à|,) (${knownCities})(?=[,.|·(]| -|$)`, "gu");
const cityState = new RegExp(
  `(?:^|[,|·] ?| - )(${capital}(?: ${capital})? (?:${stateCodes}))(?=$|[,.|·(]| -)`,
  "gu",
);
const known = new RegExp(`^(?:${knownCities})$`, "iu");
const notPlaces =
  /^(?:The|Our|This|Inc|LLC|Ltd|Corp|Co|Vollzeit|Teilzeit|Teil|Voll|Festanstellung|Unbefristet|Full|Part|CDI|CDD)(?!\p{L})/u;
const MAX_PLACES = 10;
/** Looked at to choose them from; each is compared with all others. */
const MAX_FOUND = 200;

/** The places of work: labelled values, then `City, ST` in short lines and sentences, then the countries of a remote job. */
export function findPlaces(doc: Doc, labelled: Labelled, company: Span | undefined): Extraction<string>[] {
  const fromLabels = [...(labelled.get("location") ?? []).map(withoutCount), ...pinned(doc)].flatMap(
    (piece) => placesIn(doc, piece),
  );
  if (fromLabels.length > 0) return unique(fromLabels.filter(({ value }) => isPlaceLike(value)));
  const lines = doc.lines.slice(0, 3000).filter((line) => line.text !== "" && line.text.length < 5000);
  const pairs = [
    ...lines.slice(0, 12).flatMap((line) => matches(doc, line, knownInSentence)),
    ...lines.slice(0, 12).flatMap((line) => matches(doc, line, cityState)),
    ...lines.slice(0, 30).flatMap((line) => headPlaces(doc, line)),
    ...lines.flatMap((line) => matches(doc, line, cityRegion)),
    ...besideCompany(doc, company),
  ]
    .slice(0, MAX_FOUND)
    .filter((place, _index, all) => !all.some((other) => other !== place && covers(other, place)));
  if (pairs.length > 0) return unique(pairs);
  const said = lines.flatMap((line) => sentences.flatMap((pattern) => matches(doc, line, pattern)));
  if (said.length > 0) return unique(said);
  return unique(lines.flatMap((line) => matches(doc, line, scope)));
}

// A part of a line that is a well-known city, "City, State, Country", or a city with its département.
function headPlaces(doc: Doc, line: TextSpan): Extraction<string>[] {
  if (line.text.length > 150) return [];
  return segments(line).flatMap((segment) => {
    if (/[.!?:]$/.test(segment.text)) return [];
    const three = threeParts.test(segment.text) && !namesRole(segment.text) ? [segment.text] : [];
    const parts = segment.text.split(/ - |, | \/ |\/| \(|\)/).map((part) => part.trim());
    const cities = [...three, ...parts.filter((part) => known.test(part))];
    const places = cities.map((name) => found(doc, segment, segment.text.indexOf(name), name.length));
    return [...places, ...matches(doc, segment, departement).filter((place) => !namesRole(place.value))];
  });
}

function covers(outer: Extraction<string>, inner: Extraction<string>): boolean {
  if (!outer.span || !inner.span) return false;
  const [start, end] = outer.span;
  const [from, to] = inner.span;
  return start <= from && to <= end && end - start > to - from;
}

/** The places that a value names, such as that of a location label. */
export function placesIn(doc: Doc, piece: TextSpan): Extraction<string>[] {
  if (piece.text.length > 300) return [];
  const blanked = piece.text.replace(remoteWords, blank).replace(only, blank);
  const pairs = [
    ...blanked.matchAll(new RegExp(`${city}, ?(?:${stateCodes})(?!\\p{L})(?:,? \\d{5})?`, "gu")),
  ];
  if (pairs.length > 1) return pairs.map((match) => found(doc, piece, match.index, match[0].length));
  return segments({ ...piece, text: blanked }).flatMap((segment) => parts(doc, segment));
}

function parts(doc: Doc, segment: TextSpan): Extraction<string>[] {
  const list: Extraction<string>[] = [];
  const split = /\s?[;/、；]\s?| (?:or|oder|ou|o|and|und|et|y) |[()]|\s-\s| or$/g;
  let from = 0;
  const add = (to: number): void => {
    const piece = trimPunctuation(sliceSpan(segment, from, to));
    if (piece.text.length > 1 && piece.text.length <= 100 && /\p{L}/u.test(piece.text)) {
      list.push({ value: doc.text.slice(piece.start, piece.end), span: [piece.start, piece.end] });
    }
  };
  const whole = wholePlace(segment.text);
  if (whole !== undefined) {
    add(whole);
    return list;
  }
  for (const mark of segment.text.matchAll(split)) {
    add(mark.index);
    from = mark.index + mark[0].length;
  }
  add(segment.text.length);
  return list.flatMap((place) => cityList(doc, place));
}

// Three and more plain names in a row are several cities; "City, State, Country" ends in a region.
function cityList(doc: Doc, place: Extraction<string>): Extraction<string>[] {
  const names = place.value.split(/, ?|，/);
  const start = place.span?.[0] ?? 0;
  const last = names.at(-1) ?? "";
  const ends = new RegExp(`^(?:${stateCodes}|${regionNames})(?: \\d{5})?$`, "u").test(last);
  if (
    names.length < 3 ||
    ends ||
    names.some((name) => /\d/.test(name) || !/^\p{Lu}|^\p{Script=Han}/u.test(name))
  )
    return [place];
  let at = start;
  return names.map((name) => {
    const from = doc.text.indexOf(name, at);
    at = from + name.length;
    return { value: name, span: [from, at] };
  });
}

function matches(doc: Doc, line: TextSpan, pattern: RegExp): Extraction<string>[] {
  const list: Extraction<string>[] = [];
  for (const match of line.text.matchAll(pattern)) {
    const name = match.slice(1).find((group) => group !== undefined);
    if (name === undefined || list.length >= MAX_PLACES) continue;
    const skip = roleWordsBefore(name);
    const start = match.index + match[0].lastIndexOf(name) + skip;
    if (!notPlaces.test(name.slice(skip))) {
      list.push(trimmed(found(doc, line, start, name.length - skip)));
    }
  }
  return list;
}

// "Registered Nurse Austin, TX": the title runs into the city.
function roleWordsBefore(name: string): number {
  const comma = name.indexOf(",");
  const words = [...name.slice(0, comma === -1 ? name.length : comma).matchAll(/\S+/g)];
  for (const word of words.slice(0, -1).reverse()) {
    if (namesRole(word[0])) return word.index + word[0].length + 1;
  }
  return 0;
}

function trimmed(place: Extraction<string>): Extraction<string> {
  const cut = place.value.replace(/[.'-]+$/, "");
  const start = place.span?.[0] ?? 0;
  return /U\.S\.$/.test(place.value) ? place : { value: cut, span: [start, start + cut.length] };
}

function trimPunctuation(piece: TextSpan): TextSpan {
  const left = piece.text.length - piece.text.replace(/^[\s,，:.()-]+/, "").length;
  const core = piece.text
    .slice(left)
    .replace(/[\s,，:()]{1,20}$/, "")
    .replace(/(?<!U\.S|\b\p{Lu})\.$/u, "");
  return { start: piece.start + left, end: piece.start + left + core.length, text: core };
}

function found(doc: Doc, piece: TextSpan, from: number, length: number): Extraction<string> {
  const start = piece.start + from;
  return { value: doc.text.slice(start, start + length), span: [start, start + length] };
}

function blank(word: string): string {
  return `;${" ".repeat(Math.max(0, word.length - 2))};`.slice(0, word.length);
}

function unique(list: Extraction<string>[]): Extraction<string>[] {
  const seen = new Set<string>();
  return list
    .filter((place) => {
      const key = place.value.toLowerCase();
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_PLACES);
}
