/** The ratio of their times shows how a time grows. */
const SMALL = 10_000;
const LARGE = 40_000;
/** More than 4 for the noise of a shared machine, and far from the 16 of quadratic work. */
const MOST_GROWTH = 6.76;
/** Below it collections and the clock's own coarseness are measured. */
const NOTICEABLE_MS = 20;
/** A collection or another process disturbs some runs, never all. */
const MOST_RUNS = 10;

interface Measured {
  run: () => unknown;
  /** So often that each size reads as much text in one measure, and collections fall on both alike. */
  times: number;
  least: number;
}

/** Says how a work's time grows with its size, where that is more than its size does; undefined where it is linear. */
export function growthFault(work: (size: number) => () => unknown): string | undefined {
  const of = (size: number): Measured => ({
    run: work(size),
    times: LARGE / size,
    least: Number.POSITIVE_INFINITY,
  });
  const [small, large] = [of(SMALL), of(LARGE)];
  for (let tries = 0; tries < MOST_RUNS; tries += 1) {
    measure(large);
    // Where the larger takes no time, the other need not be tried.
    if (large.least <= NOTICEABLE_MS) return undefined;
    measure(small);
    if (large.least <= small.least * MOST_GROWTH) return undefined;
  }
  return `${SMALL}: ${small.least.toFixed(1)} ms, ${LARGE}: ${large.least.toFixed(1)} ms`;
}

function measure(each: Measured): void {
  each.least = Math.min(each.least, cpuMs(each));
}

/** CPU time of this program, which neither waiting for a turn nor the system's care for memory lengthens. */
function cpuMs({ run, times }: Measured): number {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time += 1) run();
  return process.cpuUsage(start).user / 1000 / times;
}
