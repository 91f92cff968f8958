import { z } from "zod";
import { AccessLogEntry } from "./access-log/schema.ts";
import { InspectFocus, InspectGoal } from "./agent/inspect/schema.ts";
import { CheckpointHandle, Diagnostics, OpportunityInput, Outputs, Target } from "./agent/schema.ts";
import { Alert } from "./alerts/schema.ts";
import { AssessmentModule, Assessments, ModuleId } from "./assessments/schema.ts";
import { CareerGraph, Recommendation } from "./career-graph/schema.ts";
import { CareerHealth } from "./career-health/schema.ts";
import { CareerMatch, Explanation } from "./career-match/schema.ts";
import { Intent } from "./career-reasoning/schema.ts";
import { Change } from "./changes/schema.ts";
import { Checkpoint, checkpointContent, SuggestedCall } from "./checkpoints/schema.ts";
import { Deleted } from "./citations.ts";
import { DateTime, NotEnoughKnown } from "./common.ts";
import { Constraints } from "./context/schema.ts";
import { DataSharing } from "./data-sharing/schema.ts";
import { Artifact, MachineCheck } from "./execution-artifacts/schema.ts";
import { Refusal } from "./execution-artifacts/writing-schema.ts";
import { FitBrief } from "./fit-briefs/schema.ts";
import { FollowUp } from "./follow-ups/schema.ts";
import { OpeningName } from "./jobs-import/schema.ts";
import { Application, Contact, JobEvent, JobEventKind, Stage } from "./jobs-workspace/application-schema.ts";
import { Job, JobStatus } from "./jobs-workspace/schema.ts";
import { DynamicContext, MemoryNode } from "./memories/schema.ts";
import { Profile, ProfileData, User } from "./profile/schema.ts";
import { Report } from "./reports/schema.ts";
import { Span } from "./resume/import/unproved-schema.ts";
import { ImportPreview, Resume, ResumeData, ShownClaim, UnreadLine } from "./resume/schema.ts";
import { RoleOrNull, roleMetadata, UnderstoodAs } from "./roles/schema.ts";
import { SimilarPath } from "./similar-paths/schema.ts";
import { TimelineEvent } from "./timeline/schema.ts";
import { Delivery } from "./webhooks/deliveries.ts";
import { WebhookEvent, WebhookSubscription } from "./webhooks/schema.ts";

/** Schemas shared by several operations, by the name that generated clients use. */
export const shapes: Readonly<Record<string, z.ZodType>> = {
  AccessLogEntry,
  Alert,
  Application,
  Artifact,
  ArtifactOrRefusal: z.union([Artifact, Refusal]),
  AssessmentModule,
  AssessmentQuality: AssessmentModule.shape.quality,
  Assessments,
  CareerGraph,
  CareerHealth,
  CareerMatch,
  Change,
  ChangedClaims: ImportPreview.shape.changed,
  Checkpoint,
  CheckpointHandle,
  Checks: MachineCheck.shape.checks,
  Claim: ShownClaim,
  ClaimKind: ShownClaim.shape.kind,
  ClaimLine: ImportPreview.shape.removed.element,
  ClaimLines: ImportPreview.shape.removed,
  Conflicts: ImportPreview.shape.conflicts,
  Constraints,
  Contact,
  DataSharing,
  DateTime,
  DateTimeOrNull: DateTime.nullable(),
  Deleted,
  Delivery,
  Diagnostics,
  DynamicContext,
  Explanation,
  ExplanationFactors: Explanation.shape.positiveFactors,
  ExplanationTexts: Explanation.shape.whyFit,
  FitBrief,
  FollowUp,
  GraphMetadata: CareerGraph.shape.metadata,
  HealthMetric: CareerHealth.shape.metrics.shape.goalProgress,
  InspectFocus,
  InspectGoal,
  Intent,
  Job,
  JobEvent,
  JobEventKind,
  JobStatus,
  MemoryNode,
  ModuleId,
  OpeningName,
  NearRoles: roleMetadata.nearest.unwrap(),
  NotEnoughKnown,
  OpportunityInput,
  Outputs,
  Profile,
  ProfileData,
  Range: Profile.shape.target_salary_range.unwrap(),
  Recommendation,
  Refs: checkpointContent.reportRefs.unwrap(),
  Refusal,
  Report,
  Resume,
  ResumeData,
  RoleOrNull,
  SimilarPath,
  Span,
  Stage,
  SuggestedCalls: z.array(SuggestedCall),
  Target,
  TimelineEvent,
  UnderstoodAs,
  UnprovedParts: ImportPreview.shape.unproved.unwrap(),
  UnreadLine,
  User,
  WebhookEvent,
  WebhookSubscription,
};
