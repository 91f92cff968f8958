import { fail, type ServiceError } from "./errors.ts";

interface Suspendable {
  suspendedAt: string | null;
}

/** What everything is answered that is asked for a user who is suspended; undefined for any other. */
export function suspensionOf(user: Suspendable | undefined): ServiceError | undefined {
  if (!user || user.suspendedAt === null) return undefined;
  return fail(
    "auth.forbidden",
    "This user is suspended: nothing is read or written until whoever runs this server resumes them. Their data are kept.",
  );
}

/**
 * Asked for every kind of caller where it is let in, before each operation, and in each transaction that writes. Throws
 * auth.forbidden.
 */
export function refuseSuspended(user: Suspendable | undefined): void {
  const suspension = suspensionOf(user);
  if (suspension) throw suspension;
}
