import { whyNotHeld } from "../../../held/not-held.ts";
import { notHeldReasons } from "../../../lexicon/held/types.ts";
import {
  certificateWords,
  DRIVING_LICENCE,
  DRIVING_LICENCE_ENGLISH,
  licenceWords,
} from "../../../lexicon/studies/credentials.ts";
import { splitAt, splitCommas } from "../../../text/cuts.ts";
import { foldText } from "../../../text/fold.ts";
import { createTerms } from "../../../text/names/terms.ts";
import { type Piece, slice } from "../../../text/piece.ts";
import type { CertificateDraft } from "../draft.ts";
import { isNotYetHeld } from "../entries/papers/not-yet-held.ts";
import { extract } from "../extraction.ts";
import type { Line } from "../layout/lines.ts";
import { contactMarks } from "../layout/marks.ts";

/** Papers by their usual names. */
export const findPapers = createTerms({ paper: `${certificateWords}|${licenceWords}` });

const CLASS =
  /^(?:klassen?|classes?|clase|categor[ií]as?|category|cat[ée]gorie|cat\.|kl\.|kat\.|kategori[ai]i?|sk\.|skupin[ay]|tipo)?\s?[A-E]{1,2}\d?E?(?:(?:,\s?|\s(?:y|und|et|e|and)\s)[A-ELMT]\d?E?)*(?![\p{L}\d]|['’]\p{L})/iu;

/** The classes behind an English licence, in capitals: "a plus" is no class. */
const CLASSES_BEHIND =
  /^\s?[:,(–-]?\s{0,3}(?:(?:[Cc]ategor(?:y|ies)|[Cc]at\.?|[Cc]lass(?:es)?|[Cc]odes?)\s)?[A-E]1?E?(?:(?:,\s?|\s(?:and|or)\s|\s?[&+/]\s?)[A-E]1?E?)*\)?(?![\p{L}\d])/u;

/** What follows a class and belongs to the licence: "(unbefristet), Modul 95 gültig bis 09/2028". */
const STATE =
  /^[(,;–-]?\s*(?:\(?(?:unbefristet|gültig|valid|válido|valable|expires|exp\.?|mit|with|con|avec|inkl\.?|incl\.?)(?!\p{L})|\(?(?:modul|module|code|kode|schlüsselzahl|c)\s?95)/iu;

/** What joins a licence and another paper. */
const JOINED = /^\s?(?:,|;|\+|&|\/|\|)?\s?(?:(?:und|sowie|and|et|y|e|en|i|och|og)\s)?/u;
const LONGEST_PAPER = 40;

/** The driving licence in a line ("Führerschein: Klasse B", "Permis B") and the paper beside it, or none. */
export function licenceIn(line: Line): CertificateDraft[] {
  const licences = drivingIn(line);
  const end = (licences[0]?.name.span[1] ?? line.piece.end) - line.piece.start;
  const joint = JOINED.exec(line.piece.text.slice(end))?.[0].length ?? 0;
  const rest = slice(line.piece, end + joint);
  const isPaper = joint > 1 && rest.text.length <= LONGEST_PAPER && findPapers(rest.text)[0]?.start === 0;
  const beside = isPaper && !isNotYetHeld(rest.text) ? extract(rest, 0.85) : undefined;
  return beside ? [...licences, { name: beside }] : licences;
}

function drivingIn(line: Line): CertificateDraft[] {
  const { text } = line.piece;
  const labelled = labelledClasses(line);
  if (labelled) return [labelled];
  const folded = foldText(text);
  // If folding changes the length, positions in the two differ.
  if (text.length > 600 || folded.length !== text.length) return [];
  return licenceOf(line, text, folded).filter(({ name }) => {
    const start = name.span[0] - line.piece.start;
    const end = start + name.value.length;
    // "G2 driver's licence (Ontario): not yet, road test booked"
    const [remark = ""] = text.slice(end).split(/[,;]/u);
    return !isNotYetHeld(remark) && whyNotHeld(text, { start, end }, undefined, refused) === undefined;
  });
}

/** "LICENCE: category B and C since 2010": of a label and classes, both are the name. */
function labelledClasses({ piece, whole }: Line): CertificateDraft | undefined {
  const label = /^[^\p{L}]*(?:driving |driver['’]?s? )?licen[cs]es?\s?[:–-]\s*/iu.exec(whole.text)?.[0];
  const of =
    /^(?:category|categories|class|classes|cat\.)\s/i.test(piece.text) &&
    CLASSES_BEHIND.exec(piece.text)?.[0];
  if (label === undefined || !of || !whole.text.endsWith(piece.text)) return undefined;
  const name = extract(slice(whole, 0, label.length + of.length), 0.9);
  return name && { name };
}

/** What is said of a licence that its writer does not have: planned, taken away, or of another person. */
const refused = [...notHeldReasons, "lapsed"] as const;

function licenceOf(line: Line, text: string, folded: string): CertificateDraft[] {
  const english = DRIVING_LICENCE_ENGLISH.exec(folded);
  if (english !== null) {
    // "Motorcycle and car driving licence": it starts before the known words.
    if (/[\p{L})]\s*$/u.test(text.slice(0, english.index))) return [];
    const end = english.index + english[0].length;
    const classes = CLASSES_BEHIND.exec(text.slice(end))?.[0].length ?? 0;
    const whole = slice(line.piece, english.index, end + classes);
    return [extract(whole, 0.9)].flatMap((name) => (name === undefined ? [] : [{ name }]));
  }
  const match = DRIVING_LICENCE.exec(folded);
  if (match === null) return [];
  const at = match.index + match[0].length;
  const of = CLASS.exec(text.slice(at))?.[0];
  // "Carné de manipulador": no class, but a word.
  if (of === undefined || /^\s?(?:de|da|a|e|d)$/u.test(of)) return [];
  // "C1" alone means nothing; "Klasse B" does.
  const isNamed = /[:：\t]| {2}/.test(match[0]) && /\p{Ll}/u.test(of);
  const from = isNamed ? at : match.index;
  const rest = /\S.*$/su.exec(text.slice(at + of.length))?.[0] ?? "";
  const end = STATE.test(rest) ? text.trimEnd().length : at + of.length;
  const name = extract(slice(line.piece, from, end), 0.9);
  return name === undefined ? [] : [{ name }];
}

/** True if a certificate is a driving licence. */
export function isLicence({ name }: CertificateDraft): boolean {
  const folded = foldText(name.value);
  return DRIVING_LICENCE.test(folded) || DRIVING_LICENCE_ENGLISH.test(folded);
}

const REGISTERED =
  /(?<!\p{L})(?:registration|registered|registro|registre|licen[cs]e|licencia|licenza|PIN|albo|colegiad[oa]|barreau)(?!\p{L})/iu;
const NUMBERED = /(?<![\p{L}\d])(?:n\.?\s?[º°o]?\.?|nr\.?|#)\s?\d{2,}/iu;
const NUMBER = /(?<!\d)(?!(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d(?!\d))\d[\p{Lu}\d./-]{3,}|(?:\d{3,4} ){2,}\d/u;
/** Numbers of persons, firms and things. */
const OTHER_NUMBER =
  /@|\+\d|https?:|(?<!\p{L})(?:passport|identi\p{L}*|cédula de|dni|nif|nie|cpf|rut|curp|driv\p{L}*|vehicle|company|vat|tax|student|voter|address|office|insurance n|mobile|phone|tel|plate)(?!\p{L})/iu;
const beside = new RegExp(`(?<![:：]\\s*)(?:${contactMarks.source})`, "g");

/** The registrations in a line of a person's details: "NMC PIN: 11B2047E", "Contadora – CRC SP-000000/O-0". */
export function registrationsIn({ piece }: Line): CertificateDraft[] {
  if (piece.text.length > 300) return [];
  return splitAt(piece, beside).flatMap((segment) => {
    const { text } = segment;
    if (OTHER_NUMBER.test(text) || isNotYetHeld(text) || DRIVING_LICENCE.test(foldText(text))) return [];
    const parts = [...splitCommas(segment), ...(NUMBERED.test(text) ? [segment] : [])];
    const name = extract(parts.find(isRegistration), 0.85);
    return name === undefined ? [] : [{ name }];
  });
}

function isRegistration({ text }: Piece): boolean {
  const isNumbered = NUMBER.test(text) || NUMBERED.test(text);
  return isNumbered && (REGISTERED.test(text) || findPapers(text).length > 0);
}
