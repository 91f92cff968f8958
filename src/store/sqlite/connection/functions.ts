import type { Database } from "better-sqlite3";
import { spacedPairs } from "../../../engine/retrieval/cjk.ts";

/** Gives a connection the functions that migrations call. */
export function addFunctions(sqlite: Database): void {
  sqlite.function("spaced_pairs", { deterministic: true }, (text) => spacedPairs(String(text)));
}
