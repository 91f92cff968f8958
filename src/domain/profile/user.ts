import type { UserRecord } from "../../store/ports/users.ts";
import type { User } from "./schema.ts";

/** The user as callers see it. Until somebody says them, name and e-mail are placeholders that cannot be mistaken for facts. */
export function shownUser(record: UserRecord | undefined, id: string): User {
  return { id, name: record?.name ?? "Unnamed user", email: record?.email ?? "unset@example.invalid" };
}
