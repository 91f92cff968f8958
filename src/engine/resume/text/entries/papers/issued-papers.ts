import { type Piece, slice } from "../../../../text/piece.ts";
import type { CertificateDraft } from "../../draft.ts";
import { type Extraction, extract } from "../../extraction.ts";
import type { Line } from "../../layout/lines.ts";
import { findPeriods } from "../dates/dates.ts";
import { labelsOf } from "../entry-labels.ts";

const ISSUED =
  /^(?:issued|emitid[oa] em|expedid[oa] (?:en|el)|expedici[óo]n:|d[ée]livr[ée]e? (?:en|le)|date de délivrance|ausgestellt|rilasciat[oa]|uitgegeven)(?!\p{L})/iu;
const CREDENTIAL =
  /^(?:credential id|(?:show|see) credential|(?:exibir|ver|mostrar) (?:a )?credencial|(?:c[óo]digo|id) da credencial|id de la credencial|afficher|nachweis|bescheinigungs-id|mostra credenziale)/iu;

/** The certificates of a profile, whose name, issuer and date are on separate lines, and all other lines. */
export function takeIssued(lines: readonly Line[]): { papers: CertificateDraft[]; rest: Line[] } {
  const dates = lines.flatMap(({ piece }, index) => (ISSUED.test(piece.text) ? [index] : []));
  if (dates.length === 0) return { papers: [], rest: [...lines] };
  const used = new Set<number>();
  const papers = dates.flatMap((at) => {
    const [name, by] = [lines[at - 2], lines[at - 1]];
    if (name === undefined || by === undefined || [name, by].some(isOther)) return [];
    for (const index of [at - 2, at - 1, at]) used.add(index);
    const [issued, expires] = findPeriods(lines[at]?.piece ?? by.piece);
    const title = extract(name.piece, 0.9);
    if (title === undefined) return [];
    return [{ name: title, date: issued?.start, endDate: expires?.start, issuer: extract(by.piece, 0.85) }];
  });
  return { papers, rest: lines.filter((line, index) => !used.has(index) && !isOther(line)) };
}

function isOther({ piece }: Line): boolean {
  return ISSUED.test(piece.text) || CREDENTIAL.test(piece.text);
}

/** "Licence      Valid from      Expires" */
export function isHeadOfDates(text: string): boolean {
  const [first, ...others] = text.split(/\t+| {2,}/);
  const isDates = (label: string) =>
    (["from", "to", "dates"] as const).some((kind) => labelsOf(label).has(kind));
  return first !== undefined && others.length > 0 && others.every(isDates);
}

/** "03/02/2006      02/02/2029" behind the name: from when to when it is valid. */
const COLUMNS_OF_DATES = /(?:\t+| {2,})(\d[\d./-]{5,9})(?:\t+| {2,})(?:(\d[\d./-]{5,9})|[–—-])$/;

/** A paper in a table with the dates from and to which it is valid. */
export function datedColumns(piece: Piece): { name: Piece; from?: Extraction; to?: Extraction } | undefined {
  const [both, from = "", to = ""] = COLUMNS_OF_DATES.exec(piece.text) ?? [];
  if (both === undefined) return undefined;
  const at = piece.text.length - both.length;
  const dateIn = (start: number, length: number) =>
    findPeriods(slice(piece, start, start + length))[0]?.start;
  return {
    name: slice(piece, 0, at),
    from: dateIn(piece.text.indexOf(from, at), from.length),
    to: dateIn(piece.text.length - to.length, to.length),
  };
}
