import type { SettingFlags } from "../platform/config.ts";
import { UsageError } from "../platform/usage-error.ts";
import { print, requireUser, withService } from "./terminal/context.ts";
import { requireIssuer } from "./terminal/oauth.ts";

interface LinkFlags extends SettingFlags {
  issuer: string;
  subject: string;
  json?: boolean;
}

const LONGEST_SUBJECT = 255;

/**
 * Links an issuer's account to a user. Its tokens then open the user's data. Throws UsageError if it belongs to another
 * user.
 */
export async function link(userId: string, { issuer, subject, ...flags }: LinkFlags): Promise<void> {
  requireIssuer(issuer);
  if (subject === "" || subject.length > LONGEST_SUBJECT)
    throw new UsageError(`--subject must have 1 to ${LONGEST_SUBJECT} characters.`);
  await withService(flags, async (service) => {
    await requireUser(service, userId);
    const { store, runtime } = service;
    const wanted = {
      id: runtime.newId("lnk"),
      userId,
      issuer,
      subject,
      createdAt: runtime.now().toISOString(),
    };
    const stored = await store.subjects.link(wanted);
    if (stored.userId !== userId)
      throw new UsageError(
        `This account is linked to user ${stored.userId}: career-context users unlink ${stored.userId} ends that.`,
      );
    const { id: _, ...shown } = stored;
    print(
      flags.json ? JSON.stringify(shown) : `Linked: tokens of this account open the data of user ${userId}.`,
    );
  });
}

/** Removes a link. Its clients lose access. Throws UsageError if there is none. */
export async function unlink(userId: string, { issuer, subject, ...flags }: LinkFlags): Promise<void> {
  await withService(flags, async ({ store, runtime }) => {
    const unlinkedAt = runtime.now().toISOString();
    if (!(await store.subjects.unlink({ userId, issuer, subject }, unlinkedAt)))
      throw new UsageError(
        "This user has no such link; career-context users list shows them, letter by letter.",
      );
    const shown = { userId, issuer, subject, unlinkedAt };
    print(flags.json ? JSON.stringify(shown) : `Unlinked: tokens of this account open nothing any more.`);
  });
}
