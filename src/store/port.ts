import type { AccessLogEntry } from "../domain/access/schema.ts";
import type { Alert } from "../domain/alerts/schema.ts";
import type { Artifact } from "../domain/artifacts/schema.ts";
import type { SubmissionRecord } from "../domain/assessments/schema.ts";
import type { FitBrief } from "../domain/briefs/schema.ts";
import type { Checkpoint } from "../domain/checkpoints/schema.ts";
import type { Job } from "../domain/jobs/schema.ts";
import type { Profile } from "../domain/profile/schema.ts";
import type { Report } from "../domain/reports/schema.ts";
import type { ClaimRecord, ResumeRecord } from "../domain/resume/schema.ts";
import type { DataSharing } from "../domain/sharing/schema.ts";
import type { TimelineEvent } from "../domain/timeline/schema.ts";
import type { WebhookRecord } from "../domain/webhooks/schema.ts";
import type { WebhookEventType } from "../operation/event.ts";
import type { CatalogueStore } from "./catalogue-port.ts";
import type { DocumentRepository } from "./document-port.ts";
import type { MemoryRepository } from "./memory-port.ts";

/** A person's name and address as stored; null where nobody has said them yet. */
export interface UserRecord {
  id: string;
  name: string | null;
  email: string | null;
  createdAt: string;
}

/** Part of a list: at most `limit` rows after `cursor`. */
export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

export interface UserRepository {
  get(): Promise<UserRecord | undefined>;
  rename(change: { name?: string | null; email?: string | null }): Promise<void>;
}

export interface ProfileRepository {
  get(): Promise<{ profile: Profile; updatedAt: string } | undefined>;
  put(profile: Profile, updatedAt: string): Promise<void>;
}

export interface ResumeRepository {
  get(): Promise<ResumeRecord | undefined>;
  put(record: ResumeRecord): Promise<void>;
  claims(): Promise<ClaimRecord[]>;
  replaceClaims(claims: ClaimRecord[]): Promise<void>;
}

export interface AssessmentRepository {
  add(submission: SubmissionRecord): Promise<void>;
  /** The newest submission of each module, expired ones too. */
  latest(): Promise<SubmissionRecord[]>;
}

export interface TimelineRepository {
  append(event: TimelineEvent): Promise<void>;
  /** Newest first. */
  list(
    page: PageRequest & { eventType?: string | undefined; since?: string | undefined },
  ): Promise<Page<TimelineEvent>>;
  isEmpty(): Promise<boolean>;
}

export interface AlertRepository {
  /** Newest first. */
  list(page: PageRequest & { includeRead: boolean; includeDismissed: boolean }): Promise<Page<Alert>>;
  get(id: string): Promise<Alert | undefined>;
  put(alert: Alert): Promise<void>;
  /** What the last evaluation left behind, and when it was; undefined before the first. */
  states(): Promise<{ states: unknown; evaluatedAt: string } | undefined>;
  putStates(states: unknown, evaluatedAt: string): Promise<void>;
}

export interface SharingRepository {
  get(): Promise<DataSharing | undefined>;
  put(preferences: DataSharing): Promise<void>;
}

export interface WebhookRepository {
  list(page: PageRequest): Promise<Page<WebhookRecord>>;
  get(id: string): Promise<WebhookRecord | undefined>;
  put(record: WebhookRecord): Promise<void>;
  remove(id: string): Promise<boolean>;
  activeFor(type: WebhookEventType): Promise<string[]>;
}

/** One event for the outside and the deliveries it is owed; the body's bytes are fixed here. */
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

export interface LedgerRepository {
  /** Newest first. */
  list(page: PageRequest): Promise<Page<AccessLogEntry>>;
}

/** The answer a repeated request gets again. */
export interface StoredReply {
  key: string;
  requestHash: string;
  reply: unknown;
  createdAt: string;
}

export interface ReplyRepository {
  find(key: string): Promise<StoredReply | undefined>;
  save(reply: StoredReply): Promise<void>;
}

