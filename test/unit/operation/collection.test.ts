import { expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { collectionOf } from "../../../src/operation/registry.ts";

test("each feature's list is found by its routes, whatever its name", () => {
  const lists = operations.flatMap((operation) => {
    const list = collectionOf(operations, operation);
    return list ? [`${operation.feature}: ${list.name}`] : [];
  });
  expect([...new Set(lists)]).toEqual([
    "assessments: assessments.list",
    "memories: memories.list",
    "timeline: timeline.list",
    "alerts: alerts.list",
    "webhooks: webhooks.list",
    "fitBriefs: fitBriefs.list",
    "reports: reports.list",
    "executionArtifacts: executionArtifacts.list",
    "jobsWorkspace: jobsWorkspace.list",
    "checkpoints: checkpoints.list",
    "changes: changes.list",
    "accessLog: accessLog.list",
  ]);
});
