import type { AccessLogEntry } from "./access-log/schema.ts";
import type { ExportRecords } from "./account/export-file.ts";
import type { Alert } from "./alerts/schema.ts";
import type { SubmissionRecord } from "./assessments/schema.ts";
import type { HealthDay } from "./career-health/schema.ts";
import type { Checkpoint } from "./checkpoints/schema.ts";
import type { DataSharing } from "./data-sharing/schema.ts";
import type { Artifact } from "./execution-artifacts/schema.ts";
import type { FitBrief } from "./fit-briefs/schema.ts";
import type { Job } from "./jobs-workspace/schema.ts";
import type { Profile } from "./profile/schema.ts";
import type { Report } from "./reports/schema.ts";
import type { ClaimRecord, ResumeRecord } from "./resume/schema.ts";
import type { TimelineEvent } from "./timeline/schema.ts";
import type { AttemptOutcome } from "./webhooks/deliveries.ts";
import type { WebhookRecord } from "./webhooks/schema.ts";

// The store must not import the domain, so it gets the record types here.
declare module "../store/ports/records.ts" {
  interface Records {
    accessLogEntry: AccessLogEntry;
    alert: Alert;
    artifact: Artifact;
    attemptOutcome: AttemptOutcome;
    checkpoint: Checkpoint;
    claim: ClaimRecord;
    dataSharing: DataSharing;
    exported: ExportRecords;
    fitBrief: FitBrief;
    healthDay: HealthDay;
    job: Job;
    profile: Profile;
    report: Report;
    resume: ResumeRecord;
    submission: SubmissionRecord;
    timelineEvent: TimelineEvent;
    webhook: WebhookRecord;
  }
}
