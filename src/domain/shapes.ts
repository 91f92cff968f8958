import type { z } from "zod";
import { AccessLogEntry } from "./access-log/schema.ts";
import { Diagnostics, OpportunityInput, Outputs, Target } from "./agent/schema.ts";
import { Alert } from "./alerts/schema.ts";
import { AssessmentModule, Assessments } from "./assessments/schema.ts";
import { CareerGraph, Recommendation } from "./career-graph/schema.ts";
import { CareerHealth } from "./career-health/schema.ts";
import { CareerMatch, Explanation } from "./career-match/schema.ts";
import { Change } from "./changes/schema.ts";
import { Checkpoint } from "./checkpoints/schema.ts";
import { Deleted } from "./citations.ts";
import { DateTime, SentDateTime } from "./common.ts";
import { DataSharing } from "./data-sharing/schema.ts";
import { Artifact } from "./execution-artifacts/schema.ts";
import { Refusal } from "./execution-artifacts/writing-schema.ts";
import { FitBrief } from "./fit-briefs/schema.ts";
import { FollowUp } from "./follow-ups/schema.ts";
import { Application, Contact, JobEvent } from "./jobs-workspace/application-schema.ts";
import { Job } from "./jobs-workspace/schema.ts";
import { DynamicContext, MemoryNode } from "./memories/schema.ts";
import { Profile, User } from "./profile/schema.ts";
import { Report } from "./reports/schema.ts";
import { Resume, ResumeData, ShownClaim } from "./resume/schema.ts";
import { UnderstoodAs } from "./roles/schema.ts";
import { SimilarPath } from "./similar-paths/schema.ts";
import { TimelineEvent } from "./timeline/schema.ts";
import { Delivery } from "./webhooks/deliveries.ts";
import { WebhookSubscription } from "./webhooks/schema.ts";

/** What stands in the answers of several operations, by the name that a client generated from the API gives it. */
export const shapes: Readonly<Record<string, z.ZodType>> = {
  AccessLogEntry,
  Alert,
  Application,
  Artifact,
  AssessmentModule,
  Assessments,
  CareerGraph,
  CareerHealth,
  CareerMatch,
  Change,
  Checkpoint,
  Claim: ShownClaim,
  Contact,
  DataSharing,
  DateTime,
  Deleted,
  Delivery,
  Diagnostics,
  DynamicContext,
  Explanation,
  FitBrief,
  FollowUp,
  Job,
  JobEvent,
  MemoryNode,
  OpportunityInput,
  Outputs,
  Profile,
  Recommendation,
  Refusal,
  Report,
  Resume,
  ResumeData,
  SentDateTime,
  SimilarPath,
  Target,
  TimelineEvent,
  UnderstoodAs,
  User,
  WebhookSubscription,
};
