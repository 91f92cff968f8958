import { organisationWord } from "../../lexicon/organisations.ts";
import { type Doc, sliceSpan, type TextSpan } from "../doc.ts";
import type { Labelled } from "../labelled.ts";
import { containsInstructions } from "../prompt-injection.ts";
import { isConfirmed } from "./company-evidence.ts";
import { isNameLike, nameOf } from "./company-name.ts";
import { namedClient, statedEmployer } from "./company-phrases.ts";
import { headPieces } from "./head.ts";
import { legalName } from "./legal-name.ts";

const HEAD_REACH = 4;

/** The employer: a labelled line, an agency's client, a phrase used only of employers, or the name beside the title. */
export function findCompany(doc: Doc, labelled: Labelled, title: TextSpan | undefined): TextSpan | undefined {
  for (const piece of labelled.get("company") ?? []) {
    const isName = piece.text.length >= 2 && piece.text.length <= 100 && !/[.!?。] |[!?。]$/.test(piece.text);
    if (isName && !containsInstructions(piece.text))
      return sliceSpan(piece, 0, / \(| - (?=\p{Ll})/u.exec(piece.text)?.index);
  }
  const client = namedClient(doc);
  if (client !== undefined) return client;
  if (
    /(?:our|its|my|their) client|notre client|nos clients|nuestro cliente|azienda cliente|unser(?:en)? kunde/iu.test(
      doc.folded.slice(0, 5000),
    )
  )
    return undefined;
  return beside(doc, title) ?? statedEmployer(doc) ?? legalName(doc);
}

/** A name near the title that the text shows to be an employer's. */
function beside(doc: Doc, title: TextSpan | undefined): TextSpan | undefined {
  const pieces = headPieces(doc);
  const at =
    title === undefined
      ? -1
      : pieces.findIndex(({ start, end }) => start <= title.start && end >= title.start);
  const near = pieces
    .map((piece, index) => ({ piece: nameOf(piece), distance: at === -1 ? index : Math.abs(index - at) }))
    .filter(
      ({ piece, distance }) =>
        distance <= HEAD_REACH && isNameLike(piece.text) && piece.start !== title?.start,
    )
    .sort((left, right) => left.distance - right.distance)
    .map(({ piece }) => piece);
  return (
    near.find((piece) => organisationWord.test(piece.text)) ?? near.find((piece) => isConfirmed(doc, piece))
  );
}
