import { fail, type ServiceError } from "./errors.ts";

interface Suspendable {
  suspendedAt: string | null;
}

/** The error of every request for a suspended user. Undefined for other users. */
export function suspensionOf(user: Suspendable | undefined): ServiceError | undefined {
  if (!user || user.suspendedAt === null) return undefined;
  return fail(
    "auth.forbidden",
    "This user is suspended. Nothing is read or written until the server's administrator resumes them. Their data is kept.",
  );
}

/**
 * Called when any caller authenticates, before each operation, and in each writing transaction. Throws auth.forbidden.
 */
export function refuseSuspended(user: Suspendable | undefined): void {
  const suspension = suspensionOf(user);
  if (suspension) throw suspension;
}
