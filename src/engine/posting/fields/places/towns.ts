import { numberOf } from "../../../lexicon/numbers.ts";
import { townJoints } from "../../../lexicon/places/locatives.ts";
import type { Doc } from "../../../text/doc.ts";
import { isPlaceName } from "../../../text/names/place-names.ts";
import { isTown } from "../../../text/names/towns.ts";
import { type Piece, slicePart } from "../../../text/piece.ts";
import { isHeading } from "../../requirements/headings/headings.ts";
import type { Extraction, Span } from "../../types.ts";
import { looksLikeOrganisation } from "../company/company-name.ts";
import { isFirm } from "../company/legal-name.ts";
import { headPieces, isTermOfJob } from "../head.ts";
import { namesRole } from "../title/roles.ts";

/** The text after a pin: "📍 Lisbon or remote in Europe", "🏠 Berlin (hybrid)". */
export function pinned(doc: Doc): Piece[] {
  return doc.lines.slice(0, 40).flatMap((line) => {
    const pin = /^\s?(?:📍|📌|🏠|🏢|🌍|🌎|🗺)\uFE0F?\s?/u.exec(line.text);
    if (pin === null || line.text.length > 100 || isHeading(line.text.slice(pin[0].length))) return [];
    const end = line.text
      .slice(pin[0].length)
      .search(/ (?:or|oder|ou|o) (?:remote|remoto)|[(,|，（。]|坐班/u);
    // A globe also precedes travel: "🌍 4 Wochen Workation im EU-Ausland".
    if (/^\d(?!\d{3,4} \p{Lu})/u.test(line.text.slice(pin[0].length))) return [];
    return [slicePart(line, pin[0].length, end === -1 ? line.text.length : pin[0].length + end)];
  });
}

/** A labelled value without a count or a building before the town: "1 vacancy in Rapid City, SD". */
export function atTown(piece: Piece): Piece {
  const kept = withoutCount(piece);
  const house = ofHouse.exec(kept.text);
  if (house !== null) return slicePart(kept, house[0].length);
  const near = /^\p{Ll}[^,]{0,60}? (?:near|in|at|bei|à|en) (?=\p{Lu})/u.exec(kept.text);
  if (near !== null) return slicePart(kept, near[0].length);
  // "siège de la communauté, 8 place du Marché, Vernois": the last part of an address is the town.
  const last = /^(?:\p{Ll}|.*\d).*, (?=\p{Lu}[^,\d]{2,40}$)/u.exec(kept.text);
  return last === null || /[;/|()]/.test(kept.text) || /\d{4,5} \p{Lu}/u.test(kept.text)
    ? kept
    : slicePart(kept, last[0].length);
}

/** "Casa Consistorial, Valderribera": a public building in a town. */
const ofHouse =
  /^(?:casa consistorial|rathaus|town hall|city hall|civic (?:centre|center)|county hall|hôtel de ville|mairie|palazzo comunale|stadhuis|gemeentehuis|landratsamt|(?:main|head|central) office|headquarters|zentrale|hauptsitz|siège(?: social)?|sede central)(?:, | - | in | à | en )(?=\p{Lu})/iu;

function withoutCount(piece: Piece): Piece {
  const count =
    /^(?:\d{1,3}|few|many|several) (?:vacanc(?:y|ies)|openings?|positions?) in (?:the following locations?:?)? ?/iu.exec(
      piece.text,
    );
  return slicePart(piece, count?.[0].length ?? 0);
}

/** True if a labelled value can be a place name. */
export function isPlaceLike(value: string): boolean {
  return (
    value.length <= 80 &&
    /^[\p{Lu}\p{Script=Han}\d]|^zona /u.test(value) &&
    !/^(?!US$|UK$|EU$|DC$)\p{Lu}{2}$|(?<!\p{L})(?:is|are|not)(?!\p{L})/u.test(value) &&
    !/查看|地图|view map|see map|vacanc|policy|eligible|determined|^rest$|^(?:the|our|your) /iu.test(value)
  );
}

const notTowns =
  /^(?:Famil(?:ie|y)|Familia|Famille|Frau|Herrn?|Mme|Mrs?|Ms)(?!\p{L})|^(?:EHPAD|CHU|IPSS|ONG|CAF|NHS|Englisch|Deutsch|Französisch|Spanisch|English|German|French|Spanish|Anglais|Allemand|Espagnol|Inglés|Alemán|Francés)$|(?<!\p{L})(?:Operations|Division|Department|Team|Services|Unit|Ward|Abteilung|Marketing|Sales|Finance|Engineering|Logistics|Accounting|Street|Road|Lane|Avenue|Quay|Terrace|Boulevard|Negociado|Sección|Servicio|Departamento|Área|Personal|Personalabteilung|Sekretariat|Filiale|Band|Grade|Summary|Overview|Branch|District|Office|Store|Shop|Warehouse|Kitchen|Plant|Factory|Serving|and)(?!\p{L})/u;

/** A town next to the employer's name in the heading: "Example House, Shrewsbury", or in a separate part after it. */
export function besideCompany(doc: Doc, company: Span | undefined): Extraction<string>[] {
  return townNear(doc, company, false);
}

/**
 * The text after the title's dash above the employer's name, as in "Shop Manager - Oakham": a town as often as a
 * department.
 */
export function behindTitle(doc: Doc, company: Span | undefined): Extraction<string>[] {
  return townNear(doc, company, true);
}

function townNear(doc: Doc, company: Span | undefined, isInTitle: boolean): Extraction<string>[] {
  if (company === undefined) return [];
  const pieces = headPieces(doc);
  const at = pieces.findIndex(({ start, end }) => start <= company[0] && end >= company[1]);
  const own = pieces[at];
  if (own === undefined) return [];
  const behind = slicePart(own, company[1] - own.start);
  const bracket = /^ ?\((\p{Lu}[\p{L}-]{2,30})(?:, \p{Lu}[\p{L} -]{2,30})?\)/u.exec(behind.text);
  const tail =
    bracket === null
      ? slicePart(behind, /^,? ?/.exec(behind.text)?.[0].length ?? 0)
      : slicePart(
          behind,
          bracket[0].indexOf("(") + 1,
          bracket[0].indexOf("(") + 1 + (bracket[1]?.length ?? 0),
        );
  const lineEnd = doc.folded.indexOf("\n", company[1]);
  // After a dash on the employer's line comes anything; after a bar or on its own line, a town.
  const isDashed = / - /.test(doc.folded.slice(company[1], lineEnd === -1 ? undefined : lineEnd));
  // A sentence is surrounded by sentences.
  const isAlone = own.text.length <= 80 && !/[.!?]$/.test(own.text);
  const others = [...pieces.slice(at + 1, at + 3), ...pieces.slice(Math.max(0, at - 1), at)].filter(
    ({ line }) =>
      isAlone && pieces.filter((one) => one.line === line).length <= 3 && Math.abs(line - own.line) <= 1,
  );
  const candidates = [tail, ...others.filter(({ start }) => !isDashed || start > lineEnd)];
  const isBehind = ({ start }: Piece): boolean =>
    start >= company[1] && /^[ ,(]{1,3}$/.test(doc.folded.slice(company[1], start));
  // "Example GmbH · Bad Rottach": behind a firm and a bar comes its town.
  const isBarred = ({ start }: Piece): boolean =>
    start > company[1] &&
    /^ ?[|·•] ?$/.test(doc.folded.slice(company[1], start)) &&
    isFirm(own.text.slice(0, company[1] - own.start));
  const isOfTitle = ({ start }: Piece): boolean =>
    pieces.some((one) => one.start === start && one.isDashed && one.line !== own.line);
  const isKnown = (name: string): boolean =>
    isPlaceName(name) || isPlaceName(name.split(/, | de /).at(-1) ?? "");
  // Alone on its line may be a town or anything else; after the name and a comma comes a town.
  const town = candidates
    .map(townOf)
    .find(
      (piece) =>
        piece !== undefined &&
        (isInTitle ? isOfTitle(piece) : isBehind(piece) || isBarred(piece) || isKnown(piece.text)),
    );
  return town === undefined
    ? []
    : [{ value: doc.text.slice(town.start, town.end), span: [town.start, town.end] }];
}

const inTownName = new RegExp(`^\\p{Lu}|^(?:${townJoints}|the)$`, "u");

/** The town at the start of a heading part, from its capitals. */
export function townOf(piece: Piece): Piece | undefined {
  const name = slicePart(
    piece,
    0,
    /,(?! ?(?:\p{Lu}{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$)| \((?=\d)|, \p{Lu}{1,2}\d| (?:or|oder|ou) /u.exec(
      piece.text,
    )?.index ?? piece.text.length,
  );
  const words = name.text.split(" ");
  const isTown =
    /^\p{Lu}\p{Ll}/u.test(name.text) &&
    words.filter((word) => /^\p{Lu}/u.test(word)).length <= 4 &&
    words.length <= 7 &&
    name.text.length <= 45 &&
    !/[:!?;@%$€£()<>"]|\d|\/(?!\p{Lu}{2}$)/u.test(name.text) &&
    words.every((word) => inTownName.test(word));
  return isTown &&
    !notTowns.test(name.text) &&
    !isTermOfJob(name.text) &&
    !namesRole(name.text) &&
    !looksLikeOrganisation(name.text) &&
    !isHeading(name.text) &&
    numberOf(words[0]?.toLowerCase() ?? "") === undefined
    ? name
    : undefined;
}

const chineseCity =
  /^(?:\p{Script=Han}{2,4}省)?(?:\p{Script=Han}{2,4}市|(?:北京|上海|广州|深圳|杭州|南京|苏州|成都|重庆|武汉|西安|天津|长沙|郑州|青岛|大连|厦门|宁波))(?:\p{Script=Han}{1,3}[区县])?(?=\p{Script=Han}|$)/u;

/** The end of the single place at the start of a text: "Curitiba - PR", or the city of a Chinese address. */
export function wholePlace(text: string): number | undefined {
  if (/^\p{Lu}[\p{L}' -]{1,40} - \p{Lu}{2}$/u.test(text)) return text.length;
  return chineseCity.exec(text)?.[0].length;
}

const MAX_BELOW = 3;

/** The town of an address on separate lines: "Fellbank Hospital", "Sorrel Lane", "Skipton". */
export function townBelow(doc: Doc, { span }: Extraction<string>): Piece[] {
  const at = span === undefined ? -1 : doc.lines.findIndex(({ end }) => end >= span[1]);
  const next = at < 0 ? [] : doc.lines.slice(at + 1, at + 1 + MAX_BELOW);
  const gap = next.findIndex(({ text }) => text.trim() === "");
  const town = (gap < 0 ? next : next.slice(0, gap)).find(({ text }) => isTown(text.trim()));
  return town === undefined ? [] : [slicePart(town, 0)];
}
