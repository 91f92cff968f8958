import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  json as jsonColumn,
  pgTable,
  primaryKey,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { LabelledOccupation, OccupationEntry, SkillKind } from "../../src/engine/catalog/types.ts";
import type { WebhookEventType } from "../../src/operation/event.ts";
import type { ListedThing, ThingInverse } from "../../src/store/ports/changes.ts";
import type { Attempt } from "../../src/store/ports/deliveries.ts";
import type { StoredDocument } from "../../src/store/ports/documents.ts";
import type { Records } from "../../src/store/ports/records.ts";

// The tables of db/sqlite/schema.ts, each keyed by its user first, so that a database that is spread over machines can
// keep a person's rows together. Times are RFC 3339 texts in UTC with milliseconds: they sort as they stand.

/** Text that sorts by its bytes, as SQLite sorts it, whatever the database's own order is. */
const collated = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
const text = <Name extends string>(name: Name) => collated(name);
const integer = <Name extends string>(name: Name) => bigint(name, { mode: "number" });
/** `json` keeps a text as it came; `jsonb` puts keys into another order, which answers and digests would show. */
const json = <T>(name: string) => jsonColumn(name).$type<T>();
const flag = (name: string) => boolean(name).notNull();

export const users = pgTable("users", {
  id: text("id").primaryKey(),
  name: text("name"),
  email: text("email"),
  revision: integer("revision").notNull().default(0),
  /** Holds the demo's fictional person, not the career of whoever uses it. */
  isDemo: flag("is_demo").default(false),
  /** Since when nothing of theirs is read, written or sent; null where it is. */
  suspendedAt: text("suspended_at"),
  /** The most calls within an hour over all keys, and the most memories; null where their number is not limited. */
  hourlyLimit: integer("hourly_limit"),
  memoryLimit: integer("memory_limit"),
  createdAt: text("created_at").notNull(),
});

