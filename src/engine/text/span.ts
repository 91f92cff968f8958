/** A half-open range of UTF-16 positions in a text. */
export type Span = [start: number, end: number];
