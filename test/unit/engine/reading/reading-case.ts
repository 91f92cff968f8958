import { proveReading } from "../../../../src/engine/posting/reading/prove/prove-reading.ts";
import type { Reading, ToldRequirement } from "../../../../src/engine/posting/reading/types.ts";

/** A posting with a right reading, and forged ones with the paths that must not be proved. */
export interface ReadingCase {
  name: string;
  text: string;
  right: Reading;
  forged: readonly (readonly [what: string, told: Reading, unproved: readonly string[]])[];
}

/** The paths of a reading that are not kept as they were told. */
export function unprovedIn(text: string, told: Reading): string[] {
  return proveReading(text, told).unproved.map(({ path }) => path);
}

/** A requirement, quoted by its own words where no quote is given. */
export function asks(
  kind: ToldRequirement["kind"],
  text: string,
  more: Partial<ToldRequirement> = {},
): ToldRequirement {
  return { text, kind, necessity: "required", ...more };
}

/** The same, which is only wished for. */
export function wishes(
  kind: ToldRequirement["kind"],
  text: string,
  more: Partial<ToldRequirement> = {},
): ToldRequirement {
  return { text, kind, necessity: "preferred", ...more };
}
