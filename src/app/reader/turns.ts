import { fail } from "../../operation/errors.ts";

const AT_ONCE = 2;
const MOST_WAITING = 16;

/** Lets two works run at once; others wait, and where too many do they have to come back. Who stops waiting throws. */
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

/** The failure of what somebody stopped. */
export function stopped() {
  return fail("validation.bad_request", "Reading the file was stopped; nothing was done.");
}

function tooBusy() {
  return fail(
    "server.internal",
    "The server has more files to read than it can; send it again in a moment.",
    {
      status: 503,
      title: "Service unavailable",
      retryAfterSeconds: 2,
    },
  );
}
