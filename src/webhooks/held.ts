import type { LeasedDelivery, Settlement } from "../store/ports/deliveries.ts";

/** What a process holds beyond the places of quick receivers, so that it need not ask the database for each delivery. */
export interface Held {
  /** Of which subscriptions to hold how many; undefined where no receiver is quick. */
  ahead: () => { webhookIds: string[]; most: number } | undefined;
  add: (delivery: LeasedDelivery) => void;
  /** The first whose subscription has a place, taken out; undefined if there is none. */
  next: (hasPlace: (webhookId: string) => boolean) => LeasedDelivery | undefined;
  /** Learns from an attempt whether its receiver is quick. */
  learn: (settlement: Settlement) => void;
  /** Takes out what has waited too long by now; its receivers are no longer quick. */
  overdue: () => string[];
  size: () => number;
  /** Takes out everything. */
  clear: () => string[];
}

/** How long a delivery is held: after that its subscription, which may have changed, is read again. */
export const HELD_MS = 1000;
/** A receiver that answers within this. Where the network takes longer, asking the database costs nothing beside it. */
const QUICK_MS = 50;
const MOST_HELD = 64;

/** Creates what one dispatcher holds. */
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
