import type { AttemptOutcome } from "../domain/webhooks/outcome.ts";
import type { WebhookEventType } from "../operation/event.ts";
import type { Page, PageRequest } from "./port.ts";

export type { AttemptOutcome };

export interface Attempt {
  /** RFC 3339. */
  at: string;
  outcome: AttemptOutcome;
  /** The answer's HTTP status; null where there was none. */
  status: number | null;
  durationMs: number;
  /** The first 1 KB of the answer's body as text. */
  answer: string;
}

export type DeliveryStatus = "pending" | "delivered" | "failed";

export interface DeliveryRecord {
  id: string;
  webhookId: string;
  eventId: string;
  event: WebhookEventType;
  status: DeliveryStatus;
  attempts: Attempt[];
  nextAttemptAt: string | null;
  createdAt: string;
}

/** A user's delivery log. */
export interface DeliveryRepository {
  /** Newest first. */
  list(
    page: PageRequest & { webhookId?: string | undefined; status?: DeliveryStatus | undefined },
  ): Promise<Page<DeliveryRecord>>;
  /** A new delivery of the same body; undefined where there is no such delivery. */
  repeat(id: string, newId: string, at: string): Promise<DeliveryRecord | undefined>;
}

/** A delivery to send now: leased by one process until the lease ends. */
export interface LeasedDelivery {
  id: string;
  userId: string;
  webhookId: string;
  event: WebhookEventType;
  body: string;
  attempts: Attempt[];
  url: string;
  secret: string;
  previousSecret: string | null;
  previousSecretUntil: string | null;
}

/** What becomes of a delivery after an attempt. */
export interface Settlement {
  id: string;
  webhookId: string;
  attempt: Attempt;
  status: DeliveryStatus;
  nextAttemptAt: string | null;
  /** The receiver said 410: its subscription is switched off. */
  gone: boolean;
}

/** Work for the dispatcher, of all users. */
export interface DeliveryQueue {
  /** Leases due deliveries of active subscriptions, at most `perSubscription` of one that is not at its limit here. */
  lease(request: {
    owner: string;
    now: string;
    until: string;
    limit: number;
    /** Further deliveries each subscription may get; those not named may get `perSubscription`. */
    room: ReadonlyMap<string, number>;
    perSubscription: number;
  }): Promise<LeasedDelivery[]>;
  /** Writes an attempt down; gives since when the subscription has had no success, null where it just had one. */
  settle(settlement: Settlement): Promise<string | null>;
  /** Gives leases back unsent. */
  release(ids: readonly string[]): Promise<void>;
  /** When the next delivery is due, or null where none waits. */
  nextDue(): Promise<string | null>;
  /** Removes finished deliveries and events from before a time, a small batch; false where none was left. */
  prune(before: string): Promise<boolean>;
}
