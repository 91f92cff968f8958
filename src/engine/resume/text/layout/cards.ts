import type { EntryLabel } from "../../../lexicon/headings/entry-labels.ts";
import { type Piece, slice } from "../../../text/piece.ts";
import { periodOf } from "../entries/dates/line-period.ts";
import { labelsOf } from "../entries/entry-labels.ts";
import type { Line } from "./lines.ts";
import type { Row } from "./stacked-table.ts";

const LABELLED = /^(\p{L}[^:：\t]{1,70}?)\s*(?:[:：]|\t+)\s*(?=\S)/u;
const LONGEST = 300;

type Open = {
  readonly line: Line;
  readonly cells: Partial<Record<EntryLabel, Piece>>;
  readonly body: Line[];
};

/**
 * Extracts the cards from a section's lines. Each line of a card starts with a label, and the first repeated
 * label starts the next card. `wanted` are the labels to find. Each card has one of `needed` with any other, and
 * half of the cards have all.
 */
export function takeCards(
  lines: readonly Line[],
  wanted: readonly EntryLabel[],
  needed: readonly EntryLabel[],
): { rows: Row[]; rest: Line[] } {
  const cards: Open[] = [];
  const rest: Line[] = [];
  let isOther = true;
  for (const [index, line] of lines.entries()) {
    const label = labelled(line, wanted);
    const card = cards.at(-1);
    // A block with its own dates is another entry, and so are those below it.
    isOther = label === undefined && (isOther || (line.blankBefore && isDatedBlock(lines.slice(index))));
    if (label === undefined) (isOther ? rest : (card?.body ?? rest)).push(line);
    else if (card === undefined || card.cells[label.kind] !== undefined)
      cards.push({ line, cells: { [label.kind]: label.value }, body: [] });
    else card.cells[label.kind] = label.value;
  }
  const has = ({ cells }: Open, kind: EntryLabel): boolean => cells[kind] !== undefined;
  const isCard = (card: Open): boolean =>
    Object.keys(card.cells).length > 1 && needed.some((kind) => has(card, kind));
  // A form of an agency has no title: "Country, employer, period".
  const isWhole = (card: Open): boolean =>
    needed.every((kind) => has(card, kind)) ||
    (has(card, "employer") && has(card, "place") && has(card, "dates"));
  const whole = cards.filter(isWhole);
  return cards.every(isCard) && whole.length > 0 && whole.length * 2 >= cards.length
    ? { rows: cards, rest }
    : { rows: [], rest: [...lines] };
}

function isDatedBlock(lines: readonly Line[]): boolean {
  const end = lines.findIndex((line, index) => index > 0 && line.blankBefore);
  const block = lines.slice(0, end < 0 ? undefined : end);
  return block.some((line) => !line.bullet && (periodOf(line)?.kind ?? "single") !== "single");
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
