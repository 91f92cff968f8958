import type { EntryLabel } from "../../../lexicon/headings/entry-labels.ts";
import type { Piece } from "../../../text/piece.ts";
import type { Line } from "./lines.ts";

/** A table row: its cells by column heading, and the lines below that are not cells. */
export type Row = {
  readonly line: Line;
  readonly cells: Readonly<Partial<Record<EntryLabel, Piece>>>;
  readonly body: Line[];
};
