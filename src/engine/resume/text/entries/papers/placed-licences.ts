import { REGION_CODES } from "../../../../lexicon/places/places.ts";
import { jurisdictionsIn, withoutJurisdictions } from "../../../../places/jurisdictions.ts";
import { type Piece, slice } from "../../../../text/piece.ts";
import type { CertificateDraft } from "../../draft.ts";
import { extract } from "../../extraction.ts";
import type { Line } from "../../layout/lines.ts";
import { findPeriods } from "../dates/dates.ts";

/** Headings for one kind of licence. The lines below need only say where it is valid. */
const LICENCES =
  /^(?:(?:bar|court|state|professional|nursing|teaching|medical|rn|attorney|legal) ){0,2}(?:admissions?|bar memberships?|licen[cs](?:es?|ures?)|registrations?|admitted to practi[cs]e)$|^(?:anwalts|berufs)?zulassung(?:en)?$|^approbation(?:en)?$|^inscriptions? (?:au|à l['’]) ?(?:barreau|ordre)$|^(?:colegiaci[oó]n|colegiaciones|licencias? profesional(?:es)?)$|^inscri[çc][õo]es? (?:na|da) oab$/iu;
/** Headings for driving licences. The lines below need only name classes. */
const DRIVING =
  /^(?:führerschein(?:e|klassen?)?|fahrerlaubnis(?:se|klassen)?|permis(?: de conduire)?|driving licen[cs]es?|(?:permiso|carn[ée]t?) de conducir|carta de condução|patent[ei]|rijbewijs)\s?:?$/iu;
const CLASSES =
  /^(?:klassen?|classes?|clases?|categor\p{L}+)?\s?(?:AM|[A-DLT]\d?E?)(?:(?:\s?[,/+]\s?|\s(?:and|und|et|y|e)\s)(?:AM|[A-DLT]\d?E?))*(?=$|\s?[(;–-])/iu;
/** Words for authorities around a place's name. */
const AROUND = /\b(?:state|commonwealth|province|supreme|court|of|the|bar)\b|[\s.,:–—-]/giu;

/**
 * The licence in a line that only says where it is valid ("New Jersey, 2010 (active)") or names its classes, with its
 * heading as its name; undefined if the heading is not one kind of licence or the line has more than a place.
 */
export function placedUnder(heading: Piece | undefined, { piece }: Line): CertificateDraft[] | undefined {
  if (heading === undefined) return undefined;
  if (isOfDriving(heading) && CLASSES.test(piece.text)) {
    const name = extract(piece, 0.85);
    return name && [{ heading: extract(heading, 0.85), name }];
  }
  if (!LICENCES.test(heading.text.replace(/:$/, "").trim())) return undefined;
  const [date] = findPeriods(piece);
  const bracket = piece.text.indexOf("(");
  const ends = [date?.from ?? piece.text.length, bracket < 0 ? piece.text.length : bracket];
  const place = slice(piece, 0, Math.min(...ends), { before: /\s/, after: /[\s,:–—-]/ });
  if (!isPlaceOnly(place.text)) return undefined;
  const name = extract(saysState(piece.text) ? piece : place, 0.85);
  if (name === undefined) return undefined;
  const granted = saysState(piece.text) ? undefined : date?.start;
  return [{ heading: extract(heading, 0.85), name, date: granted }];
}

/** True if a heading is of driving licences. */
export function isOfDriving(heading: Piece | undefined): boolean {
  return heading !== undefined && DRIVING.test(heading.text.trim());
}

/** True if a text only names where something is valid: "New Jersey", "State Bar of Texas". */
export function isPlaceOnly(text: string): boolean {
  return jurisdictionsIn(text).length > 0 && withoutJurisdictions(text).replace(AROUND, "") === "";
}

/** True for a short name with where it is valid: "CPA, Texas", "CDL Class A, KS", unlike "NY, USA". */
export function isPlacedName(text: string): boolean {
  const first = /^(?:Class [A-D] )?([A-Z][A-Z\d/+-]{1,7})(?: Class [A-D])?, /.exec(text)?.[1];
  return first !== undefined && !REGION_CODES.has(first);
}

/** Says whether a certificate is still valid. Such a line keeps all its words, and its dates are not interpreted. */
const STATE =
  /(?:(?<=[(,:;–—-] ?)active\b)|\b(?:inactive|retired|renewed|reinstated|revoked|surrendered|suspended|current (?:through|until|to)|planned|expected|anticipated|pending|in progress|candidate|studying|preparing|enrolled|working towards?|not completed|expired|lapsed|geplant|angestrebt|laufend|in ausbildung|abgelaufen|prévue?s?|en cours|en préparation|expirée?|previst[oa]s?|en curso|en preparación|caducad[oa]|vencid[oa]|expirad[oa]|périmée?s?|scadut[oa]|verlopen|vervallen|utgången|utgångna|udløbet|utløpt|wygas[łl]\p{L}*|niewa[żz]n[aey])(?![\p{L}])/iu;

/** Whether words say if a certificate is still valid. */
export function saysState(text: string): boolean {
  return STATE.test(text);
}
