import { atWords, isShapedLikeTown, nearWords, workplaceWords } from "../../../lexicon/places/locatives.ts";
import { splitAt } from "../../../text/cuts.ts";
import type { Doc } from "../../../text/doc.ts";
import { isPlaceName } from "../../../text/names/place-names.ts";
import { namesBehind } from "../../../text/names/towns.ts";
import type { Piece } from "../../../text/piece.ts";
import { sentencesOf } from "../../../text/sentences.ts";
import type { Extraction, Span } from "../../types.ts";
import { namesRole } from "../title/roles.ts";
import { notTown } from "./called-places.ts";
import { isNoPlace, notPlaces, ofOthers } from "./no-place.ts";
import { townOf } from "./towns.ts";

const [INTRO_LINES, TITLE_LINES, REACH, BEFORE] = [14, 3, 3000, 80];
const relations = ["townOf", "at", "near", "from"] as const;

/** "Our shop in", "a nursing home ten minutes outside": what lies there is where one works. */
const ofWorkplace = new RegExp(
  `(?<!\\p{L})(?:${workplaceWords})(?: \\(?[\\p{L}\\d%'’-]+\\)?,?){0,5} ?$`,
  "iu",
);

/** Names behind "in", "near" and the like that are no listed towns, but said to be where the work is. */
export function framedTowns(doc: Doc, company: Span | undefined): Extraction<string>[] {
  const intro = doc.lines.filter(({ text }) => text.trim() !== "").slice(0, INTRO_LINES);
  const sentences = intro.flatMap(sentencesOf);
  for (const relation of relations) {
    const found = sentences.flatMap((sentence) =>
      namesBehind(relation, sentence.text).flatMap(({ at, name }) => {
        const piece = { text: name, start: sentence.start + at, end: sentence.start + at + name.length };
        const before = sentence.text.slice(Math.max(0, at - BEFORE), at);
        return isOfWork(relation, before, name) && !isNoPlace(sentence.text, at, at + name.length, name)
          ? townAt(doc, piece)
          : [];
      }),
    );
    // "City of London Sinfonia" has its town in its name.
    const [town] = found.filter(
      ({ span = [0, 0] }) => company === undefined || span[0] >= company[1] || span[1] <= company[0],
    );
    if (town !== undefined) return [town];
  }
  return [];
}

function isOfWork(relation: (typeof relations)[number], before: string, name: string): boolean {
  if (relation === "townOf") return true;
  if (relation === "from") return isPlaceName(name) && workplaceOf.test(before);
  const bare = before.replace(lastLocative, "");
  if (ofOthers.test(bare)) return false;
  return isShapedLikeTown(name) || ofWorkplace.test(bare);
}

/** "La comunità di", "su tienda de". */
const workplaceOf = new RegExp(`(?<!\\p{L})(?:${workplaceWords}) \\p{Ll}+ $`, "iu");

const lastLocative = new RegExp(` ?(?<!\\p{L})(?:${nearWords}|${atWords}) $`, "iu");

/** "Jensen & Bro ApS i Silkeborg", "Salon Haarzeit in Kirchheim": the town behind the employer's name. */
export function behindCompany(doc: Doc, company: Span | undefined): Extraction<string>[] {
  if (company === undefined) return [];
  const name = doc.folded.slice(...company);
  const text = doc.folded.slice(0, REACH);
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const end = at + name.length;
    const rest = text.slice(end, end + BEFORE);
    const [town] = [
      ...bracketed(rest),
      ...(["at", "from", "near"] as const).flatMap((relation) => namesBehind(relation, rest)),
    ]
      .filter((one) => leadsToTown.test(rest.slice(0, one.at)))
      .flatMap((one) =>
        townAt(doc, { text: one.name, start: end + one.at, end: end + one.at + one.name.length }),
      );
    if (town !== undefined) return [town];
  }
  return [];
}

/** "Salon Haarzeit in", "Officine Brambilla Srl, azienda di", "Fern & Fable Florists (". */
const leadsToTown = /^(?:,?(?: \p{Ll}[\p{L}'’-]*){1,6}[ '’]| \(|, )$/u;

/** A town in brackets, or a listed one between commas. */
function bracketed(rest: string): { at: number; name: string }[] {
  const [, inside, between] =
    /^ \((\p{Lu}[\p{L}'’ -]{2,30})\)|^, (\p{Lu}[\p{L}'’ -]{2,30}),/u.exec(rest) ?? [];
  const name = inside ?? (between !== undefined && isPlaceName(between) ? between : undefined);
  return name === undefined ? [] : [{ at: 2, name }];
}

/** "Dairy farm hand, Cohuna": the end of a title line that is formed like a town, or that the text says something is in. */
export function tailOfTitle(doc: Doc): Extraction<string>[] {
  const lines = doc.lines.filter(({ text }) => text.trim() !== "").slice(0, TITLE_LINES);
  const said = new Set(
    relations
      .flatMap((relation) => namesBehind(relation, doc.folded.slice(0, REACH)))
      .map(({ name }) => name.replace(/[.'-]+$/, "")),
  );
  return lines.flatMap((line) => {
    const parts = splitAt(line, / - |, | \| | ?[(@] ?|\) ?/g);
    return parts
      .slice(1)
      .filter(
        ({ text }, index) =>
          namesRole(parts[index]?.text ?? "") && (said.has(text) || isShapedLikeTown(text)),
      )
      .flatMap((part) => townAt(doc, part));
  });
}

function townAt(doc: Doc, piece: Piece): Extraction<string>[] {
  const town = townOf(piece);
  if (town === undefined || notTown.test(town.text) || notPlaces.test(town.text) || namesRole(town.text))
    return [];
  return [{ value: doc.text.slice(town.start, town.end), span: [town.start, town.end] }];
}
