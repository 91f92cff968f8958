import { endedWords, expiryWords } from "../../../../lexicon/studies/paper-ends.ts";
import { splitAt, splitCommas } from "../../../../text/cuts.ts";
import { type Piece, slice, through, trimSeparators } from "../../../../text/piece.ts";
import type { CertificateDraft } from "../../draft.ts";
import { type Extraction, extract } from "../../extraction.ts";
import { findPeriods } from "../dates/dates.ts";

/** How a line says until when a paper is valid. */
const EXPIRY = new RegExp(
  String.raw`(?:\(?\s?(?:(?<!\p{L})(?:${expiryWords}|(?<!current )(?:through|thru|until|bis|hasta|at[ée]|fino al?|t/m)(?= (?:\p{L}+ )?\d))|有効期限|有效期至?)(?!\p{L}).{0,40})$`,
  "iu",
);

/** How a line says that a paper is over, and since when: "expired March 2026". */
const ENDED = new RegExp(
  String.raw`\(?\s?(?<!\p{L})(${endedWords}):?\s(?:(?:on|in|since|am|im|seit|le|en|depuis|el|desde|em|il|nel|dal|op|sinds|den|i|sedan|w|od|dnia)\s)?(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th|er|\.|º)?\s)?(?:de\s)?(?:\p{L}{3,10}[.,]?\s)?(?:del?\s)?\d[\d./-]{3,9}\s?\)?\.?$`,
  "iu",
);

/** How a line says for how many years a paper is valid: "renewed Feb 2025, valid 3 years". */
const FOR_YEARS =
  /[\s,;(–-]{1,4}(?:valid(?:ity)?|gültig(?:keit)?|valable|validité|validez|vigencia|válid[oa]|validade|valid[oaà]|validità|geldig(?:heid)?|ważn\p{L}+|giltig)(?:\s?:|\s(?:for|pendant|für|por|durante|de|per|na|i))?\s\d{1,2}\s(?:years?|yrs?|jahre?|ans?|años?|anos?|ann[io]|jaar|lata?|år)\)?\.?$/iu;

/** Where a text says for how many years a paper is valid. When that ends is not in the text. */
function afterYears(piece: Piece): PaperEnd | undefined {
  const index = FOR_YEARS.exec(piece.text)?.index;
  const isDated = index !== undefined && findPeriods(slice(piece, 0, index)).length === 1;
  return isDated ? { index, endDate: undefined, status: undefined } : undefined;
}

