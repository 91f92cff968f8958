import { expect, test } from "vitest";
import { hasTracer, together } from "../../../src/app/telemetry/telemetry.ts";
import { observedCall, type Telemetry } from "../../../src/shared/telemetry.ts";

/** Something that observes, and what it saw. */
function observer(name: string, seen: string[]): Telemetry {
  const observed = (what: string) => ({
    within: <T>(work: () => T) => {
      seen.push(`${name} in ${what}`);
      return work();
    },
    end: (result: number | string) => void seen.push(`${name} ends ${what} with ${result}`),
  });
  return {
    call: (operation) => observed(operation),
    delivery: () => observed("delivery"),
    incoming: (header, work) => {
      seen.push(`${name} reads ${header("traceparent")}`);
      return work();
    },
  };
}

test("without an SDK there is no tracer, and nothing observes", () => {
  expect(hasTracer()).toBe(false);
  expect(together([])).toBeUndefined();
});

test("several observe as one, the first around the others", async () => {
  const seen: string[] = [];
  const both = together([observer("a", seen), observer("b", seen)]);
  both?.incoming(
    (name) => name,
    () => undefined,
  );
  await observedCall(both, "alerts.list", "rest", async () => ({ status: 204 }));
  both?.delivery().end("failed");
  expect(seen).toEqual([
    ...["a reads traceparent", "b reads traceparent"],
    ...["a in alerts.list", "b in alerts.list"],
    ...["a ends alerts.list with 204", "b ends alerts.list with 204"],
    ...["a ends delivery with failed", "b ends delivery with failed"],
  ]);
});

test("a call that fails ends with the status of its error, or as ours", async () => {
  const seen: string[] = [];
  const one = observer("a", seen);
  const failing = (error: unknown) =>
    observedCall(one, "x", "mcp", () => Promise.reject(error)).catch(() => undefined);
  await failing(Object.assign(new Error("no"), { status: 403 }));
  await failing(new Error("bug"));
  expect(seen.filter((line) => line.includes("ends"))).toEqual(["a ends x with 403", "a ends x with 500"]);
});
