import type { z } from "zod";
import type { CallableOperation, Confirmation } from "../operation/elicitation.ts";
import { stripInvisible } from "../shared/text/invisible-characters.ts";
import { shortened } from "../shared/text/words.ts";

/** Asks the user to confirm that one record, named by its label, is deleted. */
export function confirmRecord<Item extends { id: string }>(
  list: CallableOperation<z.ZodType<Item[]>>,
  labelOf: (item: Item) => string,
): Confirmation {
  return {
    describe: async (read, { id }) => {
      let cursor: string | undefined;
      do {
        const page = await read(list, { limit: PAGE, ...(cursor && { cursor }) });
        const record = page.data.find((item) => item.id === id);
        if (record) return quote(labelOf(record));
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      return undefined;
    },
  };
}

const PAGE = 100;
const LONGEST_LABEL = 120;

/**
 * A label as the user sees it when asked to confirm. Quotation marks inside it are replaced: otherwise a label
 * could close the quotation and continue in our voice.
 */
export function quote(label: string): string {
  const text = stripInvisible(label).replace(/\s+/g, " ").replace(/[“”]/g, '"').trim();
  return `“${shortened(text, LONGEST_LABEL)}”`;
}
