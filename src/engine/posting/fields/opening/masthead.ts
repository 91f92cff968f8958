import { employerBehind } from "../../../lexicon/hiring.ts";
import { atWords, isShapedLikeTown, nearWords } from "../../../lexicon/places/locatives.ts";
import { type Doc, oncePerDoc } from "../../../text/doc.ts";
import { isPlaceName } from "../../../text/names/place-names.ts";
import { type Piece, slicePart } from "../../../text/piece.ts";
import { sentencesOf } from "../../../text/sentences.ts";
import { isHeading } from "../../requirements/headings/headings.ts";
import { canBeEmployer, isNameLike, looksLikeOrganisation } from "../company/company-name.ts";
import { hasLegalForm } from "../company/legal-name.ts";
import { isTermOfJob } from "../head.ts";
import { stripTail } from "../title/title-tail.ts";
import { isSentence, isTitleLine } from "../title-line.ts";
import type { Opening } from "./hiring-sentence.ts";

const LONGEST = 130;
const mark = new RegExp(
  `\\s?[|·•]\\s|\\s-\\s|:\\s|,\\s|\\s?\\(|\\),?|\\s(?:${employerBehind})\\s(?=(?:(?:the|der|dem|die|la|le|il)\\s)?\\p{Lu})|\\s(?:${atWords}|${nearWords})\\s(?=\\p{Lu})`,
  "giu",
);
const leadsToEmployer = new RegExp(`^\\s(?:${employerBehind})\\s$`, "iu");
const leadsToPlace = new RegExp(`^\\s(?:${atWords}|${nearWords})\\s$`, "iu");

interface Part {
  piece: Piece;
  /** What stands before it. */
  mark: string;
}

/** The job, its employer and its place in one line, kept apart by what leads to each: "Nurse - Little Acorns (Didcot)". */
export const masthead = oncePerDoc(readMasthead);

function readMasthead(doc: Doc): Opening | undefined {
  const line = doc.lines.find(({ text }) => text.trim() !== "");
  const head = line && sentencesOf(line)[0];
  if (head === undefined || head.text.length > LONGEST || isSentence(head.text)) return undefined;
  const parts = partsOf(head);
  const role = parts.findIndex(({ piece }) => isTitleLine(piece) && !isOrganisation(piece.text));
  if (role === -1 || parts.length < 2) return undefined;
  const title = parts[role]?.piece;
  const names = parts.filter(
    ({ piece: { text } }, index) =>
      index !== role && isNameLike(text) && canBeEmployer(text) && !isTermOfJob(text) && !isHeading(text),
  );
  const towns = parts.filter(({ piece, mark: led }, index) => index !== role && isPlace(piece.text, led));
  const others = names.filter((one) => !towns.includes(one));
  const employer =
    others.find(({ piece }) => isOrganisation(piece.text)) ??
    others.find(({ mark: led }) => leadsToEmployer.test(led)) ??
    // Of two names left, the last is the town; one name beside a town is the employer.
    (others.length + towns.length >= 2
      ? others.find(({ piece }) => /[\p{L}.] \S|\p{Ll}[-'’]?\p{Lu}/u.test(piece.text))
      : undefined);
  const place =
    towns[0] ??
    (employer !== undefined && (isOrganisation(employer.piece.text) || leadsToEmployer.test(employer.mark))
      ? others.find((one) => parts.indexOf(one) === parts.indexOf(employer) + 1)
      : undefined);
  return {
    ...(title && { title: stripTail(title) }),
    ...(employer && { employer: employer.piece }),
    ...(place && { place: place.piece }),
  };
}

function isOrganisation(text: string): boolean {
  return looksLikeOrganisation(text) || hasLegalForm(text);
}

function isPlace(text: string, led: string): boolean {
  if (isOrganisation(text) || !/^\p{Lu}/u.test(text)) return false;
  return isPlaceName(text) || (leadsToPlace.test(led) && isShapedLikeTown(text));
}

function partsOf(head: Piece): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let before = "";
  const add = (to: number): void => {
    const piece = slicePart(head, from, to);
    if (piece.text !== "") parts.push({ piece, mark: before });
  };
  for (const { 0: said, index } of head.text.matchAll(mark)) {
    add(index);
    from = index + said.length;
    before = said;
  }
  add(head.text.length);
  return parts;
}
