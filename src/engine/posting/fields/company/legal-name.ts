import { legalForms, recruiterWord } from "../../../lexicon/organisations.ts";
import { cutsOf, segments } from "../../../text/cuts.ts";
import type { Doc } from "../../../text/doc.ts";
import { type Piece, pieceOf, slicePart } from "../../../text/piece.ts";
import { namesRole } from "../title/roles.ts";
import { looksLikeOrganisation } from "./company-name.ts";

const legalLine = new RegExp(`^[\\p{L}\\p{N}&.,'+ -]{2,60} ${legalForms}$`, "u");

/** True if a name ends with a legal form. */
export function hasLegalForm(text: string): boolean {
  return legalLine.test(text);
}

/** True if a name has a word for organisations or a legal form. */
export function isFirm(name: string): boolean {
  return looksLikeOrganisation(name) || hasLegalForm(name);
}

const legalInText = new RegExp(
  `(?<!\\p{L})((?:(?!(?:Die|Der|Wir|The|Bei|At|Für|La|Le|El)\\b)\\p{Lu}[\\p{L}\\p{N}&'.-]{1,30}(?<!\\p{L}{4}\\.),? (?:(?:&|das?|dos?|del?|della?|di|des?|of|and|und|et|y|e) )?){1,5}${legalForms})(?![\\p{L}])`,
  "u",
);
/** A name with its legal form, in a heading line or the first sentences. */
export function legalName(doc: Doc): Piece | undefined {
  const name = legalNameIn(doc);
  const comma = name?.text.indexOf(", ") ?? -1;
  // "Cashier, Market Sarja Oy": the job comes first.
  return name !== undefined && comma > 0 && namesRole(name.text.slice(0, comma))
    ? slicePart(name, comma + 2)
    : name;
}

function legalNameIn(doc: Doc): Piece | undefined {
  const head = doc.lines.filter((line) => line.text !== "" && line.text.length < 200).slice(0, 8);
  for (const segment of head.flatMap(segments).flatMap(dashed)) {
    if (legalLine.test(segment.text) && !/[a-z]: /.test(segment.text) && !recruiterWord.test(segment.text))
      return segment;
  }
  const signed = new Set(
    doc.lines
      .filter(({ text }) => text.length < 100 && legalLine.test(text.trim()) && !recruiterWord.test(text))
      .map(({ text }) => text.trim()),
  );
  const [only, another] = signed;
  if (only !== undefined && another === undefined) {
    const start = doc.folded.indexOf(only);
    return pieceOf(only, start);
  }
  const anywhere = legalInText.exec(doc.folded.slice(0, 1500));
  if (anywhere?.[1] === undefined || recruiterWord.test(anywhere[1])) return undefined;
  if (/trading name|group|©/i.test(doc.folded.slice(Math.max(0, anywhere.index - 40), anywhere.index)))
    return undefined;
  const start = anywhere.index + anywhere[0].length - anywhere[1].length;
  return pieceOf(anywhere[1], start);
}

function dashed(piece: Piece): Piece[] {
  const cuts = cutsOf(piece, / - | (?:at|bei|chez) (?=\p{Lu})/gu, undefined, slicePart);
  return cuts.map((cut) => cut.piece);
}
