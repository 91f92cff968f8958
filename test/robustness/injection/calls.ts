import type { Json } from "../../support/json.ts";
import { postingWith, resumeWith, type Seeds } from "./planted.ts";

/** A call of an operation; `as` keeps the id it answers. */
export interface PlantCall {
  operation: string;
  arguments: Json;
  as?: string;
}

/** Every way in which a text can be stored, each text with the payload. Ids of earlier calls stand as `$name`. */
export function plantingCalls(seeds: Seeds): PlantCall[] {
  const say = (what: string, longest?: number) => seeds.text(what, longest);
  const mine = (what: string, longest?: number) => seeds.mine(what, longest);
  const opportunity = (place: string): Json => ({
    inputMode: "pasted_text",
    rawText: postingWith(seeds, place),
    title: say(`${place} given title`, 500),
    company: say(`${place} given company`, 500),
    location: say(`${place} given location`, 500),
    description: say(`${place} given description`),
    sourceUrl: `https://example.com/${encodeURIComponent(seeds.marker(`${place} link`))}`,
  });
  const target = (place: string): Json => ({ kind: "career_path", value: say(`${place} target`, 500) });
  const free = (place: string): Json => ({
    said: say(`${place} value`),
    [say(`${place} name`, 80)]: { list: [say(`${place} item`)] },
  });
  return [
    { operation: "resume.import", arguments: { format: "json_resume", content: resumeWith(seeds) } },
    {
      operation: "profile.update",
      arguments: {
        name: mine("name", 200),
        bio_summary: mine("bio", 2000),
        current_job_title: mine("job title", 200),
        current_industry: mine("industry", 200),
        family_constraints: mine("family", 1000),
        target_locations: [mine("wanted place", 200)],
        target_industries: [mine("wanted industry", 200)],
        certificates: [mine("certificate", 200)],
        years_of_experience: 8,
        career_goals: [{ target_role: mine("goal", 200), by: "2026-01-01", progress: 0.1 }],
      },
    },
    {
      operation: "memories.create",
      arguments: {
        contentText: say("memory", 8000),
        content: free("memory"),
        nodeType: say("memory type", 100),
        sourceType: say("memory source", 200),
        sourceId: say("memory source id", 200),
        threadId: `<script>${seeds.marker("memory thread")}`,
      },
      as: "memory",
    },
    {
      operation: "memories.update",
      arguments: {
        id: "$memory",
        contentText: say("corrected memory", 8000),
        content: free("corrected memory"),
        nodeType: say("corrected type", 100),
        threadId: `<script>${seeds.marker("corrected thread")}`,
      },
    },
    {
      operation: "timeline.create",
      arguments: { eventType: say("event type", 100), eventData: free("event"), impactScore: 0.9 },
      as: "event",
    },
    {
      operation: "jobsWorkspace.create",
      arguments: {
        type: "opportunity",
        title: say("job title", 500),
        sourceType: "manual",
        company: say("job company", 500),
        metadata: free("job"),
      },
      as: "job",
    },
    {
      operation: "jobsWorkspace.update",
      arguments: {
        id: "$job",
        title: say("new job title", 500),
        company: say("new company", 500),
        metadata: free("new job"),
      },
    },
    {
      operation: "jobEvents.create",
      arguments: {
        id: "$job",
        kind: "follow_up",
        dueAt: "2026-03-05T09:00:00Z",
        note: say("job note", 5000),
        contact: { name: say("contact name", 200), role: say("contact role", 200) },
      },
    },
    {
      operation: "jobsWorkspace.create",
      arguments: {
        type: "opportunity",
        title: say("twin", 500),
        sourceType: "manual",
        metadata: free("twin"),
      },
      as: "twin",
    },
    { operation: "jobsWorkspace.merge", arguments: { id: "$job", other: "$twin" } },
    { operation: "jobsWorkspace.split", arguments: { id: "$job", part: "$twin" } },
    {
      operation: "jobsWorkspace.import",
      arguments: {
        format: "json",
        content: JSON.stringify([
          { title: say("row title", 400), company: say("row employer", 400), notes: say("row note", 2000) },
        ]),
      },
    },
    {
      operation: "jobsWorkspace.import",
      arguments: {
        format: "eml",
        content: `Subject: Your application as Cheese Maker\r\n\r\nWe invite you to an interview. ${say("mail", 2000)}`,
      },
    },
    {
      operation: "executionArtifacts.create",
      arguments: {
        artifactKind: "outreach_note",
        jobsWorkspaceItemId: "$job",
        blocks: [{ kind: "paragraph", text: say("letter", 2000) }],
      },
    },
    {
      operation: "checkpoints.create",
      arguments: {
        kind: "apply",
        goalSnapshot: free("goal"),
        targetSnapshot: { ...free("target"), kind: "role_family", value: say("target value", 400) },
        metadata: free("checkpoint"),
        jobsWorkspaceRefs: ["$job"],
      },
      as: "checkpoint",
    },
    {
      operation: "checkpoints.fork",
      arguments: { id: "$checkpoint", branchLabel: say("branch", 200), note: say("note", 5000) },
      as: "fork",
    },
    {
      operation: "checkpoints.update",
      arguments: {
        id: "$fork",
        goalSnapshot: free("new goal"),
        targetSnapshot: free("new target"),
        metadata: free("new checkpoint"),
      },
    },
    {
      operation: "agent.apply",
      arguments: {
        actions: [
          { type: "normalize_opportunity" },
          { type: "generate_fit_brief" },
          { type: "prepare_execution_artifact", artifactKind: "interview_brief" },
          { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
          { type: "prepare_execution_artifact", artifactKind: "resume_variant" },
          { type: "prepare_execution_artifact", artifactKind: "fit_brief" },
          { type: "generate_fit_brief", target: target("brief") },
          { type: "compare_role_directions", candidates: ["Registered nurse", say("candidate", 400)] },
          {
            type: "request_report_branch",
            prompt: say("prompt", 4000),
            branchLabel: say("branch label", 200),
            target: target("report"),
          },
          { type: "normalize_opportunity", opportunity: opportunity("structured") },
          { type: "collect_missing_evidence_hint", gapKeys: [say("gap", 200)] },
        ],
        goal: free("apply goal"),
        target: target("apply"),
        opportunity: opportunity("posting"),
        execution: { checkpoint: "create" },
      },
      as: "applied",
    },
    {
      operation: "agent.explore",
      arguments: {
        goal: { direction: say("direction"), ...free("explore goal") },
        target: { kind: "role_family", value: say("explore target", 400) },
        context: free("explore context"),
        opportunity: opportunity("explored"),
        execution: { checkpoint: "create" },
      },
    },
    {
      operation: "executionArtifacts.update",
      arguments: {
        id: "$artifact",
        title: say("artifact title", 200),
        summary: say("artifact summary", 1000),
        metadata: free("artifact"),
      },
    },
    {
      operation: "webhooks.create",
      arguments: {
        url: `http://127.0.0.1:9/${seeds.marker(`hook`)}?x=${encodeURIComponent(say("hook query", 300))}`,
        events: ["timeline.event"],
      },
      as: "webhook",
    },
  ];
}

/** A call of each operation that only reads or may be made again, with the payload in each text it takes. */
export function walkingCalls(seeds: Seeds): PlantCall[] {
  const say = (what: string, longest?: number) => seeds.text(`asked ${what}`, longest);
  const page = { limit: 2 };
  const nurse = "Registered nurse";
  return [
    { operation: "context.get", arguments: { view: "full", query: say("context", 900), includeRead: true } },
    {
      operation: "context.get",
      arguments: { expand: ["alerts", "dynamicContext", "careerGraph", "careerHealth"] },
    },
    { operation: "profile.get", arguments: {} },
    { operation: "resume.get", arguments: {} },
    { operation: "assessments.list", arguments: {} },
    { operation: "assessments.get", arguments: { moduleId: "riasec" } },
    { operation: "assessments.history", arguments: { moduleId: "riasec" } },
    { operation: "assessments.questions", arguments: { moduleId: "riasec" } },
    { operation: "assessments.submit", arguments: { moduleId: "riasec", answers: "$answers" } },
    { operation: "careerGraph.get", arguments: {} },
    { operation: "careerGraph.get", arguments: { detail: "concise" } },
    {
      operation: "careerMatch.find",
      arguments: {
        query: say("match", 400),
        location: say("place", 150),
        detail: "concise",
        constraints: { said: say("limit") },
      },
    },
    { operation: "careerMatch.find", arguments: { query: nurse, limit: 2 } },
    { operation: "similarPaths.list", arguments: { targetRole: say("role", 150), limit: 3 } },
    {
      operation: "careerPrediction.create",
      arguments: {
        targetRole: say("aim", 150),
        timeHorizon: say("horizon", 50),
        constraints: { said: say("constraint") },
        includeAlternatives: true,
      },
    },
    { operation: "careerPrediction.create", arguments: { targetRole: nurse, includeAlternatives: true } },
    { operation: "careerReasoning.create", arguments: { query: say("question", 490) } },
    {
      operation: "careerReasoning.create",
      arguments: { query: `Should I become a ${nurse} or ${seeds.marker(`asked choice`)}?` },
    },
    { operation: "careerContext.get", arguments: { query: say("search", 900), limit: 20 } },
    { operation: "careerContext.get", arguments: {} },
    { operation: "records.search", arguments: { query: say("search", 900) } },
    { operation: "records.search", arguments: { query: "who" } },
    { operation: "memories.list", arguments: page },
    {
      operation: "memories.list",
      arguments: { nodeType: say("nothing", 90) },
    },
    {
      operation: "memories.list",
      arguments: { nodeType: "note", limit: 1 },
    },
    { operation: "timeline.list", arguments: {} },
    { operation: "timeline.list", arguments: { eventType: "$event type", limit: 1 } },
    { operation: "careerHealth.get", arguments: {} },
    { operation: "careerHealth.history", arguments: {} },
    { operation: "alerts.list", arguments: { includeRead: true, includeDismissed: true } },
    { operation: "alerts.update", arguments: { id: "$alert", action: "read" } },
    { operation: "dataSharing.get", arguments: {} },
    { operation: "dataSharing.update", arguments: { shareCareerPath: false } },
    { operation: "webhooks.list", arguments: {} },
    {
      operation: "webhooks.update",
      arguments: { id: "$webhook", url: `http://127.0.0.1:9/${seeds.marker(`new hook`)}` },
    },
    { operation: "webhooks.test", arguments: { id: "$webhook" }, as: "delivery" },
    { operation: "webhooks.deliveries", arguments: page },
    { operation: "webhooks.redeliver", arguments: { id: "$delivery" } },
    ...["fitBriefs", "reports", "executionArtifacts", "jobsWorkspace", "checkpoints"].flatMap((kind) => [
      { operation: `${kind}.list`, arguments: {} },
      { operation: `${kind}.list`, arguments: page },
      { operation: `${kind}.get`, arguments: { id: `$newest ${kind}` } },
      ...(kind === "checkpoints"
        ? []
        : [{ operation: "records.fetch", arguments: { id: `$newest ${kind}` } }]),
    ]),
    { operation: "executionArtifacts.get", arguments: { id: "$artifact", detail: "full" } },
    {
      operation: "executionArtifacts.prove",
      arguments: { id: "$artifact", was: "$line", text: say("line", 400) },
    },
    { operation: "executionArtifacts.file", arguments: { id: "$artifact", format: "md" } },
    { operation: "jobsWorkspace.get", arguments: { id: "$job" } },
    { operation: "followUps.list", arguments: page },
    { operation: "followUps.calendar", arguments: {} },
    { operation: "checkpoints.get", arguments: { id: "$checkpoint" } },
    { operation: "checkpoints.restore", arguments: { id: "$checkpoint" } },
    { operation: "checkpoints.restore", arguments: { id: "$newest checkpoints" } },
    { operation: "checkpoints.compare", arguments: { id: "$checkpoint", with: "$newest checkpoints" } },
    {
      operation: "agent.inspect",
      arguments: {
        goal: { type: "discover_directions", query: say("inspected", 4000) },
        context: { said: say("inspect") },
      },
    },
    ...["evaluate_opportunity", "generate_fit_brief", "prepare_execution_artifacts", "compare_paths"].map(
      (type) => ({
        operation: "agent.inspect",
        arguments: {
          goal: { type, query: say(type, 4000) },
          focus: { mode: "workspace_item", jobsWorkspaceItemId: "$newest jobsWorkspace" },
        },
      }),
    ),
    {
      operation: "agent.inspect",
      arguments: {
        goal: { type: "generate_fit_brief", query: "x" },
        focus: { mode: "failed_action", actionType: say("action", 200), artifactKind: say("kind") },
      },
    },
    {
      operation: "agent.inspect",
      arguments: {
        goal: { type: "generate_fit_brief", query: "x" },
        focus: { mode: "artifact", artifactId: "$artifact" },
      },
    },
    {
      operation: "agent.inspect",
      arguments: {
        goal: { type: "generate_fit_brief", query: "x" },
        focus: { mode: "report", reportId: "$newest reports" },
      },
    },
    {
      operation: "agent.inspect",
      arguments: {
        goal: { type: "compare_paths", query: "x" },
        focus: { mode: "checkpoint", checkpointId: "$checkpoint" },
      },
    },
    {
      operation: "resume.update",
      arguments: {
        set: { "/basics/summary": seeds.mine("corrected summary", 2000) },
        add: { interests: { name: seeds.mine("added interest", 200) } },
      },
    },
    { operation: "changes.list", arguments: { limit: 100 } },
    { operation: "changes.undo", arguments: { id: "$newest changes" } },
    { operation: "forget.preview", arguments: { topic: nurse } },
    { operation: "forget.preview", arguments: { topic: say("topic", 200) } },
    { operation: "forget.preview", arguments: { topic: seeds.marker("asked forgotten") } },
    { operation: "forget.run", arguments: { token: "$forget token" } },
    { operation: "account.export", arguments: {} },
    { operation: "accessLog.list", arguments: {} },
    { operation: "timeline.delete", arguments: { id: "$event" } },
    { operation: "assessments.delete", arguments: { moduleId: "riasec" } },
    { operation: "checkpoints.delete", arguments: { id: "$fork" } },
    { operation: "memories.delete", arguments: { id: "$memory" } },
    { operation: "jobsWorkspace.delete", arguments: { id: "$job" } },
    { operation: "webhooks.delete", arguments: { id: "$webhook" } },
  ];
}

/** Deletes of what prompts and resources are made from; then what cited it is read, with its citations marked. */
export function deletingCalls(): PlantCall[] {
  return [
    ...["fitBriefs", "reports", "executionArtifacts"].map((kind) => ({
      operation: `${kind}.delete`,
      arguments: { id: `$newest ${kind}` },
    })),
    { operation: "jobsWorkspace.list", arguments: {} },
    { operation: "checkpoints.list", arguments: {} },
  ];
}
