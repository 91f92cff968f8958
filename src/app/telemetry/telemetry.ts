import type { Observed, Telemetry } from "../../shared/telemetry.ts";

/** Whether an OpenTelemetry SDK was attached to this process before the program began (`node --import`). */
export function hasTracer(): boolean {
  // Where every copy of the API looks, and the SDK has put itself: asked without loading one.
  const attached: unknown = Reflect.get(globalThis, Symbol.for("opentelemetry.js.api.1"));
  return Object(attached).trace !== undefined;
}

/** Combines several into one. Undefined if there are none. */
export function together(all: readonly Telemetry[]): Telemetry | undefined {
  const [first, ...rest] = all;
  return rest.reduce((sum, next) => sum && both(sum, next), first);
}

function both(one: Telemetry, other: Telemetry): Telemetry {
  const observed = (left: Observed, right: Observed): Observed => ({
    within: (work) => left.within(() => right.within(work)),
    end: (result) => {
      left.end(result);
      right.end(result);
    },
  });
  return {
    call: (...what) => observed(one.call(...what), other.call(...what)),
    delivery: () => observed(one.delivery(), other.delivery()),
    incoming: (header, work) => one.incoming(header, () => other.incoming(header, work)),
  };
}
