import type { LeasedDelivery, Settlement } from "../store/ports/deliveries.ts";

/** Deliveries that a process leases in advance for fast endpoints, so it need not query the database for each one. */
export interface Held {
  /** How many to reserve per subscription. Undefined if no endpoint is fast. */
  ahead: () => { webhookIds: string[]; most: number } | undefined;
  add: (delivery: LeasedDelivery) => void;
  /** Removes and returns the first whose subscription has a free slot. Undefined if there is none. */
  next: (hasPlace: (webhookId: string) => boolean) => LeasedDelivery | undefined;
  /** Learns from an attempt whether its endpoint is fast. */
  learn: (settlement: Settlement) => void;
  /** Removes deliveries that waited too long. Their endpoints no longer count as fast. */
  overdue: () => string[];
  size: () => number;
  /** Removes everything. */
  clear: () => string[];
}

/** How long a delivery stays reserved. Its subscription may have changed, so it is then read again. */
export const HELD_MS = 1000;
/** An endpoint is fast if it responds within this time. For slower ones a database query costs little in comparison. */
const QUICK_MS = 50;
const MOST_HELD = 64;

/** Creates the reservations of one dispatcher. */
export function createHeld(now: () => Date): Held {
  const quick = new Set<string>();
  let waiting: { delivery: LeasedDelivery; since: number }[] = [];
  const isOverdue = ({ since }: { since: number }) => Math.abs(now().getTime() - since) >= HELD_MS;
  return {
    ahead: () =>
      quick.size === 0 ? undefined : { webhookIds: [...quick], most: Math.floor(MOST_HELD / quick.size) },
    add: (delivery) => void waiting.push({ delivery, since: now().getTime() }),
    next: (hasPlace) => {
      const place = waiting.findIndex((entry) => hasPlace(entry.delivery.webhookId) && !isOverdue(entry));
      return place < 0 ? undefined : waiting.splice(place, 1)[0]?.delivery;
    },
    learn: ({ webhookId, status, attempt }) => {
      quick.delete(webhookId);
      if (status !== "delivered" || attempt.durationMs > QUICK_MS) return;
      quick.add(webhookId);
      const [longest] = quick;
      if (quick.size > MOST_HELD && longest !== undefined) quick.delete(longest);
    },
    overdue: () => {
      const out = waiting.filter(isOverdue);
      waiting = waiting.filter((entry) => !isOverdue(entry));
      for (const { delivery } of out) quick.delete(delivery.webhookId);
      return out.map(({ delivery }) => delivery.id);
    },
    size: () => waiting.length,
    clear: () => waiting.splice(0).map(({ delivery }) => delivery.id),
  };
}
