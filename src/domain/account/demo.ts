import { fail } from "../../operation/errors.ts";
import type { Tx } from "../../store/ports/store.ts";

/** What every context of the demo's user says first. The overview shows the warning that begins with its first words. */
export const demoNote =
  "Demo data: this is a fictional person, not the user. Importing the user's resume with replaceDemo true clears it.";

/** Clears the demo where it is stored and `replace` says so; gives whether. Throws a conflict where it may not go. */
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
