import { DRIVING_LICENCE } from "../../../lexicon/driving-licences.ts";
import { foldText } from "../../../text/fold.ts";
import type { CertificateDraft } from "../draft.ts";
import type { Line } from "../layout/lines.ts";
import { extract, slice } from "../layout/text-span.ts";

const CLASS =
  /^(?:klasse|clase|categor[ií]a|category|cat\.)?\s?[A-E]\d?E?(?:(?:,\s?|\s(?:y|und|et|e|and)\s)[A-E]\d?E?)*(?![\p{L}\d])/iu;

/** The driving licence of a line ("Führerschein: Klasse B", "Permis B"), or none. */
export function licenceIn(line: Line): CertificateDraft[] {
  const { text } = line.piece;
  const folded = foldText(text);
  // Where folding changes the length, places in both differ.
  if (text.length > 200 || folded.length !== text.length) return [];
  const match = DRIVING_LICENCE.exec(folded);
  if (match === null) return [];
  const at = match.index + match[0].length;
  const of = CLASS.exec(text.slice(at))?.[0];
  if (of === undefined) return [];
  const from = /[:：\t]| {2}/.test(match[0]) ? at : match.index;
  // One letter alone names nothing.
  if (/^\s?\p{Lu}$/u.test(of) && from === at) return [];
  const name = extract(slice(line.piece, from, at + of.length), 0.9);
  return name === undefined ? [] : [{ name }];
}

/** Whether a certificate is a permission to drive. */
export function isLicence({ name }: CertificateDraft): boolean {
  return DRIVING_LICENCE.test(foldText(name.value));
}
