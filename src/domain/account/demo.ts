import { fail } from "../../operation/errors.ts";
import type { Tx } from "../../store/ports/store.ts";

/**
 * The first warning in every context of the demo user. The overview shows the warning that starts with these
 * words.
 */
export const demoNote =
  "Demo data: this is a fictional person, not the user. Importing the user's resume with replaceDemo true clears it.";

/**
 * Deletes the demo data if it is stored and `replace` allows it. Returns whether it did. Throws a conflict if it
 * may not.
 */
export async function leaveDemo(tx: Tx, replace: boolean): Promise<boolean> {
  if (!(await tx.user.get())?.isDemo) return false;
  if (!replace) {
    throw fail(
      "validation.bad_request",
      "Demo data are stored here, a fictional person's: send replaceDemo true to clear them first, or keep the demo and use another data folder or user.",
      { status: 409 },
    );
  }
  await tx.account.clear();
  await tx.user.rename({ name: null, email: null });
  await tx.user.markDemo(false);
  return true;
}
