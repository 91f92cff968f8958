import type { Timers } from "./timers.ts";

/** The result of `work` if it is there within `ms`, otherwise undefined. What happens to `work` later is not looked at. */
export async function within<T>(
  work: Promise<T>,
  ms: number,
  timers: Pick<Timers, "after">,
): Promise<T | undefined> {
  let cancel = () => {};
  const late = new Promise<undefined>((resolve) => {
    cancel = timers.after(ms, () => resolve(undefined));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    cancel();
  }
}
