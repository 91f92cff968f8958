import { isTown } from "../../../text/names/towns.ts";
import { type Piece, slice } from "../../../text/piece.ts";
import { employerScore, endsWithRoleWord, leaning } from "../sections/classify.ts";
import { isProperName } from "../sure/proper-name.ts";

/** "Paralegal Dunmore Legal Partners" above a place: a title and an employer without a separator. */
export function splitGlued<
  Part extends { readonly piece: Piece; readonly lean: number; readonly sign: string },
>(part: Part): Part[] {
  const { piece } = part;
  const at = [...piece.text.matchAll(/(?<=\p{L}) (?=\p{Lu})/gu)].findLast(({ index }) => {
    const [title, employer] = [piece.text.slice(0, index), piece.text.slice(index + 1)];
    return (
      !isKindBefore(employer) &&
      endsWithRoleWord(title) &&
      // "Oberärztin Kardiologie, Klinikum Hardtwald"
      employerScore(employer.split(",")[0] ?? "") >= 1 &&
      leaning(employer) < 0 &&
      isProperName(employer)
    );
  });
  if (at === undefined || part.lean >= 3) return [part];
  return [slice(piece, 0, at.index), slice(piece, at.index)].map((one, order) => ({
    ...part,
    piece: one,
    lean: leaning(one.text),
    sign: order === 0 ? part.sign : "gap",
  }));
}

/**
 * "Spedition, Example Transporte KG", "EHPAD, Résidence Exemple": a kind of employer belongs to the title if the
 * employer's name follows.
 */
export function isKindBefore(text: string): boolean {
  const [kind = "", name = ""] = text.split(", ");
  const isName = leaning(name) < 0 || (/^\p{Lu}[\p{L}.'’-]* \p{Lu}/u.test(name) && !isTown(name));
  return !kind.includes(" ") && employerScore(kind) > 0 && isName;
}
