import type { WebhookEventType } from "../../operation/event.ts";
import type { Page, PageRequest } from "./page.ts";
import type { Records } from "./records.ts";

export type AttemptOutcome = Records["attemptOutcome"];

export interface Attempt {
  /** RFC 3339. */
  at: string;
  outcome: AttemptOutcome;
  /** The HTTP status of the response; null if there was none. */
  status: number | null;
  durationMs: number;
  /** The first 1 KB of the response's body as text. */
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
  /** Adds a new delivery with the same body; undefined if no delivery has this id. */
  repeat(id: string, newId: string, at: string): Promise<DeliveryRecord | undefined>;
}

/** A delivery to send now. One process leases it until the lease ends. */
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
  /** True if it waits for a slot: the subscription's limit of deliveries in flight is reached. */
  isAhead: boolean;
}

/** The result of an attempt, and the resulting state of the delivery. */
export interface Settlement {
  id: string;
  webhookId: string;
  /** The URL it was sent to. The subscription may have a new URL by now. */
  url: string;
  /** The process that leased it. */
  owner: string;
  attempt: Attempt;
  status: DeliveryStatus;
  nextAttemptAt: string | null;
  /** The endpoint responded with 410: the subscription is turned off. */
  receiverGone: boolean;
}

/** A subscription without a successful delivery since `since` (RFC 3339). */
export interface Failing {
  userId: string;
  webhookId: string;
  since: string;
}

export interface LeaseRequest {
  owner: string;
  now: string;
  until: string;
  /** An attempt may still be in flight if its lease, in any process, ends after this. */
  busyAfter: string;
  limit: number;
  /** The most deliveries of one subscription in flight, over all processes. */
  perSubscription: number;
  /**
   * Subscriptions of which this process may lease up to `most` waiting deliveries in advance. It holds none of a
   * subscription that another process is sending to.
   */
  ahead?: { webhookIds: readonly string[]; most: number };
}

/** What a process leased, and when the next delivery is due. */
interface Leased {
  deliveries: LeasedDelivery[];
  /** RFC 3339; null if none is due. */
  nextDue: string | null;
}

/** The webhook worker's queue, for all users. */
export interface DeliveryQueue {
  /**
   * Leases due deliveries of active subscriptions: subscriptions with the fewest in flight first, then the longest due.
   * At most `limit`, not counting those leased in advance.
   */
  lease(request: LeaseRequest): Promise<Leased>;
  /**
   * Stores attempts in one transaction. Returns the subscriptions that failed, possibly more than once. For a process
   * that lost its lease it only adds to the log, and marks the delivery as delivered if it was.
   */
  settle(settlements: readonly Settlement[]): Promise<Failing[]>;
  /** Releases leases of deliveries that were not sent. */
  release(owner: string, ids: readonly string[]): Promise<void>;
  /** When the next delivery is due (RFC 3339); null if there is none. */
  nextDue(): Promise<string | null>;
  /** Deletes one small batch of finished events older than `before`, with their deliveries. False if none was left. */
  prune(before: string): Promise<boolean>;
}
