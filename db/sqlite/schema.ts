import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { LabelledOccupation, OccupationEntry, SkillKind } from "../../src/engine/catalog/types.ts";
import type { WebhookEventType } from "../../src/operation/event.ts";
import type { ListedThing, ThingInverse } from "../../src/store/ports/changes.ts";
import type { Attempt } from "../../src/store/ports/deliveries.ts";
import type { StoredDocument } from "../../src/store/ports/documents.ts";
import type { Records } from "../../src/store/ports/records.ts";

// Times are RFC 3339 texts in UTC with milliseconds: they sort as they stand.
const json = <T>(name: string) => text(name, { mode: "json" }).$type<T>();
const flag = (name: string) => integer(name, { mode: "boolean" }).notNull();

export const users = sqliteTable("users", {
  id: text().primaryKey(),
  name: text(),
  email: text(),
  revision: integer().notNull().default(0),
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

export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: text().primaryKey(),
    userId: owner(),
    hash: text().notNull(),
    prefix: text().notNull(),
    name: text().notNull(),
    scopes: json<string[]>("scopes").notNull(),
    hourlyLimit: integer("hourly_limit").notNull(),
    credits: integer(),
    creditKind: text("credit_kind", { enum: ["credits", "trial"] }),
    creditsGranted: integer("credits_granted"),
    expiresAt: text("expires_at"),
    revokedAt: text("revoked_at"),
    lastUsedAt: text("last_used_at"),
    createdAt: text("created_at").notNull(),
  },
  (table) => [uniqueIndex("api_keys_hash").on(table.hash), index("api_keys_user").on(table.userId)],
);

/** The pages that a person is signed in to, on each of their browsers. */
export const webSessions = sqliteTable(
  "web_sessions",
  {
    id: text().primaryKey(),
    userId: owner(),
    hash: text().notNull(),
    browser: text().notNull(),
    createdAt: text("created_at").notNull(),
    lastUsedAt: text("last_used_at").notNull(),
  },
  (table) => [uniqueIndex("web_sessions_hash").on(table.hash), index("web_sessions_user").on(table.userId)],
);

/** What signs in to the pages, once. */
export const signInCodes = sqliteTable(
  "sign_in_codes",
  {
    hash: text().primaryKey(),
    userId: owner(),
    expiresAt: text("expires_at").notNull(),
  },
  (table) => [index("sign_in_codes_user").on(table.userId)],
);

/** Accounts of an issuer of access tokens, each linked to the user whose data its tokens open. */
export const subjectLinks = sqliteTable(
  "subject_links",
  {
    id: text().primaryKey(),
    userId: owner(),
    issuer: text().notNull(),
    subject: text().notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("subject_links_subject").on(table.issuer, table.subject),
    index("subject_links_user").on(table.userId),
  ],
);

export const rateWindows = sqliteTable("rate_windows", {
  keyId: text("key_id")
    .primaryKey()
    .references(() => apiKeys.id, { onDelete: "cascade" }),
  startedAt: integer("started_at").notNull(),
  used: integer().notNull(),
});

