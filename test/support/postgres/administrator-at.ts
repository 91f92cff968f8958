import { openPool, type Pool } from "../../../src/store/postgres/connection/pool.ts";
import { asAdministrator } from "./prepare.ts";

/** By the address of the program's role. */
const pools = new Map<string, Pool>();

/**
 * The administrator's one connection to a database, kept by this worker: to connect takes longer than most statements.
 * It is made anew where it was lost, and ends with the process.
 */
export function administratorAt(url: string): Pool {
  const pool = pools.get(url) ?? openPool(asAdministrator(url), 1);
  pools.set(url, pool);
  return pool;
}
