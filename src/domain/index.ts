import type { Operation } from "../operation/definition.ts";
import { deleteAccount, exportAccount, listAccessLog } from "./account/operations.ts";
import { eraseUser, exportUser } from "./admin/account.ts";
import { revokeUserKey, updateUserKey } from "./admin/change-keys.ts";
import { issueUserKey, listUserKeys } from "./admin/keys.ts";
import { userUsage } from "./admin/usage.ts";
import { createUser, getUser, listUsers, updateUser } from "./admin/users.ts";
import { applyOperation, exploreOperation, inspectOperation } from "./agent/operations.ts";
import { listAlerts, updateAlert } from "./alerts/operations.ts";
import { deleteAssessment } from "./assessments/delete-assessment.ts";
import { listAssessmentHistory } from "./assessments/history.ts";
import { getAssessment, getQuestions, listAssessments, submitAssessment } from "./assessments/operations.ts";
import { getCareerGraph } from "./career-graph/operations.ts";
import { getCareerHealth, listHealthHistory } from "./career-health/operations.ts";
import { findCareerMatches } from "./career-match/operations.ts";
import { createPrediction } from "./career-prediction/operations.ts";
import { createReasoning } from "./career-reasoning/operations.ts";
import { listChanges, undoChangeOperation } from "./changes/operations.ts";
import {
  compareCheckpointsOperation,
  createCheckpointOperation,
  deleteCheckpoint,
  forkCheckpointOperation,
  getCheckpoint,
  listCheckpoints,
  restoreCheckpointOperation,
  updateCheckpoint,
} from "./checkpoints/operations.ts";
import { getContext } from "./context/operations.ts";
import { getDataSharing, updateDataSharing } from "./data-sharing/operations.ts";
import { createArtifact } from "./execution-artifacts/create-artifact.ts";
import { artifactFile } from "./execution-artifacts/file.ts";
import { deleteArtifact, getArtifact, listArtifacts } from "./execution-artifacts/operations.ts";
import { proveLine } from "./execution-artifacts/prove-line.ts";
import { updateArtifact } from "./execution-artifacts/update-artifact.ts";
import { deleteFitBrief, getFitBrief, listFitBriefs } from "./fit-briefs/operations.ts";
import { followUpCalendar, listFollowUps } from "./follow-ups/operations.ts";
import { previewForget, runForget } from "./forget/operations.ts";
import { importJobs } from "./jobs-import/operations.ts";
import { createJobEvent } from "./jobs-workspace/create-job-event.ts";
import { mergeJobsOperation, splitJobsOperation } from "./jobs-workspace/merge-operations.ts";
import { createJobOperation, deleteJob, getJob, listJobs, updateJob } from "./jobs-workspace/operations.ts";
import { addMemory, deleteMemory, getCareerContext, listMemories } from "./memories/operations.ts";
import { updateMemory } from "./memories/update-memory.ts";
import { getProfile, updateProfile } from "./profile/operations.ts";
import { fetchOperation, searchOperation } from "./records/operations.ts";
import { deleteReport, getReport, listReports } from "./reports/operations.ts";
import { getResume, importResume, updateResume } from "./resume/operations.ts";
import { listSimilarPaths } from "./similar-paths/operations.ts";
import { createTimelineEvent, deleteTimelineEvent, listTimeline } from "./timeline/operations.ts";
import { listDeliveries, redeliver, testWebhook } from "./webhooks/deliveries.ts";
import { createWebhook, deleteWebhook, listWebhooks, updateWebhook } from "./webhooks/operations.ts";

/** Every operation on a person's own data, in reading order. */
export const operations: readonly Operation[] = [
  getContext,
  getProfile,
  updateProfile,
  getResume,
  importResume,
  updateResume,
  listAssessments,
  getAssessment,
  listAssessmentHistory,
  getQuestions,
  submitAssessment,
  deleteAssessment,
  getCareerGraph,
  findCareerMatches,
  listSimilarPaths,
  createPrediction,
  createReasoning,
  getCareerContext,
  searchOperation,
  fetchOperation,
  listMemories,
  addMemory,
  updateMemory,
  deleteMemory,
  listTimeline,
  createTimelineEvent,
  deleteTimelineEvent,
  getCareerHealth,
  listHealthHistory,
  listAlerts,
  updateAlert,
  getDataSharing,
  updateDataSharing,
  listWebhooks,
  createWebhook,
  updateWebhook,
  deleteWebhook,
  listDeliveries,
  redeliver,
  testWebhook,
  listFitBriefs,
  getFitBrief,
  deleteFitBrief,
  listReports,
  getReport,
  deleteReport,
  listArtifacts,
  getArtifact,
  createArtifact,
  artifactFile,
  updateArtifact,
  proveLine,
  deleteArtifact,
  listJobs,
  getJob,
  createJobOperation,
  updateJob,
  deleteJob,
  mergeJobsOperation,
  splitJobsOperation,
  importJobs,
  createJobEvent,
  listFollowUps,
  followUpCalendar,
  listCheckpoints,
  getCheckpoint,
  createCheckpointOperation,
  updateCheckpoint,
  restoreCheckpointOperation,
  forkCheckpointOperation,
  compareCheckpointsOperation,
  deleteCheckpoint,
  exploreOperation,
  applyOperation,
  inspectOperation,
  previewForget,
  runForget,
  listChanges,
  undoChangeOperation,
  exportAccount,
  deleteAccount,
  listAccessLog,
];

/**
 * The administrator's operations, which reach other people's data. They are kept apart so that no surface lists
 * them by accident.
 */
export const adminOperations: readonly Operation[] = [
  listUsers,
  createUser,
  getUser,
  updateUser,
  userUsage,
  listUserKeys,
  issueUserKey,
  updateUserKey,
  revokeUserKey,
  exportUser,
  eraseUser,
];
