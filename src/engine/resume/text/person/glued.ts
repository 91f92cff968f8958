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
    const [name = "", next = ""] = employer.split(", ");
    // "Sachbearbeiter Spedition, Example Transporte KG": the employer follows, and the word is of the title.
    const isOfTitle = !name.includes(" ") && leaning(next) < 0 && employerScore(next) >= employerScore(name);
    return (
      !isOfTitle &&
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
