import type { ServiceOptions } from "../../app/service.ts";
import type { Metrics } from "../../app/telemetry/metrics.ts";
import type { MetricsServer } from "../../app/telemetry/metrics-server.ts";
import { hasTracer, together } from "../../app/telemetry/telemetry.ts";
import type { MetricsSettings } from "../../platform/config.ts";
import type { Log } from "../../platform/logger.ts";

/** What observes a server, before the server exists. */
interface TelemetryPlan {
  /** Creates it for the service. */
  create: NonNullable<ServiceOptions["telemetry"]>;
  /** Serves the metrics if requested. */
  serve: (log: Log) => Promise<MetricsServer | undefined>;
}

/**
 * Loads what was requested: metrics on a port, spans through an attached SDK. `names` are those that callers may
 * use. Undefined if nothing was.
 */
export async function planTelemetry(
  { host, port }: MetricsSettings,
  names: readonly string[],
): Promise<TelemetryPlan | undefined> {
  const counting = port === undefined ? undefined : await import("../../app/telemetry/metrics.ts");
  const tracing = hasTracer() ? await import("../../app/telemetry/tracing.ts") : undefined;
  if (!counting && !tracing) return undefined;
  let metrics: Metrics | undefined;
  return {
    create: ({ store, runtime }) => {
      metrics = counting?.createMetrics(store, runtime);
      return together([...(metrics ? [metrics] : []), ...(tracing ? [tracing.createTracing()] : [])]);
    },
    serve: async (log) => {
      if (!metrics || port === undefined) return undefined;
      const { serveMetrics } = await import("../../app/telemetry/metrics-server.ts");
      return serveMetrics(metrics, { host, port, names }, log);
    },
  };
}
