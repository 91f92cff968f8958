import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { type DatabaseUse, databaseCauses } from "../../store/ports/database-use.ts";

/** In seconds: a statement by key takes less than the first, one that waits for a lock may take the last. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

/** Adds the metrics of a database server: its connections, statements, and failures by cause. */
export function addDatabaseMetrics(use: DatabaseUse, registers: Registry[]): void {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge("career_context_database_connections_max", "The most connections of this process.", () => use.most);
  gauge("career_context_database_connections_in_use", "Connections that are in use.", use.inUse);
  gauge("career_context_database_waiting", "Transactions and statements that wait for one.", use.waiting);
  const statements = new Histogram({
    name: "career_context_database_statement_duration_seconds",
    help: "How long statements took, with the way there and back.",
    buckets,
    registers,
  });
  const retries = new Counter({
    name: "career_context_database_retries_total",
    help: "Transactions that began again after a conflict with another.",
    registers,
  });
  const failures = new Counter({
    name: "career_context_database_failures_total",
    help: "Transactions and statements that failed by the database, whose callers got status 503, by cause.",
    labelNames: ["cause"],
    registers,
  });
  // A rate can be computed from the first failure on only if there was a 0 before it.
  for (const cause of databaseCauses) failures.inc({ cause }, 0);
  use.observe({
    statement: (seconds) => statements.observe(seconds),
    retry: () => retries.inc(),
    failed: (cause) => failures.inc({ cause }),
  });
}
