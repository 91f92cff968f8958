import { expect, test } from "vitest";
import { createErrorLog } from "../../../src/app/outage-log.ts";
import { unavailable } from "../../../src/store/common/unavailable.ts";
import { fakeTimers } from "../../support/fake-timers.ts";

function logged(isServer: boolean) {
  const clock = { ms: 0 };
  const timers = fakeTimers();
  const lines: [message: string, facts: Record<string, unknown> | undefined][] = [];
  const log = {
    error: (message: string, facts?: Record<string, unknown>) => void lines.push([message, facts]),
  };
  const logError = createErrorLog(log, { monotonicMs: () => clock.ms, timers }, isServer);
  const later = async (ms: number) => {
    clock.ms += ms;
    await timers.advance(ms);
  };
  return { logError, lines, later };
}

const lost = () => unavailable("The database cannot be reached.", "ECONNREFUSED", 2);

test("a database server that does not answer is logged once a second, with a count and no stack", async () => {
  const { logError, lines, later } = logged(true);
  for (let call = 0; call < 50; call += 1) logError("An operation failed unexpectedly.", lost());
  await later(999);
  expect(lines).toEqual([[expect.stringMatching(/database/), { code: "ECONNREFUSED", errors: 1 }]]);
  await later(1);
  expect(lines[1]).toEqual([expect.stringMatching(/database/), { code: "ECONNREFUSED", errors: 49 }]);
  await later(5000);
  expect(lines).toHaveLength(2);
  logError("An operation failed unexpectedly.", lost());
  expect(lines).toHaveLength(3);
});

test("other errors, and those of a file, have a line with a stack each", () => {
  for (const [isServer, error] of [
    [true, new Error("A bug.")],
    [false, lost()],
  ] as const) {
    const { logError, lines } = logged(isServer);
    for (const requestId of ["req_1", "req_2"])
      logError("An operation failed unexpectedly.", error, { requestId });
    expect(lines).toHaveLength(2);
    expect(lines[1]?.[1]).toMatchObject({ requestId: "req_2", stack: expect.stringContaining("at ") });
  }
});
