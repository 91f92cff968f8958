import type { CertificateDraft } from "../../draft.ts";
import { extract } from "../../extraction.ts";
import type { Line } from "../../layout/lines.ts";
import { findPeriods } from "../dates/dates.ts";

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
