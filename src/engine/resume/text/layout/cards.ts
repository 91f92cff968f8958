import type { EntryLabel } from "../../../lexicon/entry-labels.ts";
import { type Piece, slice } from "../../../text/piece.ts";
import { labelsOf } from "../entries/entry-labels.ts";
import type { Line } from "./lines.ts";
import type { Row } from "./table-row.ts";

const LABELLED = /^(\p{L}[^:：\t]{1,70}?)\s*(?:[:：]|\t+)\s*(?=\S)/u;
const LONGEST = 300;

type Open = { readonly line: Line; readonly cells: Partial<Record<EntryLabel, Piece>>; readonly body: Line[] };

/**
 * Takes the cards out of the lines of a section: lines that each begin with a label, of which the first that repeats opens
 * the next card. `wanted` are the labels looked for, `needed` those of which a card has at least one, and any other.
 */
export function takeCards(
  lines: readonly Line[],
  wanted: readonly EntryLabel[],
  needed: readonly EntryLabel[],
): { rows: Row[]; rest: Line[] } {
  const cards: Open[] = [];
  const rest: Line[] = [];
  for (const line of lines) {
    const label = labelled(line, wanted);
    const card = cards.at(-1);
    if (label === undefined) (card?.body ?? rest).push(line);
    else if (card === undefined || card.cells[label.kind] !== undefined)
      cards.push({ line, cells: { [label.kind]: label.value }, body: [] });
    else card.cells[label.kind] = label.value;
  }
  const isWhole = ({ cells }: Open): boolean =>
    Object.keys(cells).length > 1 && needed.some((kind) => cells[kind] !== undefined);
  return cards.length > 0 && cards.every(isWhole) ? { rows: cards, rest } : { rows: [], rest: [...lines] };
}

function labelled(
  line: Line,
  wanted: readonly EntryLabel[],
): { readonly kind: EntryLabel; readonly value: Piece } | undefined {
  if (line.piece.text.length > LONGEST || line.cells.length > 0) return undefined;
  const match = LABELLED.exec(line.piece.text);
  if (match === null) return undefined;
  const kinds = labelsOf(match[1] ?? "");
  const kind = wanted.find((one) => kinds.has(one));
  return kind && { kind, value: slice(line.piece, match[0].length) };
}
