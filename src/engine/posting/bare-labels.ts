import type { Doc } from "../text/doc.ts";
import { type Piece, slicePart } from "../text/piece.ts";
import { type LabelField, labelField, labelsOfData } from "./labels.ts";

/** A label separated from its value only by a space: "Town Shepton Coombe". */
export interface BareLabel {
  field: LabelField;
  value: Piece;
}

const LEAST_LABELS = 4;
const LONGEST_LINE = 140;
const MOST_LABEL_WORDS = 3;
/** The others also start lines of prose. */
const ofData: ReadonlySet<LabelField> = new Set(labelsOfData);

/**
 * Labels of lines copied from a data table without colons, by the position of the line. They count only in a
 * block where at least four lines start with different labels: alone, such a word may start anything.
 */
export function readBareLabels({ lines }: Doc): ReadonlyMap<number, BareLabel> {
  const found = new Map<number, BareLabel>();
  let block = new Map<number, BareLabel>();
  const close = (): void => {
    const fields = new Set([...block.values()].map(({ field }) => field));
    if (fields.size >= LEAST_LABELS) for (const [index, label] of block) found.set(index, label);
    block = new Map();
  };
  for (const [index, line] of lines.entries()) {
    if (line.text.trim() === "") close();
    else {
      const label = bareLabel(line);
      if (label !== undefined) block.set(index, label);
    }
  }
  close();
  return found;
}

/** "Site Dunmere General Hospital" names a building. Its town has another label. */
const ofHouses = /^(?:site|facility|office|workplace|base|area|zone|region)$/i;

function bareLabel(line: Piece): BareLabel | undefined {
  if (line.text.length > LONGEST_LINE || /[.!?:]$/.test(line.text) || /^[^:]{1,30}:/.test(line.text))
    return undefined;
  const words = line.text.trim().split(" ");
  for (let size = Math.min(MOST_LABEL_WORDS, words.length - 1); size > 0; size -= 1) {
    const label = words.slice(0, size).join(" ");
    const field = labelField(label);
    if (field === undefined || !ofData.has(field) || ofHouses.test(label)) continue;
    const isValue = /^[\p{Lu}\d£$€¥]/u.test(words[size] ?? "") && /^\p{Lu}/u.test(label);
    return isValue ? { field, value: slicePart(line, line.text.indexOf(label) + label.length) } : undefined;
  }
  return undefined;
}
