import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { adminOperations, operations } from "../../domain/index.ts";
import type { Observed, Telemetry } from "../../shared/telemetry.ts";

/** Creates what makes spans by the SDK that was attached to this process. A span has names and numbers of ours alone. */
export function createTracing(): Telemetry {
  const tracer = trace.getTracer("career-context");
  const names: ReadonlySet<string> = new Set([...operations, ...adminOperations].map(({ name }) => name));
  const observed = (span: Span, attribute: string): Observed => ({
    within: (work) => context.with(trace.setSpan(context.active(), span), work),
    end: (result) => {
      span.setAttribute(attribute, result);
      if (result === "failed" || Number(result) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  });
  return {
    call: (called, surface) => {
      const name = names.has(called) ? called : "unknown";
      const attributes = { "career_context.surface": surface };
      return observed(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }), "career_context.status");
    },
    delivery: () =>
      observed(tracer.startSpan("delivery", { kind: SpanKind.CLIENT }), "career_context.delivery.result"),
    incoming: (header, work) => {
      const carrier = { get: (_: unknown, name: string) => header(name), keys: () => [] };
      return context.with(propagation.extract(context.active(), undefined, carrier), work);
    },
  };
}
