import type { Database } from "./driver/types.ts";
import type { Range } from "./full-text.ts";

/** Positions reserved per user. 2^53 / 2^32 allows two million users. */
const POSITIONS_PER_USER = 2 ** 32;

/** The place of a position among its user's. */
export function placeInRange(position: number): number {
  return position % POSITIONS_PER_USER;
}

/** Prepares the lookup of users' ranges of positions in the full-text indexes. */
export function ownerRanges(sqlite: Database) {
  const owner = sqlite.prepare<[string], { number: number }>(
    "select number from memory_owners where user_id = ?",
  );
  const makeOwner = sqlite.prepare("insert into memory_owners (user_id) values (?)");
  const range = (userId: string): Range | undefined => {
    const number = owner.get(userId)?.number;
    return number === undefined
      ? undefined
      : { first: number * POSITIONS_PER_USER, last: (number + 1) * POSITIONS_PER_USER - 1 };
  };
  return {
    range,
    /** The range, made if there is none. */
    rangeMade: (userId: string): Range => {
      if (!range(userId)) makeOwner.run(userId);
      return range(userId) ?? { first: 0, last: 0 };
    },
  };
}
