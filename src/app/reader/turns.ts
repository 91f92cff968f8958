import { fail } from "../../operation/errors.ts";

const AT_ONCE = 2;
const MOST_WAITING = 16;

/** Runs two tasks at once. Others wait, or are refused if too many wait. A cancelled wait throws. */
export function createTurns() {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(stopped());
      };
      const go = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      signal?.addEventListener("abort", leave, { once: true });
      waiting.push(go);
    });
  return {
    take: async <Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
      if (signal?.aborted) throw stopped();
      if (waiting.length >= MOST_WAITING) throw tooBusy();
      if (running >= AT_ONCE) await turn(signal);
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

/** The error of a cancelled task. */
export function stopped() {
  return fail("validation.bad_request", "Reading the file was stopped; nothing was done.");
}

function tooBusy() {
  return fail("server.internal", "The server is reading too many files. Try again in a moment.", {
    status: 503,
    title: "Service unavailable",
    retryAfterSeconds: 2,
  });
}
