import { publicBody } from "../../../lexicon/organisations.ts";
import type { Doc } from "../../../text/doc.ts";
import { findPlaceNames } from "../../../text/names/place-names.ts";
import { type Piece, pieceOf, slicePart } from "../../../text/piece.ts";
import type { Labelled } from "../../labelled.ts";
import { containsInstructions } from "../../prompt-injection.ts";
import { isHeading } from "../../requirements/headings/headings.ts";
import { isOfBoard, isTermOfJob } from "../head.ts";
import { looksLikeOrganisation } from "./company-name.ts";

/** Text in place of an employer who does not want to be named. */
export const hidden =
  /^(?:(?:strictly )?confidential\p{L}*|vertraulich|anonym\p{L}*|undisclosed|not disclosed|private|n\/a|tba)(?: (?:company|employer|client))?$/iu;

/** Text alone above a labelled title, at most two lines: the form in which a board writes employers. */
export function aboveTitle({ text, lines }: Doc, labelled: Labelled): Piece | undefined {
  const title = labelled.get("title")?.[0]?.start ?? -1;
  const at = lines.findIndex(({ start, end }) => start <= title && title <= end);
  const above = lines
    .slice(0, Math.max(0, at))
    .filter((line) => line.text.trim() !== "" && !isOfBoard(line.text));
  const [first, second, third] = above;
  if (first === undefined || third !== undefined) return undefined;
  const name = ofTwoLines(text, first, second);
  return isLetterhead(name.text) ? name : undefined;
}

/** The name in one or two lines: the one that is an organisation, or a long name that continues on the second. */
function ofTwoLines(text: string, first: Piece, second: Piece | undefined): Piece {
  if (second !== undefined && ofPart.test(second.text.trim())) return ofOneLine(first);
  if (second !== undefined && looksLikeOrganisation(second.text.trim()) && !looksLikeOrganisation(first.text))
    return ofOneLine(second);
  if (second !== undefined && publicBody.test(second.text.trim())) return ofOneLine(second);
  const isOneName = second === undefined || /^\p{Lu}.{30}/u.test(first.text);
  const last = isOneName ? (second ?? first) : first;
  return ofOneLine(pieceOf(text.slice(first.start, last.end), first.start));
}

function ofOneLine(piece: Piece): Piece {
  const whole = trimmed(piece);
  const dash = whole.text.indexOf(" - ");
  const isParted =
    dash > 0 && ofPart.test(whole.text.slice(dash + 3)) && looksLikeOrganisation(whole.text.slice(0, dash));
  return isParted ? slicePart(whole, 0, dash) : whole;
}

/** A part of an employer, after its name: "Town of Exampleton - Department of Works". */
const ofPart =
  /^(?:department|dept|division|office|abteilung|amt|service|direction|departamento|área|secretaria) /iu;

function isLetterhead(text: string): boolean {
  return (
    /^["“„«]?[\p{Lu}\p{N}]/u.test(text) &&
    text.length >= 3 &&
    text.length <= 120 &&
    !/[:!?@,]$|[:!?@]|\p{Extended_Pictographic}|^(?:We're|We are|Wir sind|Nous sommes|Somos|Bonjour|Hello|Hallo|Hola)(?!\p{L})|https?|(?<!\b(?:Ltd|Inc|Corp|Co|\p{Lu}))\.$/u.test(
      text,
    ) &&
    !hidden.test(text) &&
    !isTermOfJob(text) &&
    !isHeading(text) &&
    !findPlaceNames(text) &&
    !containsInstructions(text)
  );
}

function trimmed(piece: Piece): Piece {
  const from = piece.text.search(/\S/);
  return slicePart(piece, from, piece.text.trimEnd().length);
}
