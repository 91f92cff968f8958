/** A piece of text as a page shows it; `y` is its base line, counted from the top. */
export interface Item {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Height of its letters in points. */
  size: number;
  font: string;
  /** Whether white space stands before it. */
  isSpaced: boolean;
  /** The id of the tagged content that it belongs to. */
  mark?: string | undefined;
}

/** A node of the structure tree of a tagged page; content has an id and no children. */
export interface TagNode {
  role?: string | undefined;
  id?: string | undefined;
  children?: readonly TagNode[] | undefined;
}

/** What a reader sees of a page. */
export interface PageItems {
  height: number;
  items: readonly Item[];
  tree?: TagNode | undefined;
}

/** Words of one line that stand together. */
export interface Segment {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
  /** The fonts of its first and last words. */
  fonts: readonly [string, string];
}

/** The segments on one base line, from left to right. */
export interface Row {
  segments: readonly Segment[];
  x0: number;
  x1: number;
  y: number;
  size: number;
}

/** A row in its place in the reading order. */
export interface PlacedRow extends Row {
  /** Rows of one block follow each other without another between them: a column, or a tagged paragraph. */
  block: number;
  /** Where the lines of the block end at most. */
  right: number;
  isBullet?: boolean;
  /** Set in, as items of a list are whose bullets are drawn and no text. */
  isIndented?: boolean;
  isHeading?: boolean;
}
