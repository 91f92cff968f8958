import { UnusableDatabase } from "../../common/unusable.ts";

/** The error of a database that answers, but is none this program can work with. */
export function foreignDatabase(says: string, remedy: string): UnusableDatabase {
  const message = `The database ${says}, and nothing of it was changed: ${remedy}.`;
  return new UnusableDatabase(message, { says, remedy });
}
