import { causeOf, toServiceError } from "./errors.ts";
import type { Pool } from "./pool.ts";
import { runUnit, type UnitOptions } from "./run-unit.ts";
import { createStatements, type Statements, sendOn } from "./statements.ts";
import type { Unit } from "./unit.ts";

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
  const { use } = pool;
  const statements = createStatements((statement) => use.timed(() => sendOn(pool, statement)));
  return {
    ask: async (work) => {
      try {
        return await use.holding(() => work(statements));
      } catch (error) {
        const shown = toServiceError(error);
        use.failed(causeOf(shown));
        throw shown;
      }
    },
    unit: (work, options) => runUnit(pool, { mode: "isolation level read committed", ...options }, work),
  };
}
