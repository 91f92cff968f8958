import { spacedPairs } from "../../../engine/retrieval/cjk.ts";
import type { Database } from "../driver/types.ts";

/** Gives a connection the functions that migrations call. */
export function addFunctions(sqlite: Database): void {
  sqlite.function("spaced_pairs", { deterministic: true }, (text) => spacedPairs(String(text)));
}
