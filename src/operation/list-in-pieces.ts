import { z } from "zod";

/**
 * The schema of a list that a handler gives as an iterator, so that it need never be whole in memory. Where an answer
 * is wanted whole, checking it against this schema reads the list to its end.
 */
export function listInPieces<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (rows: IterableIterator<z.input<Item>>) => (Array.isArray(rows) ? rows : [...rows]),
    z.array(item),
  );
}
