import { z } from "zod";

const pages = new WeakSet<z.ZodType>();

/** The output of an operation that answers a page: `data` is an array, `metadata` has `count` and `nextCursor`. */
export function page<Item extends z.ZodType>(item: Item): z.ZodArray<Item> {
  const schema = z.array(item);
  pages.add(schema);
  return schema;
}

/** Whether an output was made by `page`. */
export function isPage(output: z.ZodType): boolean {
  return pages.has(output);
}
