/** Thrown when a copy is not possible. The message says what to do. All writes are rolled back. */
export class CopyRefused extends Error {}

/** The error when another user of the target has this id. */
export function idIsTaken(table: string, owner: string): CopyRefused {
  return new CopyRefused(
    `A row in ${table} of ${whose(owner)} has an id that another user of the target already has. Nothing was written. Copy to another database.`,
  );
}

/** How messages name the owner of rows. */
export function whose(owner: string): string {
  return owner === "" ? "the catalog" : `user ${owner}`;
}
