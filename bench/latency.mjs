// Milliseconds of sequential requests, as one agent sends them.

/** Number of warm-up requests, which are not counted. */
export const WARM = 20;

/** Times `count` requests after the warm-up; `request` receives the index from 0 and returns what to fetch. */
export async function timesOf(request, count, warm = WARM) {
  const times = [];
  for (let place = 0; place < warm + count; place += 1) times.push(await timed(...request(place)));
  return times.slice(warm);
}

/** The smallest time that `percent` percent of the times do not exceed. */
export function percentile(times, percent) {
  const sorted = [...times].sort((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
}

async function timed(url, init) {
  const began = performance.now();
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`);
  return performance.now() - began;
}
