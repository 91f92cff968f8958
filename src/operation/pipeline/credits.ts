import type { Store } from "../../store/ports/store.ts";
import { fail } from "../errors.ts";
import type { Actor } from "../handler.ts";
import type { Reply } from "../types.ts";

/**
 * Runs a metered call for one credit of its key; the credit goes back where the call fails, undoes all it did, or
 * only repeats an earlier answer. Throws billing.payment_required where there is none.
 */
export async function withCredit(store: Store, actor: Actor, work: () => Promise<Reply>): Promise<Reply> {
  const { keyId } = actor;
  if (keyId === null) return work();
  await takeCredit(store, keyId);
  let earned = false;
  try {
    const reply = await work();
    earned = reply.replayOf === undefined && !reply.undone;
    return reply;
  } finally {
    if (!earned) await store.access.giveCreditBack(keyId);
  }
}

async function takeCredit({ access }: Store, keyId: string): Promise<void> {
  const key = await access.findKeyById(keyId);
  if (!key || key.credits === null || (await access.takeCredit(keyId))) return;
  if (key.creditKind === "trial") {
    throw fail(
      "billing.payment_required",
      "All free trials of this key are used; ask for a key with credits.",
      { title: "Free basic API trials are exhausted" },
    );
  }
  const never = key.creditsGranted === 0;
  throw fail(
    "billing.payment_required",
    never ? "This call needs a key with credits." : "The key's credits are used up; add more to go on.",
    { title: never ? "PaidAIRequired" : "InsufficientCredits" },
  );
}
