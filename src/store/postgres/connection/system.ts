import { causeOf, toServiceError } from "./errors.ts";
import type { Pool } from "./pool.ts";
import { runUnit, settingsOf, type UnitOptions } from "./run-unit.ts";
import { createStatements, type Statements, sendOn } from "./statements.ts";
import type { Unit } from "./unit.ts";

type Task = NonNullable<UnitOptions["task"]>;

/** The program's own work, for no single user. It sees only what the policies allow for it. */
export interface System {
  /** Runs one statement. */
  ask: <T>(work: (statements: Statements) => Promise<T>) => Promise<T>;
  /** The rows of one read of a task. It takes one message: its statements without parameters are one transaction. */
  look: <Row extends object>(task: Task, statement: string) => Promise<Row[]>;
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
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await use.holding(work);
    } catch (error) {
      const shown = toServiceError(error);
      use.failed(causeOf(shown));
      throw shown;
    }
  };
  return {
    ask: (work) => alone(() => work(statements)),
    look: <Row extends object>(task: Task, statement: string) =>
      alone(async () => {
        const [, found = []] = await use.timed(() =>
          pool.unsafe<Row[][]>(`${settingsOf({ task })};\n${statement}`),
        );
        return Array.from(found);
      }),
    unit: (work, options) => runUnit(pool, { mode: "isolation level read committed", ...options }, work),
  };
}
