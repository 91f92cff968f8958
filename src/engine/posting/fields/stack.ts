import { recruiterWord } from "../../lexicon/organisations.ts";
import type { Doc } from "../../text/doc.ts";
import { isPlaceName } from "../../text/names/place-names.ts";
import { type Piece, slicePart } from "../../text/piece.ts";
import { findUnreadLanguage } from "../../text/text-language.ts";
import { labelField } from "../labels.ts";
import { isHeading } from "../requirements/headings/headings.ts";
import { holdsPlace } from "./company/company-and-place.ts";
import { isNameLike, looksLikeOrganisation, nameOf } from "./company/company-name.ts";
import { hasLegalForm } from "./company/legal-name.ts";
import { isTermOfJob } from "./head.ts";
import { townOf } from "./places/towns.ts";
import { namesRole } from "./title/roles.ts";

/** The lines below the title at the top of a page, each alone: the employer, then the place. */
export interface Stack {
  title?: Piece;
  employer?: Piece;
  place?: Piece;
}

const MAX_LINE = 80;
const LEAST_PROSE = 60;

/** "Mechanic III", "Example Trucks SA", "Las Palmas": lines that boards and pages show above their text. */
export function readStack(doc: Doc): Stack {
  const { lines } = doc;
  const [title, first, second, third] = lines.filter(({ text }) => text.trim() !== "");
  if (title === undefined || first === undefined || !isLine(title) || !isLine(first)) return {};
  const parted = byDepartement.exec(first.text);
  if (parted !== null) {
    const [, employer = "", , place = ""] = parted;
    return {
      employer: slicePart(first, 0, employer.length),
      place: slicePart(first, first.text.length - place.length),
    };
  }
  if (findUnreadLanguage(doc.text)) return byOrder(lines, [title, first, second]);
  if (!namesRole(title.text) || looksLikeOrganisation(title.text)) return {};
  const both = employerAndPlace(first);
  if (both !== undefined) return both;
  if (isPlace(first)) return { place: trimmed(first) };
  const isAboveText =
    second !== undefined &&
    third !== undefined &&
    (third.text.length >= LEAST_PROSE || isParted(lines, second));
  if (!isAboveText || !isLine(second) || !isName(first)) return {};
  const isOfEmployer = looksLikeOrganisation(first.text) || hasLegalForm(first.text);
  if (!isOfEmployer && !isPlace(second) && !isTownOf(doc, second)) return {};
  const place = isPlace(second) || townOf(second) !== undefined ? { place: trimmed(second) } : {};
  return { employer: withoutRegion(first), ...place };
}

/**
 * In a language without a reader only the order helps: three short lines are title, employer and place, and a
 * single one is a title.
 */
function byOrder(
  lines: readonly Piece[],
  [title, employer, place]: [Piece, Piece, Piece | undefined],
): Stack {
  if (isParted(lines, title)) return { title: trimmed(title) };
  const isWhole =
    place !== undefined && isLine(place) && isParted(lines, place) && townOf(place) !== undefined;
  return isWhole ? { title: trimmed(title), employer: trimmed(employer), place: trimmed(place) } : {};
}

/** True if the text mentions a name again as a town: "based in Example", "our Example centre". */
function isTownOf({ folded }: Doc, line: Piece): boolean {
  const name = townOf(line)?.text;
  if (name === undefined) return false;
  const escaped = name.replace(/[.'()]/g, "\\$&");
  return new RegExp(`(?:based (?:in|at)|located in|situated in|our|,) ${escaped}(?!\\p{L})`, "u").test(
    folded.slice(line.end),
  );
}

/** "LES ATELIERS EXEMPLE - 68 - COLMAR", in the form of the French employment service. */
const byDepartement = /^(.{2,60}?) - (\d{2,3}|2[AB]) - (\p{Lu}[\p{L}' -]{1,40})$/u;

function isParted(lines: readonly Piece[], { end }: Piece): boolean {
  const next = lines.find(({ start }) => start > end);
  return next?.text.trim() === "";
}

function isLine({ text }: Piece): boolean {
  return (
    text.length <= MAX_LINE &&
    !/[.!?:;,]\s*$|\s[|·•]\s|\t|^\s*[-*•>]/u.test(text.replace(/(?<=\p{L}{2}|\p{Lu})\.$/u, "")) &&
    labelField(text.split(":")[0] ?? "") === undefined &&
    !isHeading(text)
  );
}

function isName({ text }: Piece): boolean {
  return (
    /^["„“«]?[\p{Lu}\p{N}]/u.test(text) &&
    !isTermOfJob(text) &&
    !recruiterWord.test(text) &&
    !isPlaceName(text) &&
    !/https?:|@|[$€£]|\d{4}/.test(text) &&
    (!namesRole(text) || looksLikeOrganisation(text) || hasLegalForm(text))
  );
}

/** "Kempenfelt Dental Specialists": workers in the plural behind a name are a firm. */
const ofTrade = /^(?:\p{Lu}[\p{L}'’&-]*|&|and)(?: (?:\p{Lu}[\p{L}'’-]*|&|and)){1,4}(?<=\p{L}{4}s)$/u;

/** "Blue Heron Tavern - Grand Marais, MN", "Aceites Sierra Mágina (Jaén)": the employer and its place on one line. */
function employerAndPlace(line: Piece): Stack | undefined {
  const mark = / [-|·] | \((?=[^()]+\)$)|, /u.exec(line.text);
  if (mark === null) return undefined;
  const employer = nameOf(slicePart(line, 0, mark.index));
  const place = slicePart(line, mark.index + mark[0].length, line.text.length - (mark[0] === " (" ? 1 : 0));
  const isFirmName = looksLikeOrganisation(employer.text) || hasLegalForm(employer.text);
  // "Grand Marais, MN" is one place, and "Hamilton - Burlington, ON" two.
  const isEmployer =
    (isNameLike(employer.text) || ofTrade.test(employer.text)) &&
    (isFirmName || (mark[0] !== ", " && / \p{Lu}/u.test(employer.text)));
  return isEmployer && !isPlaceName(employer.text) && holdsPlace(place) && townOf(place) !== undefined
    ? { employer, place }
    : undefined;
}

/** "City of Example, Saskatchewan": after the name comes its place. */
function withoutRegion(piece: Piece): Piece {
  const mark = /, | - /.exec(piece.text);
  const behind = mark === null ? undefined : slicePart(piece, mark.index + mark[0].length);
  const isOutside =
    behind !== undefined &&
    (isPlaceName(behind.text) || (mark?.[0] === " - " && townOf(behind) !== undefined));
  return slicePart(piece, 0, isOutside ? mark?.index : undefined);
}

function isPlace(piece: Piece): boolean {
  return (
    holdsPlace(piece) &&
    !/(?:^|[\s/])(?:from|to|in|out|and|with|for)(?:[\s/-]|$)/iu.test(piece.text) &&
    !looksLikeOrganisation(piece.text) &&
    !namesRole(piece.text)
  );
}

function trimmed(piece: Piece): Piece {
  return slicePart(piece, 0);
}
