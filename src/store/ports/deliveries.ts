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
  /** Adds a delivery of the same body; undefined if there is no delivery with this id. */
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
  /** It waits for a place: as many of its subscription as may be in flight come before it. */
  isAhead: boolean;
}

/** The result of an attempt, and the delivery's state after it. */
export interface Settlement {
  id: string;
  webhookId: string;
  /** Where it was sent. The subscription may have another URL by now. */
  url: string;
  /** The process that leased it. */
  owner: string;
  attempt: Attempt;
  status: DeliveryStatus;
  nextAttemptAt: string | null;
  /** The receiver responded with 410: its subscription is switched off. */
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
  /** An attempt whose lease, of any process, ends after this may still be in flight. */
  busyAfter: string;
  limit: number;
  /** How many deliveries of one subscription may be in flight, in all processes together. */
  perSubscription: number;
  /**
   * Subscriptions of which the process may hold `most` that wait for a place, so that it need not ask for each. It holds
   * none of a subscription that another process is sending to.
   */
  ahead?: { webhookIds: readonly string[]; most: number };
}

/** The work of the webhook worker, for all users. */
export interface DeliveryQueue {
  /**
   * Leases due deliveries of active subscriptions: first of those with the fewest in flight, then the longest due. At
   * most `limit` without those ahead.
   */
  lease(request: LeaseRequest): Promise<LeasedDelivery[]>;
  /**
   * Stores attempts in one transaction. Returns the subscriptions that failed, each once or more. A process that lost its lease only adds
   * to the log, and marks the delivery as delivered if it was.
   */
  settle(settlements: readonly Settlement[]): Promise<Failing[]>;
  /** Ends leases of deliveries that were not sent. */
  release(owner: string, ids: readonly string[]): Promise<void>;
  /** When the next delivery is due (RFC 3339); null if none waits. */
  nextDue(): Promise<string | null>;
  /** Deletes one small batch of finished events, with their deliveries, older than `before`; false if none was left. */
  prune(before: string): Promise<boolean>;
}
