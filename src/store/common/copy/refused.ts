/** Thrown where a copy cannot be made; the message says what would be right. All that was written is rolled back. */
export class CopyRefused extends Error {}

/** The error of a row whose id another user has there. */
export function idIsTaken(table: string, owner: string): CopyRefused {
  return new CopyRefused(
    `A row of ${table} of ${whose(owner)} has an id that is taken there by somebody else, and nothing was written: copy to a database without such rows.`,
  );
}

/** How messages name whose rows are meant. */
export function whose(owner: string): string {
  return owner === "" ? "the catalog" : `user ${owner}`;
}
