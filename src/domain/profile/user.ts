import type { UserRecord } from "../../store/ports/users.ts";
import type { User } from "./schema.ts";

const UNNAMED = "Unnamed user";
const NO_EMAIL = "unset@example.invalid";

/**
 * The user as callers see it. Until someone sets name and e-mail, they are placeholders that cannot be mistaken
 * for facts.
 */
export function shownUser(record: UserRecord | undefined, id: string): User {
  return { id, name: record?.name ?? UNNAMED, email: record?.email ?? NO_EMAIL };
}

/** The name and e-mail of a shown user, null if they are placeholders. */
export function namedUser({ name, email }: User): Pick<UserRecord, "name" | "email"> {
  return { name: name === UNNAMED ? null : name, email: email === NO_EMAIL ? null : email };
}
