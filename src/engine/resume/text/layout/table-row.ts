import type { EntryLabel } from "../../../lexicon/entry-labels.ts";
import type { Piece } from "../../../text/piece.ts";
import type { Line } from "./lines.ts";

/** One row of a table: its cells by what the heads of their columns say, and the lines below it that are none. */
export type Row = {
  readonly line: Line;
  readonly cells: Readonly<Partial<Record<EntryLabel, Piece>>>;
  readonly body: Line[];
};
