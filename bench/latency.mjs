// Milliseconds of one request after another, as one agent sends them.

/** Requests before those that count. */
export const WARM = 20;

/** Times of `count` requests, after some that do not count; `request` gives what to fetch, by its place from 0. */
export async function timesOf(request, count) {
  const times = [];
  for (let place = 0; place < WARM + count; place += 1) times.push(await timed(...request(place)));
  return times.slice(WARM);
}

/** The smallest time that so many percent do not exceed. */
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
