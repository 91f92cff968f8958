import type { ServiceOptions } from "../../app/service.ts";
import type { Metrics } from "../../app/telemetry/metrics.ts";
import type { MetricsServer } from "../../app/telemetry/metrics-server.ts";
import { hasTracer, together } from "../../app/telemetry/telemetry.ts";
import type { MetricsSettings } from "../../platform/config.ts";
import type { Log } from "../../platform/logger.ts";

/** What observes a server, before there is one. */
interface TelemetryPlan {
  /** Creates it for the service. */
  create: NonNullable<ServiceOptions["telemetry"]>;
  /** Serves the metrics, where they were asked for. */
  serve: (log: Log) => Promise<MetricsServer | undefined>;
}

/** Loads what was asked for: metrics by a port, spans by an SDK that was attached. `names` are those that callers may use. Undefined where nothing was. */
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
