import type { JobEvent, Stage } from "../../../domain/jobs-workspace/application-schema.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";

/** How far an application has come, in words. */
export const stageNames: Record<Stage, string> = {
  saved: "Saved",
  applied: "Applied",
  screen: "Screening",
  interview: "Interview",
  offer: "Offer",
  accepted: "Accepted",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
};

/** What can be noted of an opening, in words. */
export const eventNames: Record<JobEvent["kind"], string> = {
  ...stageNames,
  note: "Note",
  follow_up: "To do",
};

/** How far the preparation of an opening is, in words. */
export const statusNames: Record<Job["status"], string> = {
  discovering: "Looking at it",
  intake_ready: "Read",
  fit_ready: "Fit looked at",
  artifacts_ready: "Documents made",
  handed_off: "Sent",
  archived: "Archived",
};

/** The stages as choices of a form. */
export const stageChoices = Object.entries(stageNames);
