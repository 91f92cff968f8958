import { fail } from "../../operation/errors.ts";

const AT_ONCE = 2;
const MOST_WAITING = 16;

/** Lets two works run at once; others wait, and where too many do they have to come back. */
export function createTurns() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    take: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (waiting.length >= MOST_WAITING) throw tooBusy();
      if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
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
