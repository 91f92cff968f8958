/**
 * Two steps of four times the text: the ratio of a step's times shows how a time grows. A collection or another process
 * disturbs some runs, never all; what a few runs of the first step leave in doubt, the second decides.
 */
const STEPS = [
  { from: 10_000, to: 40_000, mostRuns: 3 },
  { from: 40_000, to: 160_000, mostRuns: 10 },
];
/** More than 4 for the noise of a shared machine, and far from the 16 of quadratic work. */
const MOST_GROWTH = 6.76;
/** Below it collections and the clock's own coarseness are measured. */
const NOTICEABLE_MS = 20;
interface Measured {
  run: () => unknown;
  /** So often that each size reads as much text in one measure, and collections fall on both alike. */
  times: number;
  least: number;
}

/**
 * Says how a work's time grows with its size, where that is more than its size does; undefined where it is linear. Only
 * growth on both steps is a fault: where a text no longer fits into a processor's caches, linear work slows down once.
 */
export function growthFault(work: (size: number) => () => unknown): string | undefined {
  const faults: string[] = [];
  for (const step of STEPS) {
    const fault = stepFault(work, step);
    if (fault === undefined) return undefined;
    faults.push(fault);
  }
  return faults.join("; ");
}

function stepFault(work: (size: number) => () => unknown, step: (typeof STEPS)[number]): string | undefined {
  const { from, to, mostRuns } = step;
  const of = (size: number): Measured => ({
    run: work(size),
    times: to / size,
    least: Number.POSITIVE_INFINITY,
  });
  const [small, large] = [of(from), of(to)];
  for (let tries = 0; tries < mostRuns; tries += 1) {
    measure(large);
    // Where the larger takes no time, the other need not be tried.
    if (large.least <= NOTICEABLE_MS) return undefined;
    measure(small);
    if (large.least <= small.least * MOST_GROWTH) return undefined;
  }
  return `${from}: ${small.least.toFixed(1)} ms, ${to}: ${large.least.toFixed(1)} ms`;
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
