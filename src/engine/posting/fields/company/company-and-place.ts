import { regionNames } from "../../../lexicon/places/places.ts";
import type { Doc } from "../../../text/doc.ts";
import { isPlaceName } from "../../../text/names/place-names.ts";
import type { Piece } from "../../../text/piece.ts";
import type { Labelled } from "../../labelled.ts";
import type { Extraction, Span } from "../../types.ts";
import type { HeadPiece } from "../head.ts";
import { looksLikeOrganisation } from "./company-name.ts";

const PLACE_REACH = 7;

/** "Fernhill Goods" in a heading of title, employer and place: ignoring stars, the next part is a place. */
export function isAbovePlace(others: readonly HeadPiece[], piece: HeadPiece): boolean {
  if (holdsPlace(piece)) return true;
  const next = others.slice(others.indexOf(piece) + 1).find(({ text }) => !/^[\d(★]/u.test(text));
  return next !== undefined && next.line <= piece.line + PLACE_REACH && holdsPlace(next);
}

/** "Halden, Graz", "London / Engineering": true if one of the parts is a place. */
export function holdsPlace({ text }: Piece): boolean {
  return isPlaceAlone(text) || text.split(/, | \/ |[()]/).some(isPlaceAlone);
}

/** True if the place is elsewhere, so that a name next to the title is not a town. */
function hasPlace(labelled: Labelled, others: readonly Piece[]): boolean {
  return labelled.has("location") || others.some(holdsPlace);
}

/** True if a name near the title is next to its town, or alone with the place elsewhere. */
export function isBesidePlace(
  labelled: Labelled,
  piece: Piece,
  name: Piece,
  others: readonly Piece[],
): boolean {
  const rest = piece.text.slice(name.end - piece.start).trim();
  // "Leafline (Series A)": the brackets add a detail about the employer. After a town comes its county, after an
  // employer a town.
  const bare = rest.replace(/^[\s,(]+/, "");
  const behind = bare.includes("(") ? bare : bare.replace(/\)$/, "");
  if (rest !== "" && isPlaceAlone(behind) && !region.test(behind)) return true;
  return (rest === "" || /^\([^()]{2,40}\)$/.test(rest)) && hasPlace(labelled, others);
}

const region = new RegExp(`^(?:${regionNames})(?:, ?(?:${regionNames}))?$`, "u");

function isPlaceAlone(text: string): boolean {
  return isPlaceName(text.replace(/ \(.{1,30}\)$| (?:or|oder|ou|o) .{2,30}$| ?\/ ?.{2,20}$/u, ""));
}

/** "Cole Mesa Health, Lubbock, Texas": the employer before its place is not part of the place. */
export function withoutCompany(
  doc: Doc,
  place: Extraction<string>,
  company: Span | undefined,
): Extraction<string> {
  const name = company && doc.folded.slice(company[0], company[1]);
  if (!name || !place.span || !place.value.startsWith(`${name}, `)) return place;
  const cut = name.length + 2;
  const rest = place.value.slice(cut);
  const isName = name.split(" ").length >= 3 || looksLikeOrganisation(name);
  // Before a region a name is a town.
  if (!isName && (isPlaceName(name) || region.test(rest) || !isPlaceName(rest))) return place;
  return { ...place, value: rest, span: [place.span[0] + cut, place.span[1]] };
}
