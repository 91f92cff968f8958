import type { AccessStore } from "./access.ts";
import type { AccountRepository } from "./account.ts";
import type { CatalogStore } from "./catalog.ts";
import type { ChangeRepository, ForgetPreviewRepository } from "./changes.ts";
import type { CoordinationStore } from "./coordination.ts";
import type { DatabaseUse } from "./database-use.ts";
import type { DeliveryQueue, DeliveryRepository } from "./deliveries.ts";
import type { DocumentRepository, DocumentSearch } from "./documents.ts";
import type {
  AccessLogRepository,
  AlertRepository,
  AssessmentRepository,
  HealthDayRepository,
  OutboxRepository,
  PoolRepository,
  ProfileRepository,
  ReplyRepository,
  ResumeRepository,
  SharingRepository,
  TimelineRepository,
  WebhookRepository,
} from "./features.ts";
import type { KeyRepository } from "./keys.ts";
import type { MemoryRepository } from "./memories.ts";
import type { Records } from "./records.ts";
import type { SessionStore } from "./sessions.ts";
import type { SubjectStore } from "./subjects.ts";
import type { PeopleRepository, UserRepository } from "./users.ts";

/** The repositories inside one transaction, bound to one user, so no query can forget the user. */
export interface Tx {
  readonly userId: string;
  /** Runs work inside a savepoint. If it throws, only its writes are rolled back and the transaction continues. */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
  /** The stamp of the catalog that this transaction sees. Asked with other reads it costs nothing more. */
  readonly catalogStamp: CatalogStore["stamp"];
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
  readonly documentSearch: DocumentSearch;
  readonly outbox: OutboxRepository;
  readonly deliveries: DeliveryRepository;
  readonly accessLog: AccessLogRepository;
  readonly changes: ChangeRepository;
  readonly forgetPreviews: ForgetPreviewRepository;
  readonly replies: ReplyRepository;
  readonly account: AccountRepository;
}

/** The data as of its creation. Reading may take long: nothing waits for it. */
export interface Snapshot {
  /** Only reads. */
  readonly tx: Tx;
  /** Ends the snapshot. Stop reading first. A second call does nothing. */
  release: () => void;
}

export interface Store {
  readonly access: AccessStore;
  readonly sessions: SessionStore;
  readonly subjects: SubjectStore;
  readonly catalog: CatalogStore;
  readonly deliveries: DeliveryQueue;
  readonly coordination: CoordinationStore;
  /** Runs a read-only transaction on one consistent state of the data. */
  read<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Creates a snapshot. The caller must release it. Throws a ServiceError with status 503 if too many are open. */
  snapshot(userId: string): Promise<Snapshot>;
  /** Like `read`, for work that would write: every write throws. */
  rehearse<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a transaction that may write. It commits as a whole or not at all. A change increases the user's revision. */
  write<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Increases with each transaction of any process that changes this user's data. 0 for an unknown user. */
  revision(userId: string): Promise<number>;
  // Always undefined if the engine would have to ask another machine. Callers then use the revision.
  /** The same object until any process changes anything, then a new one. */
  stamp(): object | undefined;
  /** How many migrations are applied, and how many this program has. Throws if the database cannot be reached. */
  schema(): Promise<{ version: number; newest: number }>;
  /** How many writes of this process are running or waiting. */
  writes(): number;
  /** Set if the data is at a database server. */
  readonly use?: DatabaseUse;
  /** Set if the engine stores all data in one local file. */
  readonly file?: DataFile;
  close(): Promise<void>;
}

/** A store with all data in one local file. */
export type FileStore = Store & { readonly file: DataFile };

export type * from "./access.ts";
export type * from "./features.ts";
export type * from "./sessions.ts";
export type * from "./subjects.ts";

/** Operations on the single file that holds all data. */
export interface DataFile {
  /**
   * Runs work during which another thread of this process may write. No write of this store starts until the work ends.
   */
  hold(work: () => Promise<void>): Promise<void>;
  /** Copies the database into `file` while it is in use. The copy is a single file. */
  backup(file: string): Promise<void>;
  /** Rewrites the database if rows were deleted since the last rewrite. The file then contains no trace of them. */
  vacuumIfNeeded(): Promise<void>;
  /** The problems found by the engine's integrity check. */
  integrityProblems(): Promise<string[]>;
}
