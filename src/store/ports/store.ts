import type { ActiveDay } from "../../engine/health/types.ts";
import type { WebhookEventType } from "../../operation/event.ts";
import type { AccessStore } from "./access.ts";
import type { AccountRepository } from "./account.ts";
import type { AssessmentRepository } from "./assessments.ts";
import type { CatalogStore } from "./catalog.ts";
import type { ChangeRepository, ForgetPreviewRepository } from "./changes.ts";
import type { DataFile } from "./data-file.ts";
import type { DeliveryQueue, DeliveryRepository } from "./deliveries.ts";
import type { DocumentRepository } from "./documents.ts";
import type { HealthDayRepository } from "./health-days.ts";
import type { AccessLogRepository, ReplyRepository } from "./kept.ts";
import type { KeyRepository } from "./keys.ts";
import type { MemoryRepository } from "./memories.ts";
import type { Page, PageRequest } from "./page.ts";
import type { Records } from "./records.ts";
import type { SessionStore } from "./sessions.ts";
import type { PoolRepository } from "./similar-users.ts";
import type { SubjectStore } from "./subjects.ts";
import type { TogetherStore } from "./together.ts";
import type { PeopleRepository, UserRepository } from "./users.ts";

export interface ProfileRepository {
  get(): Promise<{ profile: Records["profile"]; updatedAt: string } | undefined>;
  put(profile: Records["profile"], updatedAt: string): Promise<void>;
  remove(): Promise<void>;
}

export interface ResumeRepository {
  get(): Promise<Records["resume"] | undefined>;
  put(record: Records["resume"]): Promise<void>;
  /** Removes the resume with its claims. */
  remove(): Promise<void>;
  claims(): Promise<Records["claim"][]>;
  replaceClaims(claims: Records["claim"][]): Promise<void>;
}

export interface TimelineRepository {
  append(event: Records["timelineEvent"]): Promise<void>;
  get(id: string): Promise<Records["timelineEvent"] | undefined>;
  /** Replaces the stored event of this id; nothing where there is none. */
  put(event: Records["timelineEvent"]): Promise<void>;
  /** False if there is none. */
  remove(id: string): Promise<boolean>;
  /** The events that a memory was made of. */
  ofMemory(memoryId: string): Promise<Records["timelineEvent"][]>;
  /** Newest first. */
  list(
    page: PageRequest & { eventType?: string | undefined; since?: string | undefined },
  ): Promise<Page<Records["timelineEvent"]>>;
  /** What happened on each UTC day from `since` (YYYY-MM-DD) on, oldest first; no events of the types left out, nor of impact 0. */
  activeDays(since: string, leftOut?: readonly string[]): Promise<ActiveDay[]>;
  /** Ids and times of the newest events before a time, newest first; the same are left out. */
  latest(
    before: string,
    limit: number,
    leftOut?: readonly string[],
  ): Promise<Pick<Records["timelineEvent"], "id" | "timestamp">[]>;
  isEmpty(): Promise<boolean>;
}

export interface AlertRepository {
  /** Newest first. */
  list(
    page: PageRequest & { includeRead: boolean; includeDismissed: boolean },
  ): Promise<Page<Records["alert"]>>;
  get(id: string): Promise<Records["alert"] | undefined>;
  put(alert: Records["alert"]): Promise<void>;
  /** False if there is none. */
  remove(id: string): Promise<boolean>;
  /** The state after the last evaluation, and its time; undefined before the first. */
  states(): Promise<{ states: unknown; evaluatedAt: string } | undefined>;
  putStates(states: unknown, evaluatedAt: string): Promise<void>;
}

export interface SharingRepository {
  get(): Promise<Records["dataSharing"] | undefined>;
  put(preferences: Records["dataSharing"]): Promise<void>;
  remove(): Promise<void>;
}

