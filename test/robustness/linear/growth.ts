/** Sizes double, so that the ratio of their times shows how a time grows. */
const sizes = [10_000, 20_000, 40_000] as const;
/** For each doubling: more than 2 for the noise of a shared machine, and far from the 4 of quadratic work. */
const MOST_GROWTH = 2.6;
/** Below it collections and the clock's own coarseness are measured. */
const NOTICEABLE_MS = 20;
/** A collection or another process disturbs some runs, never all. */
const MOST_RUNS = 10;

interface Measured {
  run: () => unknown;
  /** So often that each size reads as much text in one measure, and collections fall on all of them alike. */
  times: number;
  least: number;
}

/** Says how a work's time grows with its size, where that is more than its size does; undefined where it is linear. */
export function growthFault(work: (size: number) => () => unknown): string | undefined {
  const largest = sizes.at(-1) ?? 0;
  const measured = sizes.map(
    (size): Measured => ({ run: work(size), times: largest / size, least: Number.POSITIVE_INFINITY }),
  );
  for (let tries = 0; tries < MOST_RUNS; tries += 1) {
    // The largest first: where it takes no time, the others need not be tried.
    for (const each of measured.toReversed()) {
      each.least = Math.min(each.least, cpuMs(each));
      if (!isNoticeable(measured)) return undefined;
    }
    if (!grows(measured)) return undefined;
  }
  return measured.map(({ least }, at) => `${sizes[at]}: ${least.toFixed(1)} ms`).join(", ");
}

function isNoticeable(measured: readonly Measured[]): boolean {
  return (measured.at(-1)?.least ?? 0) > NOTICEABLE_MS;
}

/** Over all doublings together: a single one may meet a collection that the smaller size just did without. */
function grows(measured: readonly Measured[]): boolean {
  const [first, last] = [measured[0]?.least ?? 0, measured.at(-1)?.least ?? 0];
  return last > first * MOST_GROWTH ** (measured.length - 1);
}

/** CPU time of this process, which waiting for a turn on the machine does not lengthen. */
function cpuMs({ run, times }: Measured): number {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time += 1) run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / times;
}