/** Between a paper and the date on which it was earned or renewed. */
const RENEWED =
  /[\s,;(–-]{1,4}(?:renewed|refreshed|updated|recert\p{L}*|issued|aufgefrischt|erneuert|ausgestellt|renouvelée?|recyclée?|délivrée?|renovad[oa]|expedid[oa]|rinnovat[oa]|rilasciat[oa]|vernieuwd|verlengd|behaald|odnowion[ey]|obtained|passed|achieved|erworben|obtenue?|aprobad[oa]|obtenid[oa]|conseguit[oa])(?::|\s(?:in|on|am|im|en|le|el|em|il|nel|op))?\s*$/iu;

/** A paper and the day on which it was earned or last renewed: "Paediatric First Aid – renewed Feb 2025". */
export function renewedIn(piece: Piece): { readonly name: Piece; readonly date: Extraction } | undefined {
  const [period, ...others] = findPeriods(piece);
  if (period?.start === undefined || period.kind !== "single" || others.length > 0) return undefined;
  const at = RENEWED.exec(piece.text.slice(0, period.from))?.index;
  if (at === undefined || /\p{L}/u.test(piece.text.slice(period.to))) return undefined;
  return { name: slice(piece, 0, at), date: period.start };
}

type PaperEnd = { readonly index: number } & Pick<CertificateDraft, "endDate" | "status">;

/** Where a text says until when a paper is or was valid, the day, and the word that says it is over. */
export function endIn(piece: Piece): PaperEnd | undefined {
  const ended = ENDED.exec(piece.text);
  const match = ended ?? EXPIRY.exec(piece.text);
  if (match === null) return afterYears(piece);
  const [until] = findPeriods(slice(piece, match.index));
  const from = match.index + match[0].indexOf(ended?.[1] ?? "");
  const status = ended?.[1] && extract(slice(piece, from, from + ended[1].length), 0.85);
  return { index: match.index, endDate: until?.start ?? until?.end, status: status || undefined };
}

/** The same for a part between dashes: "CDL Class A – exp 03/2028 – endorsements: T, N". */
export function endAmong(piece: Piece): PaperEnd | undefined {
  const parts = splitAt(piece, / [–—-] /gu).slice(0, -1);
  const found = parts
    .map((part, at) => ({ part, at, end: endIn(part) }))
    .find(({ at, end }) => end !== undefined && (at === 0 || end.index === 0));
  return found?.end && { ...found.end, index: found.part.start - piece.start + found.end.index };
}

/** A course without its hours: "HACCP, 14 h". */
export function withoutHours(piece: Piece): Piece {
  const at = piece.text.search(/,\s\d{1,4}\s?(?:h|hrs?|hours?|horas|heures|Std|Stunden|ore|uur)\.?$/iu);
  return at < 2 ? piece : slice(piece, 0, at);
}

/** The name before a number or score: "TOEIC : 850 points", "BIG-registratie: 00000000000". */
export function beforeNumber(piece: Piece): Piece | undefined {
  const name = /^(\p{L}[^:]{1,40}?)\s?: ?(?=\d[\d .]*(?:points?|Punkte|puntos|\(|$))/u.exec(piece.text)?.[1];
  return name === undefined ? undefined : slice(piece, 0, name.length);
}

const LEVEL =
  /^(?:associate|professional|foundations?|practitioner|expert|specialt?y|fundamentals|advanced|intermediate|level \w{1,3}|stufe \d)(?: level)?$/iu;

/** A class by its code: "FCAW 3G", "Class 4". Longer numbers are those of the paper. */
const CLASS = /^(?!.*\d{3})(?=.*\d)(?:[Cc]lass |[Kk]lasse |[Tt]ype )?[A-Z\d]{1,6}(?: [A-Z\d]{1,4})?$/u;

/** What a short form stands for: "Associate in Insurance". */
const IN_FULL =
  /^(?:associate|fellow|certified|chartered|registered|licensed|geprüfter?|certificad[oa]|certificat|certificato)\s\p{Ll}/iu;

/** "AWS Certified Solutions Architect – Associate": a level, class or long form is part of the name, and no issuer. */
export function withLevel(whole: Piece, parts: readonly Piece[]): readonly Piece[] {
  const [first, second, ...others] = parts;
  const isInFull = /^\p{Lu}{2,6}$/u.test(first?.text ?? "") && IN_FULL.test(second?.text ?? "");
  const isOfName = second !== undefined && (isInFull || LEVEL.test(second.text) || CLASS.test(second.text));
  return first && isOfName ? [through(whole, first, second), ...others] : parts;
}

/** "Registered Nurse, Lic. No. 4417". */
export function withoutNumber(piece: Piece): Piece {
  const [name, number] = splitCommas(piece);
  return name !== undefined && /^(?:lic|reg|no|nr|#)\b/i.test(number?.text ?? "") ? name : piece;
}

/** "Course (Provider" remains if the date was in the bracket, which then acts as a separator. */
export function openBracket(piece: Piece): Piece[] {
  const open = Math.max(piece.text.lastIndexOf("("), piece.text.lastIndexOf("（"));
  if (open < 1 || /[)）]/u.test(piece.text.slice(open))) return [piece];
  return [slice(piece, 0, open), trimSeparators(slice(piece, open + 1))];
}
