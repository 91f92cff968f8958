import { toServiceError } from "./errors.ts";
import type { Pool } from "./pool.ts";
import { createStatements, type Statements } from "./statements.ts";
import { runUnit, type Unit, type UnitOptions } from "./unit.ts";

/** The program's own work, for no single user. It sees only what the policies allow for it. */
export interface System {
  /** Runs one statement. */
  ask: <T>(work: (statements: Statements) => Promise<T>) => Promise<T>;
  /** Runs several statements in one writing transaction. */
  unit: <T>(
    work: (unit: Unit) => Promise<T>,
    options?: Pick<UnitOptions, "task" | "isBookkeeping">,
  ) => Promise<T>;
}

/** Creates the system's access to a database. */
export function createSystem(pool: Pool): System {
  const statements = createStatements((run) => run(pool));
  return {
    ask: async (work) => {
      try {
        return await work(statements);
      } catch (error) {
        throw toServiceError(error);
      }
    },
    unit: (work, options) => runUnit(pool, { mode: "isolation level read committed", ...options }, work),
  };
}
