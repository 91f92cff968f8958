/** A text item as a page shows it. `y` is its base line, counted from the top. */
export interface Item {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Font size in points. */
  size: number;
  font: string;
  /** True if white space precedes it. */
  isSpaced: boolean;
  /** The id of its tagged content. */
  mark?: string | undefined;
}

/** A node of a tagged page's structure tree. Content has an id and no children. */
export interface TagNode {
  role?: string | undefined;
  id?: string | undefined;
  children?: readonly TagNode[] | undefined;
}

/** The visible content of a page. */
export interface PageItems {
  height: number;
  items: readonly Item[];
  tree?: TagNode | undefined;
}

/** Adjacent words of one line. */
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

/** A row at its place in reading order. */
export interface PlacedRow extends Row {
  /** Rows of one block follow each other without another row between: a column, or a tagged paragraph. */
  block: number;
  /** The rightmost end of lines in the block. */
  right: number;
  isBullet?: boolean;
  /** Indented, like list items whose bullets are drawn rather than text. */
  isIndented?: boolean;
  isHeading?: boolean;
}
