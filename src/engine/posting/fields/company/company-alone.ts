import { cutAt } from "../../../text/cuts.ts";
import type { Doc } from "../../../text/doc.ts";
import { isPlaceName } from "../../../text/names/place-names.ts";
import type { Piece } from "../../../text/piece.ts";
import { isNameLike, looksLikeOrganisation, nameOf } from "./company-name.ts";

const MAX_ONE_LINER = 500;

/** In a short advert the number to call is after the employer's name. */
function isBeforePhone(text: string): boolean {
  return /^(?:(?:tel|tél|tfno|fon|phone|call|ring|box)\.? |[+(]?\d[\d ()/-]{5,})/iu.test(text.trim());
}

/** "Call Joe", before the number. */
const call =
  /^(?:call|ring|phone|text|contact|ask|whatsapp|anruf|kontakt|appele[rz]|contacte[rz]|llam[ae]r?|lig(?:ue|ar))(?!\p{L})/iu;

/** The employer of a one-line advert, if a part is only a name: "Cook needed, Oslo. Blue Fjord Hotel. Call now". */
export function namedAlone(doc: Doc, title: Piece | undefined): Piece | undefined {
  if (doc.text.length > MAX_ONE_LINER) return undefined;
  const parts = doc.lines.flatMap((line) =>
    cutAt(line, /(?<!\bDr|\bTel|\btel)[.!?](?=\s|$)|,\s|\s[-|]\s|\s(?=[+(]?0\d[\d ]{7,})/gu),
  );
  const found = parts.find(
    (piece, index) =>
      piece.start !== title?.start &&
      /\s/.test(piece.text) &&
      isNameLike(piece.text) &&
      !call.test(piece.text) &&
      (looksLikeOrganisation(piece.text) ||
        isBeforePhone(parts[index + 1]?.text ?? "") ||
        (/^(?:\p{Lu}[\p{L}'&-]*\s?)+$/u.test(piece.text) &&
          isPlaceName((parts[index + 1]?.text ?? "").replace(/ \([^()]*\)$/u, "")))),
  );
  return found && nameOf(found);
}
