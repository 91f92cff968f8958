import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { adminOperations, operations } from "../../domain/index.ts";
import type { Runtime } from "../../operation/types.ts";
import type { Telemetry } from "../../shared/telemetry.ts";
import type { Store } from "../../store/ports/store.ts";
import { addDatabaseMetrics } from "./database-metrics.ts";

/** Counts for Prometheus. */
export interface Metrics extends Telemetry {
  contentType: string;
  /** The counts, and the current state of process and store. */
  text: () => Promise<string>;
}

/** In seconds: an answer from memory takes less than the first, a career that is computed more than the last but one. */
const buckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Creates the metrics of a server. Labels have names of ours alone: no id, no address, nothing that a caller wrote. */
export function createMetrics(
  store: Pick<Store, "deliveries" | "writes" | "use">,
  { now, monotonicMs }: Pick<Runtime, "now" | "monotonicMs">,
): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: "career_context_requests_total",
    help: "Calls of operations, by the status of the answer.",
    labelNames: ["operation", "surface", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "career_context_request_duration_seconds",
    help: "How long calls of operations took.",
    labelNames: ["operation", "surface"],
    buckets,
    registers,
  });
  const deliveries = new Counter({
    name: "career_context_delivery_attempts_total",
    help: "Attempts to deliver an event, by result: delivered, pending (to be tried again), failed.",
    labelNames: ["result"],
    registers,
  });
  // Before the next one, whose own statement would count.
  if (store.use) addDatabaseMetrics(store.use, registers);
  new Gauge({
    name: "career_context_delivery_queue_age_seconds",
    help: "How long the delivery waits that is due the longest; 0 where none is.",
    registers,
    async collect() {
      // The other metrics matter most while the database does not answer.
      const due = await store.deliveries.nextDue().catch(() => undefined);
      if (due === undefined) return this.set(Number.NaN);
      this.set(due === null ? 0 : Math.max(0, (now().getTime() - Date.parse(due)) / 1000));
    },
  });
  new Gauge({
    name: "career_context_store_writes",
    help: "Writes of this process that run or wait for their turn.",
    registers,
    collect() {
      this.set(store.writes());
    },
  });
  const names: ReadonlySet<string> = new Set([...operations, ...adminOperations].map(({ name }) => name));
  return {
    call: (called, surface) => {
      const operation = names.has(called) ? called : "unknown";
      const began = monotonicMs();
      return {
        within: (work) => work(),
        end: (status) => {
          requests.inc({ operation, surface, status });
          durations.observe({ operation, surface }, (monotonicMs() - began) / 1000);
        },
      };
    },
    delivery: () => ({ within: (work) => work(), end: (result) => deliveries.inc({ result }) }),
    incoming: (_, work) => work(),
    contentType: register.contentType,
    text: () => register.metrics(),
  };
}
