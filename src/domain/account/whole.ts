import { z } from "zod";
import type { HandlerContext } from "../../operation/handler.ts";
import { listInPieces } from "../../operation/page.ts";
import { DateTime, FreeObject } from "../common.ts";
import { shownUser } from "../profile/profile.ts";
import { User } from "../profile/schema.ts";
import { EXPORT_FORMAT } from "./export-file.ts";

export const ExportedAccount = z.strictObject({
  format: z.literal(EXPORT_FORMAT),
  exportedAt: DateTime,
  isDemo: z.literal(true).optional(),
  user: User,
  records: z.record(z.string(), listInPieces(FreeObject)),
});

/** All data of the transaction's user. Read the rows before the transaction ends. */
export async function exportEverything({ tx, now }: Pick<HandlerContext, "tx" | "now">) {
  const user = await tx.user.get();
  return {
    format: EXPORT_FORMAT,
    exportedAt: now.toISOString(),
    ...(user?.isDemo && { isDemo: true as const }),
    user: shownUser(user, tx.userId),
    records: await tx.account.records(),
  };
}

/** The confirmation that a caller sends to delete a user permanently. */
export const CONFIRM_WORD = "DELETE";

export const ErasedAccount = z.strictObject({
  deleted: z.literal(true),
  deletedAt: DateTime,
  receipt: z.record(z.string(), z.int()),
});

/** Deletes the transaction's user with all their data, and returns the counts. */
export async function deleteEverything({ tx, now }: Pick<HandlerContext, "tx" | "now">) {
  return { deleted: true as const, deletedAt: now.toISOString(), receipt: await tx.account.erase() };
}
