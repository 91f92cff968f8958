import { z } from "zod";
import { citesClaims } from "../../engine/artifacts/claimed.ts";
import { AccessLogEntry } from "../access-log/schema.ts";
import { Alert } from "../alerts/schema.ts";
import { AssessmentModule, ModuleId } from "../assessments/schema.ts";
import { HealthDay } from "../career-health/schema.ts";
import { Checkpoint } from "../checkpoints/schema.ts";
import { DateTime, FreeObject, text } from "../common.ts";
import { DataSharing } from "../data-sharing/schema.ts";
import { Artifact } from "../execution-artifacts/schema.ts";
import { FitBrief } from "../fit-briefs/schema.ts";
import { Job, JobMetadata } from "../jobs-workspace/schema.ts";
import { Profile, User } from "../profile/schema.ts";
import { Report } from "../reports/schema.ts";
import { UnconfirmedRecord } from "../resume/import/unproved-schema.ts";
import {
  Claim,
  ExtractedField,
  ImportedResume,
  ResumeFormat,
  ResumeSource,
  UnreadLine,
} from "../resume/schema.ts";
import { TimelineEvent } from "../timeline/schema.ts";
import { WebhookEvent } from "../webhooks/schema.ts";

/** The header of every export of this version. */
export const EXPORT_FORMAT = "career-context-export-1" as const;

const Severity = Alert.shape.severity;

/** Between evaluations. Without this mark an import would raise its alerts a second time. */
const AlertState = z.strictObject({
  type: Alert.shape.alertType,
  subject: z.string(),
  open: Severity.optional(),
  seen: Severity.optional(),
  withheld: Severity.optional(),
  openedAt: DateTime.optional(),
  calls: z.array(z.strictObject({ operation: z.string(), input: FreeObject, why: z.string() })).optional(),
  message: z.string().optional(),
  dismissed: Severity.optional(),
  cleared: z.strictObject({ at: DateTime, severity: Severity }).optional(),
  alertId: z.string().optional(),
});

const Score = z.number().min(0).max(100).optional();

/** Without a score, the fit was not known. */
const StoredHealthDay = z.strictObject({
  day: HealthDay.shape.day,
  overallScore: Score,
  skillFreshness: Score,
  goalProgress: Score,
  marketAlignment: Score,
  careerActivity: Score,
  formula: text(100),
});

const Cited = Artifact.refine(({ contentData }) => contentData.sections.every(citesClaims), {
  message: "must cite claims in each line about the user",
});

const id = z.string();

const StoredJob = Job.extend({ metadata: JobMetadata.nullish() });

const Document = z
  .union([
    z.strictObject({ id, kind: z.literal("fit_brief"), body: FitBrief }),
    z.strictObject({ id, kind: z.literal("report"), body: Report }),
    z.strictObject({ id, kind: z.literal("artifact"), body: Cited }),
    z.strictObject({ id, kind: z.literal("job"), body: StoredJob }),
    z.strictObject({ id, kind: z.literal("checkpoint"), body: Checkpoint }),
  ])
  .refine((row) => row.id === row.body.id, { message: "must have one id" });

const Memory = z.strictObject({
  id: z.string(),
  nodeType: z.string(),
  content: FreeObject,
  contentText: z.string(),
  importance: z.number().min(0).max(1),
  createdAt: DateTime,
  accessCount: z.literal(0),
  sourceType: z.string().optional(),
  sourceId: z.string().optional(),
  threadId: z.string().optional(),
  position: z.int().min(0).optional(),
});

const Submission = z.strictObject({
  id: z.string(),
  moduleId: ModuleId,
  version: z.string(),
  answers: z.record(z.string(), z.number()),
  durationMs: z.number().optional(),
  result: AssessmentModule,
  completedAt: DateTime,
  expiresAt: DateTime.optional(),
});

const StoredResume = z.strictObject({
  format: ResumeFormat,
  document: FreeObject,
  fields: z.array(ExtractedField),
  confidence: z.number().min(0).max(1),
  warnings: z.array(z.string()),
  unread: z.array(UnreadLine).default([]),
  unconfirmed: z.array(UnconfirmedRecord).default([]),
  parsedAt: DateTime,
  imported: ImportedResume.nullable().default(null),
  source: ResumeSource.nullable().default(null),
});

const Webhook = z.strictObject({
  id: z.string(),
  webhookUrl: z.url(),
  events: z.array(WebhookEvent),
  isActive: z.boolean(),
  previousSecretUntil: DateTime.optional(),
  failingSince: DateTime.optional(),
  createdAt: DateTime,
  updatedAt: DateTime,
});

const rows = <Row extends z.ZodType>(row: Row) => z.array(row).default([]);
const oneRow = <Row extends z.ZodType>(row: Row) => z.array(row).max(1).default([]);

/** The records of an export as `account.export` writes them, by table. */
const ExportRecords = z.strictObject({
  profiles: oneRow(z.strictObject({ profile: Profile, updatedAt: DateTime })),
  resumes: oneRow(StoredResume),
  claims: rows(Claim),
  assessmentSubmissions: rows(Submission),
  timelineEvents: rows(TimelineEvent.omit({ userId: true })),
  memories: rows(Memory),
  alerts: rows(Alert.omit({ userId: true })),
  alertStates: oneRow(z.strictObject({ states: z.array(AlertState), evaluatedAt: DateTime })),
  healthDays: rows(StoredHealthDay),
  documents: rows(Document),
  dataSharing: oneRow(DataSharing.omit({ userId: true })),
  webhooks: rows(Webhook),
  /** Exports leave out key hashes, so the keys would open nothing. They are not imported. */
  apiKeys: rows(FreeObject),
  /**
   * Only the operator may decide which account of an issuer opens the data, so links to accounts are not
   * imported.
   */
  subjectLinks: rows(FreeObject),
  accessLog: rows(AccessLogEntry),
});
export type ExportRecords = z.infer<typeof ExportRecords>;

/** A whole export. The schema is closed: fields that this version does not know are refused, not lost. */
export const ExportFile = z.strictObject({
  format: z.literal(EXPORT_FORMAT),
  exportedAt: DateTime,
  isDemo: z.literal(true).optional(),
  user: User,
  records: ExportRecords,
});
export type ExportFile = z.infer<typeof ExportFile>;
