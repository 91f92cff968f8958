import { bulletLength } from "../text/bullets.ts";
import { segments } from "../text/cuts.ts";
import { type Doc, labelDashes } from "../text/doc.ts";
import { type Piece, pieceOf, slicePart } from "../text/piece.ts";
import { readBareLabels } from "./bare-labels.ts";
import { type LabelField, labelField, labelsOfData, MAX_LABEL_LENGTH } from "./labels.ts";
import { isHeading } from "./requirements/headings/headings.ts";

export type Labelled = ReadonlyMap<LabelField, Piece[]>;

// A bare word above a value is a label only if no one would write it above a paragraph.
const aboveValue: ReadonlySet<LabelField> = new Set([...labelsOfData, "title", "seniority"]);

// "Nice to have – Docker": labels of lists, which any dash may separate from the list.
const beforeList: ReadonlySet<LabelField> = new Set(["required", "preferred"]);

/** Collects the values of labelled lines: `Label: value`, adjacent cells, or a label above its value. */
export function readLabelledValues(doc: Doc): Labelled {
  const found = new Map<LabelField, Piece[]>();
  const add = (field: LabelField, piece: Piece): void => {
    const list = found.get(field);
    if (list === undefined) found.set(field, [piece]);
    else if (list.length < 20) list.push(piece);
  };
  const bare = readBareLabels(doc);
  doc.lines.forEach((line, index) => {
    if (line.text === "" || line.text.length > 5000) return;
    const label = bare.get(index);
    if (label !== undefined) {
      add(label.field, label.value);
      return;
    }
    for (const part of cells(doc, line)) {
      const split = splitLabel(part) ?? splitAtDash(doc, part);
      if (split === undefined) continue;
      // A bare word among others on its line, as in a menu, is not a label for the text below.
      const isAlone = part.text.length >= line.text.trim().length - 4;
      const value =
        split.value.text !== "" ? split.value : isAlone ? below(doc, index, split.field) : undefined;
      if (value !== undefined && value.text !== "") add(split.field, value);
    }
  });
  return found;
}

function cells(doc: Doc, line: Piece): Piece[] {
  // Japanese forms have a wide space behind the label.
  const wide = doc.text.slice(line.start, line.end).indexOf("\u3000");
  for (const bar of [line.text.indexOf("\t"), line.text.indexOf("  "), wide]) {
    if (bar > 0 && labelField(line.text.slice(0, bar).replace(/:\s*$/, "")) !== undefined) {
      return [{ ...line, text: `${line.text.slice(0, bar)}:${line.text.slice(bar + 1)}` }];
    }
  }
  return segments(line);
}

function splitLabel(part: Piece): { field: LabelField; value: Piece } | undefined {
  const head = part.text.slice(0, MAX_LABEL_LENGTH);
  for (const mark of head.matchAll(/:|\s-\s|】/g)) {
    const field = labelField(head.slice(0, mark.index));
    if (field === undefined) continue;
    if (mark[0].includes("-") && !aboveValue.has(field)) continue;
    let from = mark.index + mark[0].length;
    if (part.text[from] === ":") from += 1;
    // "Base: Example House. Hours: 22.5": the next label ends the value.
    const next = /\. (?=\p{Lu}[\p{L} ]{2,20}(?::|date|\s\d))/u.exec(part.text.slice(from))?.index;
    return { field, value: slicePart(part, from, next === undefined ? undefined : from + next) };
  }
  const alone = part.text.length <= MAX_LABEL_LENGTH ? labelField(part.text) : undefined;
  if (alone === undefined || !aboveValue.has(alone)) return undefined;
  return { field: alone, value: pieceOf("", part.end) };
}

function splitAtDash(doc: Doc, part: Piece): { field: LabelField; value: Piece } | undefined {
  for (const { from, to } of labelDashes(doc, part, MAX_LABEL_LENGTH)) {
    const field = labelField(part.text.slice(0, from));
    if (field !== undefined && beforeList.has(field)) return { field, value: slicePart(part, to) };
  }
  return undefined;
}

function below(doc: Doc, index: number, field: LabelField): Piece | undefined {
  const next = doc.lines
    .slice(index + 1, index + 3)
    .find((line) => line.text !== "" && !line.text.endsWith(":"));
  if (next === undefined || next.text.length > 120 || !aboveValue.has(field)) return undefined;
  const first = segments(next)[0];
  if (first === undefined || splitLabel(first) !== undefined) return undefined;
  const isItem = bulletLength(next.text) > 0 && /^\P{L}*\p{Ll}/u.test(next.text);
  if (isHeading(next.text) || isItem) return undefined;
  if (
    /[.!?]$/.test(next.text) &&
    !/^(?:yes|no)(?!\p{L})/iu.test(next.text) &&
    field !== "salary" &&
    field !== "closingDate"
  )
    return undefined;
  return slicePart(next, next.text.startsWith("- ") ? 2 : 0);
}