// Deleting a user takes everything of theirs along.
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const apiKeys = pgTable(
  "api_keys",
  {
    id: text("id").notNull(),
    userId: owner(),
    hash: text("hash").notNull(),
    prefix: text("prefix").notNull(),
    name: text("name").notNull(),
    scopes: json<string[]>("scopes").notNull(),
    hourlyLimit: integer("hourly_limit").notNull(),
    credits: integer("credits"),
    creditKind: text("credit_kind").$type<"credits" | "trial">(),
    creditsGranted: integer("credits_granted"),
    expiresAt: text("expires_at"),
    revokedAt: text("revoked_at"),
    lastUsedAt: text("last_used_at"),
    createdAt: text("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("api_keys_id").on(table.id),
    uniqueIndex("api_keys_hash").on(table.hash),
  ],
);

/** The pages that a person is signed in to, on each of their browsers. */
export const webSessions = pgTable(
  "web_sessions",
  {
    id: text("id").notNull(),
    userId: owner(),
    hash: text("hash").notNull(),
    browser: text("browser").notNull(),
    createdAt: text("created_at").notNull(),
    lastUsedAt: text("last_used_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("web_sessions_id").on(table.id),
    uniqueIndex("web_sessions_hash").on(table.hash),
  ],
);

/** What signs in to the pages, once. */
export const signInCodes = pgTable(
  "sign_in_codes",
  {
    hash: text("hash").notNull(),
    userId: owner(),
    expiresAt: text("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    uniqueIndex("sign_in_codes_hash").on(table.hash),
  ],
);

/** Accounts of an issuer of access tokens, each linked to the user whose data its tokens open. */
export const subjectLinks = pgTable(
  "subject_links",
  {
    id: text("id").notNull(),
    userId: owner(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("subject_links_id").on(table.id),
    uniqueIndex("subject_links_subject").on(table.issuer, table.subject),
  ],
);

export const rateWindows = pgTable(
  "rate_windows",
  {
    keyId: text("key_id").notNull(),
    /** Whose key it is, which the key alone says on SQLite. */
    userId: text("user_id").notNull(),
    startedAt: integer("started_at").notNull(),
    used: integer("used").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyId] }),
    uniqueIndex("rate_windows_key").on(table.keyId),
    foreignKey({
      columns: [table.userId, table.keyId],
      foreignColumns: [apiKeys.userId, apiKeys.id],
    }).onDelete("cascade"),
  ],
);

export const accessLog = pgTable(
  "access_log",
  {
    id: text("id").notNull(),
    userId: owner(),
    time: text("time").notNull(),
    client: text("client").notNull(),
    operation: text("operation").notNull(),
    resource: text("resource").notNull(),
    status: integer("status").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const replies = pgTable(
  "replies",
  {
    userId: owner(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    reply: json<unknown>("reply").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index("replies_time").on(table.createdAt)],
);

/** What calls changed, with what takes it back, for as long as that is kept. */
export const changes = pgTable(
  "changes",
  {
    id: text("id").notNull(),
    userId: owner(),
    operation: text("operation").notNull(),
    at: text("at").notNull(),
    client: text("client").notNull(),
    summary: text("summary").notNull(),
    /** Why it cannot be taken back; null where it can. */
    why: text("why"),
    inverse: json<ThingInverse[]>("inverse").notNull(),
    undoneBy: text("undone_by"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index("changes_time").on(table.at)],
);

/** Lists that were found to be forgotten, until they are, or their time is over. */
export const forgetPreviews = pgTable(
  "forget_previews",
  {
    /** Of the token, which is known to its caller alone. */
    hash: text("hash").notNull(),
    userId: owner(),
    found: json<ListedThing[]>("found").notNull(),
    expiresAt: text("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index("forget_previews_end").on(table.expiresAt),
  ],
);

export const profiles = pgTable("profiles", {
  userId: owner().primaryKey(),
  profile: json<Records["profile"]>("profile").notNull(),
  updatedAt: text("updated_at").notNull(),
});

export const resumes = pgTable("resumes", {
  userId: owner().primaryKey(),
  format: text("format").$type<Records["resume"]["format"]>().notNull(),
  document: json<Record<string, unknown>>("document").notNull(),
  fields: json<Records["resume"]["fields"]>("fields").notNull(),
  confidence: doublePrecision("confidence").notNull(),
  warnings: json<string[]>("warnings").notNull(),
  /** Lines of its text of which nothing was taken. */
  unread: json<Records["resume"]["unread"]>("unread").notNull().default([]),
  /** What was not proved: no claims, until the person confirms them. */
  unconfirmed: json<Records["resume"]["unconfirmed"]>("unconfirmed").notNull().default([]),
  parsedAt: text("parsed_at").notNull(),
  /** What was imported, where a person has corrected it since: later imports keep the corrections. */
  imported: json<NonNullable<Records["resume"]["imported"]>>("imported"),
  /** The text that source spans point into. */
  source: json<NonNullable<Records["resume"]["source"]>>("source"),
});

export const claims = pgTable(
  "claims",
  {
    id: text("id").notNull(),
    userId: owner(),
    kind: text("kind").$type<Records["claim"]["kind"]>().notNull(),
    text: text("text").notNull(),
    path: text("path").notNull(),
    sourceSpan: json<number[]>("source_span"),
    provenance: text("provenance").$type<Records["claim"]["provenance"]>().notNull().default("parsed"),
    /** Recognises the same fact in a later import, so that its id stays. */
    identity: text("identity").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("claims_identity").on(table.userId, table.identity),
  ],
);

export const assessmentSubmissions = pgTable(
  "assessment_submissions",
  {
    id: text("id").notNull(),
    userId: owner(),
    moduleId: text("module_id").$type<Records["submission"]["moduleId"]>().notNull(),
    version: text("version").notNull(),
    answers: json<Record<string, number>>("answers").notNull(),
    durationMs: integer("duration_ms"),
    result: json<Records["submission"]["result"]>("result").notNull(),
    completedAt: text("completed_at").notNull(),
    expiresAt: text("expires_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("assessment_submissions_user").on(table.userId, table.completedAt, table.id),
  ],
);

export const timelineEvents = pgTable(
  "timeline_events",
  {
    id: text("id").notNull(),
    userId: owner(),
    eventType: text("event_type").notNull(),
    eventData: json<Record<string, unknown>>("event_data").notNull(),
    impactScore: doublePrecision("impact_score").notNull(),
    timestamp: text("timestamp").notNull(),
    relatedMemoryNodeId: text("related_memory_node_id"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("timeline_events_user").on(table.userId, table.timestamp, table.id),
    index("timeline_events_type").on(table.userId, table.eventType, table.timestamp, table.id),
  ],
);

export const alerts = pgTable(
  "alerts",
  {
    id: text("id").notNull(),
    userId: owner(),
    alertType: text("alert_type")
      .$type<"skill_gap" | "goal_stagnation" | "market_misalignment" | "inactivity">()
      .notNull(),
    severity: text("severity").$type<"info" | "warning" | "critical">().notNull(),
    message: text("message").notNull(),
    actionSuggestions: json<string[]>("action_suggestions"),
    relatedMetricId: text("related_metric_id"),
    isRead: flag("is_read"),
    isDismissed: flag("is_dismissed"),
    createdAt: text("created_at").notNull(),
    readAt: text("read_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** How many nodes a user has, and how many words they hold together: what weighs a word of one of them. */
export const memoryOwners = pgTable("memory_owners", {
  userId: owner().primaryKey(),
  nodes: integer("nodes").notNull(),
  words: integer("words").notNull(),
});

export const memoryNodes = pgTable(
  "memory_nodes",
  {
    /** Its place among the user's, from 0 on. */
    position: integer("position").notNull(),
    id: text("id").notNull(),
    userId: owner(),
    nodeType: text("node_type").notNull(),
    content: json<Record<string, unknown>>("content").notNull(),
    contentText: text("content_text").notNull(),
    importance: doublePrecision("importance").notNull(),
    createdAt: text("created_at").notNull(),
    accessCount: integer("access_count").notNull().default(0),
    sourceType: text("source_type"),
    sourceId: text("source_id"),
    /** What nodes belong together by, made from what they say of their thread or their source. */
    thread: text("thread"),
    /** The place in it; -1 where none was said. */
    turn: integer("turn").notNull().default(-1),
    /** How many words its index entry has. */
    length: integer("length").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("memory_nodes_position").on(table.userId, table.position),
    index("memory_nodes_thread").on(table.userId, table.thread, table.turn, table.position),
    index("memory_nodes_user").on(table.userId, table.createdAt, table.id),
    index("memory_nodes_source").on(table.userId, table.sourceType, table.sourceId, table.position),
  ],
);

/**
 * The full-text index of memories: each word of each node, by its stem. A tree over rows in place of GIN over a
 * tsvector, for PostgreSQL uses no such index below row-level security: `@@` is not leakproof, `=` of texts is.
 */
export const memoryWords = pgTable(
  "memory_words",
  {
    userId: text("user_id").notNull(),
    word: text("word").notNull(),
    position: integer("position").notNull(),
    /** Where it stands in the entry, in numbers apart by spaces. */
    places: text("places").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.word, table.position] }),
    index("memory_words_node").on(table.userId, table.position),
    foreignKey({
      columns: [table.userId, table.position],
      foreignColumns: [memoryNodes.userId, memoryNodes.position],
    }).onDelete("cascade"),
  ],
);

/** What was seen at the last evaluation of alerts, by alert and subject. */
export const alertStates = pgTable("alert_states", {
  userId: owner().primaryKey(),
  states: json<unknown>("states").notNull(),
  evaluatedAt: text("evaluated_at").notNull(),
});

/** How a career stood on the UTC days on which it was looked at; null is not known. Numbers alone. */
export const healthDays = pgTable(
  "health_days",
  {
    userId: owner(),
    /** YYYY-MM-DD */
    day: text("day").notNull(),
    overallScore: doublePrecision("overall_score"),
    skillFreshness: doublePrecision("skill_freshness"),
    goalProgress: doublePrecision("goal_progress"),
    marketAlignment: doublePrecision("market_alignment"),
    careerActivity: doublePrecision("career_activity"),
    /** The version of the formula: scores of two do not compare. */
    formula: text("formula").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** What agents make: fit briefs, reports, artifacts, jobs workspace items, checkpoints. */
export const documents = pgTable(
  "documents",
  {
    id: text("id").notNull(),
    userId: owner(),
    kind: text("kind").$type<"fit_brief" | "report" | "artifact" | "job" | "checkpoint">().notNull(),
    body: json<StoredDocument>("body").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("documents_user").on(table.userId, table.kind, table.id),
    // Of many openings few have something due. A query uses these where it has the same expressions.
    index("documents_next_due")
      .on(table.userId, table.kind, sql`(("body" #>> '{application,nextDue}') collate "C")`, table.id)
      .where(sql`("body" #>> '{application,nextDue}') is not null`),
    index("documents_closing_date")
      .on(
        table.userId,
        table.kind,
        sql`(("body" #>> '{metadata,opportunity,closingDate}') collate "C")`,
        table.id,
      )
      .where(sql`("body" #>> '{metadata,opportunity,closingDate}') is not null`),
    // Openings are counted by stage without reading them.
    index("documents_stage")
      .on(
        table.userId,
        table.kind,
        sql`("body" #>> '{type}')`,
        sql`(("body" #>> '{application,stage}') collate "C")`,
        sql`(("body" #>> '{status}') collate "C")`,
        table.id,
      )
      .where(sql`("body" #>> '{type}') is not null`),
  ],
);

/**
 * The searched documents in the full-text index: as of memories, and by kind (store/common/documents/search-text.ts).
 */
export const documentEntries = pgTable(
  "document_entries",
  {
    userId: text("user_id").notNull(),
    position: integer("position").notNull(),
    documentId: text("document_id").notNull(),
    /** How many words the entry has. */
    length: integer("length").notNull(),
    /** Of its text: an unchanged entry is not written again. */
    digest: text("digest").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.position] }),
    unique("document_entries_document").on(table.userId, table.documentId),
    foreignKey({
      name: "document_entries_of_document",
      columns: [table.userId, table.documentId],
      foreignColumns: [documents.userId, documents.id],
    }).onDelete("cascade"),
  ],
);

/** The words of the searched documents, as `memoryWords`. */
export const documentWords = pgTable(
  "document_words",
  {
    userId: text("user_id").notNull(),
    word: text("word").notNull(),
    position: integer("position").notNull(),
    places: text("places").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.word, table.position] }),
    index("document_words_entry").on(table.userId, table.position),
    foreignKey({
      name: "document_words_of_entry",
      columns: [table.userId, table.position],
      foreignColumns: [documentEntries.userId, documentEntries.position],
    }).onDelete("cascade"),
  ],
);

export const dataSharing = pgTable("data_sharing", {
  userId: owner().primaryKey(),
  shareCareerPath: flag("share_career_path"),
  shareAssessmentResults: flag("share_assessment_results"),
  shareSkillProgression: flag("share_skill_progression"),
  updatedAt: text("updated_at").notNull(),
});

export const webhooks = pgTable(
  "webhooks",
  {
    id: text("id").notNull(),
    userId: owner(),
    webhookUrl: text("webhook_url").notNull(),
    events: json<WebhookEventType[]>("events").notNull(),
    isActive: flag("is_active"),
    secret: text("secret").notNull(),
    previousSecret: text("previous_secret"),
    previousSecretUntil: text("previous_secret_until"),
    /** The first failed attempt since the last success. */
    failingSince: text("failing_since"),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const outboxEvents = pgTable(
  "outbox_events",
  {
    id: text("id").notNull(),
    userId: owner(),
    type: text("type").$type<WebhookEventType>().notNull(),
    body: text("body").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("outbox_events_time").on(table.createdAt),
  ],
);

export const deliveries = pgTable(
  "deliveries",
  {
    id: text("id").notNull(),
    userId: owner(),
    eventId: text("event_id").notNull(),
    webhookId: text("webhook_id").notNull(),
    status: text("status").$type<"pending" | "delivered" | "failed">().notNull(),
    attempts: json<Attempt[]>("attempts").notNull(),
    nextAttemptAt: text("next_attempt_at"),
    /** The process that sends it now, and until when it is believed to live. */
    leasedBy: text("leased_by"),
    leasedUntil: text("leased_until"),
    createdAt: text("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.eventId],
      foreignColumns: [outboxEvents.userId, outboxEvents.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.userId, table.webhookId],
      foreignColumns: [webhooks.userId, webhooks.id],
    }).onDelete("cascade"),
    uniqueIndex("deliveries_id").on(table.id),
    index("deliveries_event").on(table.userId, table.eventId),
    index("deliveries_webhook").on(table.userId, table.webhookId, table.id),
    // What was delivered are many; what waits, is under way or has failed are few.
    index("deliveries_open").on(table.userId, table.id).where(sql`status <> 'delivered'`),
    index("deliveries_pending")
      .on(table.userId, table.webhookId, table.nextAttemptAt, table.id)
      .where(sql`status = 'pending'`),
    index("deliveries_leased").on(table.leasedUntil).where(sql`leased_until is not null`),
  ],
);

export const catalogSources = pgTable("catalogue_sources", {
  id: text("id").primaryKey(),
  title: text("title").notNull(),
  version: text("version").notNull(),
  attribution: text("attribution").notNull(),
  importedAt: text("imported_at").notNull(),
  occupations: integer("occupations").notNull(),
  skills: integer("skills").notNull(),
  /** Of all rows the source brought: it moves when they change. */
  digest: text("digest").notNull(),
});

const source = () =>
  text("source_id")
    .notNull()
    .references(() => catalogSources.id, { onDelete: "cascade" });

export const catalogOccupations = pgTable(
  "catalogue_occupations",
  {
    sourceId: source(),
    code: text("code").notNull(),
    title: text("title").notNull(),
    entry: json<OccupationEntry | LabelledOccupation>("entry").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.code] })],
);

export const catalogSkills = pgTable(
  "catalogue_skills",
  {
    sourceId: source(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    kind: text("kind").$type<SkillKind>().notNull(),
    parent: text("parent"),
    aliases: json<string[]>("aliases").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.id] })],
);

/** What all processes on these data share, and no person's. */
export const sharedSecrets = pgTable("shared_secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});

/** What one process at a time does for all, and how far it is. */
export const turns = pgTable("turns", {
  task: text("task").primaryKey(),
  /** The UTC day (YYYY-MM-DD) of the last round that began, and of the last that was finished. */
  begunOn: text("begun_on"),
  doneOn: text("done_on"),
  /** The last of those whose turn it is, in the order of their ids, that the round has done. */
  reached: text("reached"),
  /** The process that does it now, and until when it is believed to live. */
  takenBy: text("taken_by"),
  takenUntil: text("taken_until"),
});