export interface WebhookRepository {
  list(page: PageRequest): Promise<Page<Records["webhook"]>>;
  get(id: string): Promise<Records["webhook"] | undefined>;
  put(record: Records["webhook"]): Promise<void>;
  remove(id: string): Promise<boolean>;
  activeFor(type: WebhookEventType): Promise<string[]>;
}

/** One event for subscribers, and a delivery for each subscription. The body's bytes are fixed here. */
export interface OutboxEvent {
  id: string;
  type: WebhookEventType;
  body: string;
  createdAt: string;
  deliveries: { id: string; webhookId: string }[];
}

export interface OutboxRepository {
  append(event: OutboxEvent): Promise<void>;
}

/** The repositories inside one transaction, bound to one user: no query can forget whose data it is. */
export interface Tx {
  readonly userId: string;
  /** Runs work inside a savepoint: if it throws, its writes are rolled back and the rest of the transaction continues. */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
  readonly user: UserRepository;
  readonly keys: KeyRepository;
  readonly people: PeopleRepository;
  readonly profile: ProfileRepository;
  readonly resume: ResumeRepository;
  readonly assessments: AssessmentRepository;
  readonly memories: MemoryRepository;
  readonly timeline: TimelineRepository;
  readonly alerts: AlertRepository;
  readonly healthDays: HealthDayRepository;
  readonly sharing: SharingRepository;
  readonly pool: PoolRepository;
  readonly webhooks: WebhookRepository;
  readonly briefs: DocumentRepository<Records["fitBrief"]>;
  readonly reports: DocumentRepository<Records["report"]>;
  readonly artifacts: DocumentRepository<Records["artifact"]>;
  readonly jobs: DocumentRepository<Records["job"]>;
  readonly checkpoints: DocumentRepository<Records["checkpoint"]>;
  readonly outbox: OutboxRepository;
  readonly deliveries: DeliveryRepository;
  readonly accessLog: AccessLogRepository;
  readonly changes: ChangeRepository;
  readonly forgetPreviews: ForgetPreviewRepository;
  readonly replies: ReplyRepository;
  readonly account: AccountRepository;
}

/** The data as they were when it was made, to be read for as long as it takes: nothing waits for it. */
export interface Snapshot {
  /** Only reads. */
  readonly tx: Tx;
  /** Ends it; leave what is read of it before. Calling it again does nothing. */
  release: () => void;
}

export interface Store {
  readonly access: AccessStore;
  readonly sessions: SessionStore;
  readonly subjects: SubjectStore;
  readonly catalog: CatalogStore;
  readonly deliveries: DeliveryQueue;
  readonly together: TogetherStore;
  /** Runs a transaction that only reads, on one consistent state of the data. */
  read<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Makes a snapshot, which its caller must release. Throws a ServiceError with status 503 while too many are held. */
  snapshot(userId: string): Promise<Snapshot>;
  /** The same as `read` for work that would write: every write is refused with an error. */
  rehearse<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a transaction that may write, committed whole or not at all. A change moves the user's revision. */
  write<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Grows with each transaction, of any process, that changed this user's data; 0 for an unknown user. */
  revision(userId: string): Promise<number>;
  // Undefined, at all times, of an engine that would have to ask another machine: it is then asked for the revision.
  /** The same object as before if no process has changed anything since, else another one. */
  stamp(): object | undefined;
  /** How many migrations the data have seen, of how many this program knows. Throws where they cannot be reached. */
  schema(): Promise<{ version: number; newest: number }>;
  /** How many writes of this process run or wait for their turn. */
  writes(): number;
  /** Set by an engine that keeps all data in one file of this machine. */
  readonly file?: DataFile;
  close(): Promise<void>;
}

/** A store of such an engine. */
export type FileStore = Store & { readonly file: DataFile };

export type * from "./access.ts";
export type * from "./data-file.ts";
export type * from "./kept.ts";
export type * from "./sessions.ts";
export type * from "./subjects.ts";