export interface AccountRepository {
  /** Every row of the user, by table, in the store's own field names, secrets left out. */
  everything(): Promise<Record<string, Record<string, unknown>[]>>;
  /** Deletes the user and all that is theirs; gives the number of rows that went, by table. */
  erase(): Promise<Record<string, number>>;
}

/** One unit of work, bound to one user: no query can forget whose data it is. */
export interface Tx {
  readonly userId: string;
  /** Runs a part that can fail by itself: where it throws, what it wrote is undone and the rest of the unit stands. */
  part<T>(work: () => Promise<T>): Promise<T>;
  readonly user: UserRepository;
  readonly profile: ProfileRepository;
  readonly resume: ResumeRepository;
  readonly assessments: AssessmentRepository;
  readonly memories: MemoryRepository;
  readonly timeline: TimelineRepository;
  readonly alerts: AlertRepository;
  readonly sharing: SharingRepository;
  readonly webhooks: WebhookRepository;
  readonly briefs: DocumentRepository<FitBrief>;
  readonly reports: DocumentRepository<Report>;
  readonly artifacts: DocumentRepository<Artifact>;
  readonly jobs: DocumentRepository<Job>;
  readonly checkpoints: DocumentRepository<Checkpoint>;
  readonly outbox: OutboxRepository;
  readonly ledger: LedgerRepository;
  readonly replies: ReplyRepository;
  readonly account: AccountRepository;
}

export interface KeyRecord {
  id: string;
  userId: string;
  /** SHA-256 of the key, hex. */
  hash: string;
  /** The first characters, for people to recognise it by. */
  prefix: string;
  name: string;
  scopes: string[];
  hourlyLimit: number;
  /** Calls left; null where the key is not metered. */
  credits: number | null;
  /** What the credits were given as: a purchase or free trials. */
  creditKind: "credits" | "trial" | null;
  /** How many credits the key began with. */
  creditsGranted: number | null;
  expiresAt: string | null;
  revokedAt: string | null;
  lastUsedAt: string | null;
  createdAt: string;
}

/** A rate-limit window: when it began (epoch milliseconds) and how many requests it has seen. */
export interface RateWindow {
  keyId: string;
  startedAt: number;
  used: number;
}

/** What the doors gather in memory and write together: `used` of a window is what came since the last time. */
export interface AccessBatch {
  windows: RateWindow[];
  lines: LedgerLine[];
  /** Time of last use by key id. */
  keysUsed: Map<string, string>;
}

export interface LedgerLine extends AccessLogEntry {
  userId: string;
}

/** What the doors need before there is a user: people, keys, windows, the ledger. Not bound to a user. */
export interface AccessStore {
  findKey(hash: string): Promise<KeyRecord | undefined>;
  findKeyById(id: string): Promise<KeyRecord | undefined>;
  createKey(key: KeyRecord): Promise<void>;
  listKeys(): Promise<KeyRecord[]>;
  /** False where no live key has this id. */
  revokeKey(id: string, at: string): Promise<boolean>;
  /** Takes one credit; false where none is left. */
  takeCredit(keyId: string): Promise<boolean>;
  giveCreditBack(keyId: string): Promise<void>;
  createUser(user: UserRecord): Promise<void>;
  findUser(id: string): Promise<UserRecord | undefined>;
  listUsers(): Promise<UserRecord[]>;
  findWindow(keyId: string): Promise<RateWindow | undefined>;
  /** Writes a batch in one transaction; gives the windows as they now stand, other processes' requests included. */
  record(batch: AccessBatch): Promise<RateWindow[]>;
  /** Removes ledger lines and stored replies from before these times. */
  prune(before: { ledger: string; replies: string }): Promise<void>;
}

export interface Store {
  readonly access: AccessStore;
  readonly catalogue: CatalogueStore;
  /** A consistent view for reading. */
  read<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** All or nothing; a unit that changed something moves the user's revision. */
  write<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Moves with each write unit of any process that changed something of this user; 0 for an unknown user. */
  revision(userId: string): Promise<number>;
  /** Copies the database into `file` while it is in use. */
  backup(file: string): Promise<void>;
  /** Empty where the database is sound, else what is wrong. */
  integrityProblems(): Promise<string[]>;
  close(): Promise<void>;
}
