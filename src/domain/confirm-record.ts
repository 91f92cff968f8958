import type { z } from "zod";
import type { CallableOperation, Confirmation } from "../operation/elicitation.ts";
import { stripInvisible } from "../shared/invisible-characters.ts";

/** Confirms the deletion of one record by its label as the list operation shows it, else by its id. */
export function confirmRecord<Item extends { id: string }>(
  list: CallableOperation<z.ZodType<Item[]>>,
  labelOf: (item: Item) => string,
): Confirmation {
  return {
    describe: async (read, { id }) => {
      const record = (await read(list, { limit: 100 })).find((item) => item.id === id);
      if (record) return quote(labelOf(record));
      return typeof id === "string" ? id : undefined;
    },
  };
}

const LONGEST_LABEL = 120;

/** Quotation marks within the label are replaced: it must not end the quotation and go on as if we said it. */
function quote(label: string): string {
  const text = stripInvisible(label).replace(/\s+/g, " ").replace(/[“”]/g, '"').trim();
  return `“${text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL)}…` : text}”`;
}
