import type { AttemptOutcome } from "../../domain/webhooks/outcome.ts";
import type { WebhookEventType } from "../../operation/event.ts";
import type { Page, PageRequest } from "./page.ts";

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

type DeliveryStatus = "pending" | "delivered" | "failed";

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
  /** Where it was sent, which the subscription may have changed since. */
  url: string;
  /** Who leased it. */
  owner: string;
  attempt: Attempt;
  status: DeliveryStatus;
  nextAttemptAt: string | null;
  /** The receiver said 410: its subscription is switched off. */
  gone: boolean;
}

/** A subscription that has had no success since then. */
export interface Failing {
  userId: string;
  webhookId: string;
  since: string;
}

export interface LeaseRequest {
  owner: string;
  now: string;
  until: string;
  /** A lease of any process that ends after this may still be under way. */
  busyAfter: string;
  limit: number;
  /** At most so many of one subscription are under way, by all processes together. */
  perSubscription: number;
}

/** Work for the dispatcher, of all users. */
export interface DeliveryQueue {
  /** Leases due deliveries of active subscriptions: of those with the fewest under way first, then the longest due. */
  lease(request: LeaseRequest): Promise<LeasedDelivery[]>;
  /**
   * Writes attempts down, all at once; gives the subscriptions that failed. Whoever lost a lease adds to the log, and
   * changes no more than that the delivery has arrived.
   */
  settle(settlements: readonly Settlement[]): Promise<Failing[]>;
  /** Gives leases back unsent. */
  release(owner: string, ids: readonly string[]): Promise<void>;
  /** When the next delivery is due, or null where none waits. */
  nextDue(): Promise<string | null>;
  /** Removes finished deliveries and events from before a time, a small batch; false where none was left. */
  prune(before: string): Promise<boolean>;
}