// One tree in the order in which it is read, instead of rows and two indexes beside them: the migration adds
// WITHOUT ROWID, for which Drizzle has no word.
export const accessLog = sqliteTable(
  "access_log",
  {
    id: text().notNull(),
    userId: owner(),
    time: text().notNull(),
    client: text().notNull(),
    operation: text().notNull(),
    resource: text().notNull(),
    status: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const replies = sqliteTable(
  "replies",
  {
    userId: owner(),
    key: text().notNull(),
    requestHash: text("request_hash").notNull(),
    reply: json<unknown>("reply").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index("replies_time").on(table.createdAt)],
);

/** What calls changed, with what takes it back, for as long as that is kept. */
export const changes = sqliteTable(
  "changes",
  {
    id: text().primaryKey(),
    userId: owner(),
    operation: text().notNull(),
    at: text().notNull(),
    client: text().notNull(),
    summary: text().notNull(),
    /** Why it cannot be taken back; null where it can. */
    why: text(),
    inverse: json<ThingInverse[]>("inverse").notNull(),
    undoneBy: text("undone_by"),
  },
  (table) => [index("changes_user").on(table.userId, table.id), index("changes_time").on(table.at)],
);

/** Lists that were found to be forgotten, until they are, or their time is over. */
export const forgetPreviews = sqliteTable(
  "forget_previews",
  {
    /** Of the token, which is known to its caller alone. */
    hash: text().primaryKey(),
    userId: owner(),
    found: json<ListedThing[]>("found").notNull(),
    expiresAt: text("expires_at").notNull(),
  },
  (table) => [
    index("forget_previews_user").on(table.userId),
    index("forget_previews_end").on(table.expiresAt),
  ],
);

export const profiles = sqliteTable("profiles", {
  userId: owner().primaryKey(),
  profile: json<Records["profile"]>("profile").notNull(),
  updatedAt: text("updated_at").notNull(),
});

export const resumes = sqliteTable("resumes", {
  userId: owner().primaryKey(),
  format: text().$type<Records["resume"]["format"]>().notNull(),
  document: json<Record<string, unknown>>("document").notNull(),
  fields: json<Records["resume"]["fields"]>("fields").notNull(),
  confidence: real().notNull(),
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

export const claims = sqliteTable(
  "claims",
  {
    id: text().primaryKey(),
    userId: owner(),
    kind: text().$type<Records["claim"]["kind"]>().notNull(),
    text: text().notNull(),
    path: text().notNull(),
    sourceSpan: json<number[]>("source_span"),
    provenance: text().$type<Records["claim"]["provenance"]>().notNull().default("parsed"),
    /** Recognises the same fact in a later import, so that its id stays. */
    identity: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex("claims_identity").on(table.userId, table.identity)],
);

export const assessmentSubmissions = sqliteTable(
  "assessment_submissions",
  {
    id: text().primaryKey(),
    userId: owner(),
    moduleId: text("module_id").$type<Records["submission"]["moduleId"]>().notNull(),
    version: text().notNull(),
    answers: json<Record<string, number>>("answers").notNull(),
    durationMs: integer("duration_ms"),
    result: json<Records["submission"]["result"]>("result").notNull(),
    completedAt: text("completed_at").notNull(),
    expiresAt: text("expires_at"),
  },
  (table) => [index("assessment_submissions_user").on(table.userId, table.completedAt, table.id)],
);

export const timelineEvents = sqliteTable(
  "timeline_events",
  {
    id: text().primaryKey(),
    userId: owner(),
    eventType: text("event_type").notNull(),
    eventData: json<Record<string, unknown>>("event_data").notNull(),
    impactScore: real("impact_score").notNull(),
    timestamp: text().notNull(),
    relatedMemoryNodeId: text("related_memory_node_id"),
  },
  (table) => [
    index("timeline_events_user").on(table.userId, table.timestamp, table.id),
    // All that a sum by days and types asks for, so that it reads the index alone.
    index("timeline_events_day").on(
      table.userId,
      sql`substr("timestamp", 1, 10)`,
      table.eventType,
      table.impactScore,
    ),
    index("timeline_events_type").on(table.userId, table.eventType, table.timestamp, table.id),
  ],
);

export const alerts = sqliteTable(
  "alerts",
  {
    id: text().primaryKey(),
    userId: owner(),
    alertType: text("alert_type", {
      enum: ["skill_gap", "goal_stagnation", "market_misalignment", "inactivity"],
    }).notNull(),
    severity: text({ enum: ["info", "warning", "critical"] }).notNull(),
    message: text().notNull(),
    actionSuggestions: json<string[]>("action_suggestions"),
    relatedMetricId: text("related_metric_id"),
    isRead: flag("is_read"),
    isDismissed: flag("is_dismissed"),
    createdAt: text("created_at").notNull(),
    readAt: text("read_at"),
  },
  (table) => [index("alerts_user").on(table.userId, table.id)],
);

/** Numbers users, so that the positions of one user's memory nodes are one range. */
export const memoryOwners = sqliteTable(
  "memory_owners",
  { number: integer().primaryKey(), userId: owner() },
  (table) => [uniqueIndex("memory_owners_user").on(table.userId)],
);

export const memoryNodes = sqliteTable(
  "memory_nodes",
  {
    /** The owner's number times 2^32, plus a count: the row id of the full-text index. */
    position: integer().primaryKey(),
    id: text().notNull(),
    userId: owner(),
    nodeType: text("node_type").notNull(),
    content: json<Record<string, unknown>>("content").notNull(),
    contentText: text("content_text").notNull(),
    importance: real().notNull(),
    createdAt: text("created_at").notNull(),
    // Nobody counts accesses, so these two hold null and 0; they go with the next migration that rewrites the table.
    lastAccessedAt: text("last_accessed_at"),
    accessCount: integer("access_count").notNull().default(0),
    sourceType: text("source_type"),
    sourceId: text("source_id"),
    /** What nodes belong together by, made from what they say of their thread or their source. */
    thread: text(),
    /** The place in it; -1 where none was said. */
    turn: integer().notNull().default(-1),
  },
  (table) => [
    uniqueIndex("memory_nodes_id").on(table.id),
    index("memory_nodes_thread").on(table.userId, table.thread, table.turn, table.position),
    index("memory_nodes_user").on(table.userId, table.createdAt, table.id),
    index("memory_nodes_source").on(table.userId, table.sourceType, table.sourceId, table.position),
  ],
);

/** What was seen at the last evaluation of alerts, by alert and subject. */
export const alertStates = sqliteTable("alert_states", {
  userId: owner().primaryKey(),
  states: json<unknown>("states").notNull(),
  evaluatedAt: text("evaluated_at").notNull(),
});

/** How a career stood on the UTC days on which it was looked at; null is not known. Numbers alone. */
export const healthDays = sqliteTable(
  "health_days",
  {
    userId: owner(),
    /** YYYY-MM-DD */
    day: text().notNull(),
    overallScore: real("overall_score"),
    skillFreshness: real("skill_freshness"),
    goalProgress: real("goal_progress"),
    marketAlignment: real("market_alignment"),
    careerActivity: real("career_activity"),
    /** The version of the formula: scores of two do not compare. */
    formula: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** What agents make: fit briefs, reports, artifacts, jobs workspace items, checkpoints. */
export const documents = sqliteTable(
  "documents",
  {
    id: text().primaryKey(),
    userId: owner(),
    kind: text({ enum: ["fit_brief", "report", "artifact", "job", "checkpoint"] }).notNull(),
    body: json<StoredDocument>("body").notNull(),
  },
  (table) => [
    index("documents_user").on(table.userId, table.kind, table.id),
    // Of many openings few have something due. A query uses these where it has the same expressions.
    index("documents_next_due")
      .on(table.userId, table.kind, sql`("body" ->> '$.application.nextDue')`, table.id)
      .where(sql`"body" ->> '$.application.nextDue' is not null`),
    index("documents_closing_date")
      .on(table.userId, table.kind, sql`("body" ->> '$.metadata.opportunity.closingDate')`, table.id)
      .where(sql`"body" ->> '$.metadata.opportunity.closingDate' is not null`),
    // Openings are counted by stage without reading them.
    index("documents_stage")
      .on(
        table.userId,
        table.kind,
        sql`("body" ->> '$.type')`,
        sql`("body" ->> '$.application.stage')`,
        sql`("body" ->> '$.status')`,
        table.id,
      )
      .where(sql`"body" ->> '$.type' is not null`),
  ],
);

/**
 * The positions of the searched documents in the full-text index: as of memories, and within their user's by kind
 * (store/common/documents/search-text.ts).
 */
export const documentEntries = sqliteTable(
  "document_entries",
  {
    position: integer().primaryKey(),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
  },
  (table) => [uniqueIndex("document_entries_document").on(table.documentId)],
);

export const dataSharing = sqliteTable("data_sharing", {
  userId: owner().primaryKey(),
  shareCareerPath: flag("share_career_path"),
  shareAssessmentResults: flag("share_assessment_results"),
  shareSkillProgression: flag("share_skill_progression"),
  updatedAt: text("updated_at").notNull(),
});

export const webhooks = sqliteTable(
  "webhooks",
  {
    id: text().primaryKey(),
    userId: owner(),
    webhookUrl: text("webhook_url").notNull(),
    events: json<WebhookEventType[]>("events").notNull(),
    isActive: flag("is_active"),
    secret: text().notNull(),
    previousSecret: text("previous_secret"),
    previousSecretUntil: text("previous_secret_until"),
    /** The first failed attempt since the last success. */
    failingSince: text("failing_since"),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (table) => [index("webhooks_user").on(table.userId, table.id)],
);

export const outboxEvents = sqliteTable(
  "outbox_events",
  {
    id: text().primaryKey(),
    userId: owner(),
    type: text().$type<WebhookEventType>().notNull(),
    body: text().notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [index("outbox_events_user").on(table.userId), index("outbox_events_time").on(table.createdAt)],
);

export const deliveries = sqliteTable(
  "deliveries",
  {
    id: text().primaryKey(),
    userId: owner(),
    eventId: text("event_id")
      .notNull()
      .references(() => outboxEvents.id, { onDelete: "cascade" }),
    webhookId: text("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    status: text({ enum: ["pending", "delivered", "failed"] }).notNull(),
    attempts: json<Attempt[]>("attempts").notNull(),
    nextAttemptAt: text("next_attempt_at"),
    /** The process that sends it now, and until when it is believed to live. */
    leasedBy: text("leased_by"),
    leasedUntil: text("leased_until"),
    createdAt: text("created_at").notNull(),
  },
  (table) => [
    index("deliveries_user").on(table.userId, table.id),
    index("deliveries_event").on(table.eventId),
    index("deliveries_webhook").on(table.webhookId, table.id),
    // What was delivered are many; what waits, is under way or has failed are few.
    index("deliveries_open").on(table.userId, table.id).where(sql`status <> 'delivered'`),
    index("deliveries_pending")
      .on(table.webhookId, table.nextAttemptAt, table.id)
      .where(sql`status = 'pending'`),
    index("deliveries_leased").on(table.leasedUntil).where(sql`leased_until is not null`),
  ],
);

export const catalogSources = sqliteTable("catalogue_sources", {
  id: text().primaryKey(),
  title: text().notNull(),
  version: text().notNull(),
  attribution: text().notNull(),
  importedAt: text("imported_at").notNull(),
  occupations: integer().notNull(),
  skills: integer().notNull(),
  /** Of all rows the source brought: it moves when they change. */
  digest: text().notNull(),
});

const source = () =>
  text("source_id")
    .notNull()
    .references(() => catalogSources.id, { onDelete: "cascade" });

export const catalogOccupations = sqliteTable(
  "catalogue_occupations",
  {
    sourceId: source(),
    code: text().notNull(),
    title: text().notNull(),
    entry: json<OccupationEntry | LabelledOccupation>("entry").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.code] })],
);

export const catalogSkills = sqliteTable(
  "catalogue_skills",
  {
    sourceId: source(),
    id: text().notNull(),
    name: text().notNull(),
    kind: text().$type<SkillKind>().notNull(),
    parent: text(),
    aliases: json<string[]>("aliases").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.id] })],
);

/** What all processes on these data share, and no person's. */
export const sharedSecrets = sqliteTable("shared_secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** What one process at a time does for all, and how far it is. */
export const turns = sqliteTable("turns", {
  task: text().primaryKey(),
  /** The UTC day (YYYY-MM-DD) of the last round that began, and of the last that was finished. */
  begunOn: text("begun_on"),
  doneOn: text("done_on"),
  /** The last of those whose turn it is, in the order of their ids, that the round has done. */
  reached: text(),
  /** The process that does it now, and until when it is believed to live. */
  takenBy: text("taken_by"),
  takenUntil: text("taken_until"),
});
