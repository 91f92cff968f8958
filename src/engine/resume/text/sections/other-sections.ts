import { type Piece, slice } from "../../../text/piece.ts";
import type { InterestDraft, PublicationDraft, ReferenceDraft } from "../draft.ts";
import { findPeriod } from "../entries/dates/dates.ts";
import { extract, extractLines } from "../extraction.ts";
import type { Line } from "../layout/lines.ts";
import { listItems } from "../layout/lists.ts";
import { isStatus } from "../layout/status-lines.ts";
import { looksLikeName } from "../person/name.ts";

const UPON_REQUEST =
  /\b(?:up)?on request\b|available\b.{0,20}\brequest|auf (?:anfrage|wunsch)|sur demande|a petici[óo]n|disponibles/i;

/** Interests as single items, without sentences. */
export function readInterests(lines: readonly Line[]): InterestDraft[] {
  const own = lines.filter(({ piece }) => !isStatus(piece.text));
  return own.flatMap((line) =>
    listItems(line.piece).flatMap((item) => {
      const name = item.text.split(/\s+/).length <= 6 ? extract(item, 0.85) : undefined;
      return name === undefined ? [] : [{ name }];
    }),
  );
}

/** Publications, one per line. A year in the line is its date. */
export function readPublications(lines: readonly Line[]): PublicationDraft[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const goesOn =
      last !== undefined &&
      !line.bullet &&
      !line.blankBefore &&
      (last[0]?.bullet === true || line.indent > 0);
    if (goesOn) last.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => publicationOf(group) ?? []);
}

function publicationOf(group: readonly Line[]): PublicationDraft | undefined {
  const first = group[0];
  if (first === undefined) return undefined;
  const releaseDate = group.map((line) => findPeriod(line.piece)?.start).find((date) => date !== undefined);
  const quoted = /["“„«]([^"”“»]{5,250})["”“»]/.exec(first.piece.text);
  const title = quoted?.[1];
  const at = quoted === null ? 0 : quoted.index + 1;
  const name =
    title === undefined
      ? extractLines(
          group.map((line) => line.piece),
          0.6,
        )
      : extract(slice(first.piece, at, at + title.length), 0.85);
  return name === undefined ? undefined : { name, releaseDate, url: extract(first.links[0], 0.8) };
}

/** References: a block of lines each, starting with the person's name. "On request" is not one. */
export function readReferences(lines: readonly Line[]): ReferenceDraft[] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (UPON_REQUEST.test(line.piece.text.slice(0, 300))) continue;
    const last = blocks.at(-1);
    if (last === undefined || line.blankBefore || line.bullet) blocks.push([line]);
    else last.push(line);
  }
  return blocks.flatMap((block) => referenceOf(block) ?? []);
}

function referenceOf(block: readonly Line[]): ReferenceDraft | undefined {
  const first = block[0];
  if (first === undefined) return undefined;
  const comma = /,| [–—|-] |: /.exec(first.piece.text)?.index;
  const head = slice(first.piece, 0, comma);
  if (!looksLikeName(head.text)) return undefined;
  const rest: Piece[] = block.slice(1).map((line) => line.piece);
  const after = comma === undefined ? undefined : slice(first.piece, comma + 1);
  return {
    name: extract(head, 0.75),
    reference: extractLines(after === undefined ? rest : [after, ...rest], 0.6),
  };
}
