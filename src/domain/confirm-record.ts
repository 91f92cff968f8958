import type { z } from "zod";
import type { CallableOperation, Confirmation } from "../operation/elicitation.ts";
import { stripInvisible } from "../shared/invisible-characters.ts";

/** Confirms the deletion of one record by its label, however far down the list it stands. */
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

/** A label as it is shown to whoever confirms. Quotation marks within the label are replaced: it must not end the quotation and go on as if we said it. */
export function quote(label: string): string {
  const text = stripInvisible(label).replace(/\s+/g, " ").replace(/[“”]/g, '"').trim();
  return `“${text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL)}…` : text}”`;
}
