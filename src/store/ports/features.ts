import type { ActiveDay } from "../../engine/health/types.ts";
import type { WebhookEventType } from "../../operation/event.ts";
import type { Page, PageRequest } from "./page.ts";
import type { Records } from "./records.ts";

// Small repositories: one interface per feature.

export interface ProfileRepository {
  get(): Promise<{ profile: Records["profile"]; updatedAt: string } | undefined>;
  put(profile: Records["profile"], updatedAt: string): Promise<void>;
  remove(): Promise<void>;
}

export interface ResumeRepository {
  get(): Promise<Records["resume"] | undefined>;
  put(record: Records["resume"]): Promise<void>;
  /** Deletes the resume and its claims. */
  remove(): Promise<void>;
  claims(): Promise<Records["claim"][]>;
  replaceClaims(claims: Records["claim"][]): Promise<void>;
}

export interface TimelineRepository {
  append(event: Records["timelineEvent"]): Promise<void>;
  get(id: string): Promise<Records["timelineEvent"] | undefined>;
  /** Replaces the event with this id, if there is one. */
  put(event: Records["timelineEvent"]): Promise<void>;
  /** False if there is none. */
  remove(id: string): Promise<boolean>;
  /** The events that a memory was made from. */
  ofMemory(memoryId: string): Promise<Records["timelineEvent"][]>;
  /** Newest first. */
  list(
    page: PageRequest & { eventType?: string | undefined; since?: string | undefined },
  ): Promise<Page<Records["timelineEvent"]>>;
  /**
   * Activity per UTC day from `since` (YYYY-MM-DD), oldest first. Skips the excluded types and events with impact 0.
   */
  activeDays(since: string, leftOut?: readonly string[]): Promise<ActiveDay[]>;
  /** Ids and times of the newest events before a time, newest first, with the same exclusions. */
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
  /** The state after the last evaluation and its time. Undefined before the first. */
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

/** An event for subscribers, with one delivery per subscription. The body's bytes are final. */
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

export interface AssessmentRepository {
  add(submission: Records["submission"]): Promise<void>;
  /** The newest submission of each module, including expired ones. */
  latest(): Promise<Records["submission"][]>;
  /** The submissions of a module, newest first, including expired ones. */
  list(page: PageRequest & { moduleId: string }): Promise<Page<Records["submission"]>>;
  /** All submissions of a module, oldest first. */
  ofModule(moduleId: string): Promise<Records["submission"][]>;
  /** Deletes and returns all submissions of a module, so no earlier one takes the newest one's place. */
  remove(moduleId: string): Promise<Records["submission"][]>;
}

/** Career health by day. */
export interface HealthDayRepository {
  /** Newest first, starting at the day `since`. */
  list(page: PageRequest & { since?: string | undefined }): Promise<Page<Records["healthDay"]>>;
  get(day: string): Promise<Records["healthDay"] | undefined>;
  /** Stores a day, replacing the earlier entry. */
  put(day: Records["healthDay"]): Promise<void>;
  /** The oldest stored day. */
  oldest(): Promise<string | undefined>;
  removeBefore(day: string): Promise<void>;
}

export interface AccessLogRepository {
  /** Newest first. */
  list(page: PageRequest): Promise<Page<Records["accessLogEntry"]>>;
}

/** The response that a repeated request gets. */
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

/** The data that another user agreed to share. No field identifies that user. */
export interface SharedRecord {
  preferences: Pick<
    Records["dataSharing"],
    "shareCareerPath" | "shareAssessmentResults" | "shareSkillProgression"
  >;
  /** The resume document; only with shareCareerPath or shareSkillProgression. */
  document?: Record<string, unknown>;
  /** R I A S E C, 0..100; only with shareAssessmentResults. */
  riasec?: number[];
  /** 0..100 by dimension; only with shareAssessmentResults. */
  workStyle?: Record<string, number>;
}

/** The data behind similar paths: other users who share something. */
export interface PoolRepository {
  others(): Promise<SharedRecord[]>;
}
