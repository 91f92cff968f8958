import type { Alert } from "../../../src/domain/alerts/schema.ts";
import type { SubmissionRecord } from "../../../src/domain/assessments/schema.ts";
import type { HealthDay } from "../../../src/domain/career-health/schema.ts";
import type { Checkpoint } from "../../../src/domain/checkpoints/schema.ts";
import type { Artifact } from "../../../src/domain/execution-artifacts/schema.ts";
import type { FitBrief } from "../../../src/domain/fit-briefs/schema.ts";
import type { Job } from "../../../src/domain/jobs-workspace/schema.ts";
import type { Report } from "../../../src/domain/reports/schema.ts";
import type { TimelineEvent } from "../../../src/domain/timeline/schema.ts";
import type { WebhookRecord } from "../../../src/domain/webhooks/schema.ts";
import type { ChangeRecord } from "../../../src/store/ports/changes.ts";
import type { NewMemoryNode } from "../../../src/store/ports/memories.ts";
import type { AccessLogLine, KeyRecord, OutboxEvent, Store } from "../../../src/store/ports/store.ts";

/** Opens a fresh store with the users `usr_a` and `usr_b`. */
export type Open = () => Promise<Store>;

export const AT = "2026-03-02T09:00:00.000Z";

export function alert(id: string, userId: string, more: Partial<Alert> = {}): Alert {
  return {
    id,
    userId,
    alertType: "inactivity",
    severity: "info",
    message: "m",
    isRead: false,
    isDismissed: false,
    createdAt: AT,
    ...more,
  };
}

export function event(id: string, userId: string, timestamp = AT): TimelineEvent {
  return { id, userId, eventType: "a", eventData: {}, impactScore: 0.3, timestamp };
}

export function hook(id: string, more: Partial<WebhookRecord> = {}): WebhookRecord {
  return {
    id,
    webhookUrl: "http://127.0.0.1:9/",
    events: ["profile.updated"],
    isActive: true,
    secret: "whsec_x",
    previousSecret: null,
    previousSecretUntil: null,
    createdAt: AT,
    updatedAt: AT,
    ...more,
  };
}

export function apiKey(id: string, userId: string): KeyRecord {
  return {
    id,
    userId,
    hash: `hash of ${id}`,
    prefix: "sk_abc",
    name: id,
    scopes: ["read:alerts"],
    hourlyLimit: 10,
    credits: 2,
    creditKind: "credits",
    creditsGranted: 2,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
    createdAt: AT,
  };
}

export function logLine(id: string, userId: string, time = AT): AccessLogLine {
  return { id, userId, time, client: "c", operation: "o", resource: "r", status: 200 };
}

export function outboxEvent(id: string, deliveries: OutboxEvent["deliveries"]): OutboxEvent {
  return { id, type: "profile.updated", body: "{}", createdAt: AT, deliveries };
}

export function memory(id: string, contentText = "violin"): NewMemoryNode {
  return { id, nodeType: "note", content: {}, contentText, importance: 0.5, createdAt: AT };
}

export function healthDay(day: string, overallScore: number | null = 50): HealthDay {
  const metrics = { skillFreshness: overallScore, goalProgress: null, marketAlignment: null };
  return { day, overallScore, metrics: { ...metrics, careerActivity: null }, formula: "formula-1" };
}

export function submission(id: string): SubmissionRecord {
  return {
    id,
    moduleId: "values",
    version: "1",
    answers: { item: 3 },
    durationMs: null,
    result: {
      module_id: "values",
      semantic_model: "career_values_tradeoff_model",
      module_category: "career_values",
      time_scope: "stable",
      dimension_labels: {},
      scores: {},
      salient_dimensions: [],
      quality: { differentiation_score: null, confidence_score: null, consistency_flags: [] },
      completed_at: AT,
    },
    completedAt: AT,
    expiresAt: null,
  };
}

export function job(id: string, userId: string, title = id): Job {
  const refs = { reportRefs: [], artifactRefs: [] };
  return { id, userId, type: "direction", title, sourceType: "manual", status: "discovering", ...refs };
}

export function report(id: string, userId: string, title = id): Report {
  return { id, userId, title };
}

export function brief(id: string, userId: string, query = id): FitBrief {
  return { id, userId, query, briefData: {} };
}

export function change(id: string, memoryId: string, summary = id): ChangeRecord {
  const inverse = [{ kind: "memory", id: memoryId, patches: [{ path: [], after: "digest" }] }];
  return {
    id,
    operation: "memories.create",
    at: AT,
    client: "test",
    summary,
    why: null,
    inverse,
    undoneBy: null,
  };
}

export function artifact(id: string, userId: string, title = id): Artifact {
  const contentData = { markdown: "", sections: [], gaps: [] };
  return { id, userId, title, status: "draft", kind: "outreach_note", contentData };
}

export function checkpoint(id: string, userId: string, label = id): Checkpoint {
  const refs = { reportRefs: [], artifactRefs: [], jobsWorkspaceRefs: [] };
  return { id, userId, kind: "apply", status: "active", metadata: { label }, ...refs };
}
