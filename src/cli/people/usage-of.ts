import { copiedTables } from "../../store/common/copy/tables.ts";
import type { CopiedRow, RowReader } from "../../store/ports/copy.ts";

/** What a person's use of the service comes to; never what they wrote. */
export interface Usage {
  userId: string;
  /** Calls in the access log since the asked time, by the first part of the operation's name. */
  calls: Record<string, number>;
  creditsDrawn: number;
  rows: number;
  bytes: number;
  lastUsedAt: string | null;
}

/** Reads all rows of a person and sums them up. Bytes are those of the rows as JSON. */
export async function usageOf(reader: RowReader, userId: string, since: string): Promise<Usage> {
  const usage: Usage = { userId, calls: {}, creditsDrawn: 0, rows: 0, bytes: 0, lastUsedAt: null };
  for (const { table } of copiedTables)
    for await (const page of reader.pages(table, userId))
      for (const row of page) {
        usage.rows += 1;
        usage.bytes += Buffer.byteLength(JSON.stringify(row));
        if (table === "accessLog") countCall(usage, row, since);
        if (table === "apiKeys") countKey(usage, row);
      }
  return usage;
}

function countCall({ calls }: Usage, { operation, time }: CopiedRow, since: string): void {
  if (String(time) < since) return;
  const [group = ""] = String(operation).split(".");
  calls[group] = (calls[group] ?? 0) + 1;
}

function countKey(usage: Usage, { credits, creditsGranted, lastUsedAt }: CopiedRow): void {
  if (typeof creditsGranted === "number") usage.creditsDrawn += creditsGranted - Number(credits);
  if (lastUsedAt !== null && String(lastUsedAt) > (usage.lastUsedAt ?? ""))
    usage.lastUsedAt = String(lastUsedAt);
}
