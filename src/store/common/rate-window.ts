import type { RateWindow } from "../ports/access.ts";

/** A window with requests added. Those of a window that has ended since count nowhere any more. */
export function addTo(stored: RateWindow | undefined, added: RateWindow): RateWindow {
  if (!stored || stored.startedAt < added.startedAt) return { ...added, used: Math.max(0, added.used) };
  if (stored.startedAt > added.startedAt) return stored;
  return { ...stored, used: Math.max(0, stored.used + added.used) };
}
