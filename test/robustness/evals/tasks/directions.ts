import type { Step, Task } from "../types.ts";

const place: Step = {
  tool: "create_checkpoint",
  arguments: {
    kind: "explore",
    goalSnapshot: { direction: "stay a bedside nurse" },
    metadata: { label: "stay" },
  },
  as: "place",
  tokens: 0,
};

/** Directions: what fits, what it takes, forks of a decision. */
export const directionTasks: readonly Task[] = [
  {
    id: "what-fits-me",
    says: "Which jobs would suit me?",
    who: "electrician",
    assessed: ["riasec", "values"],
    steps: [
      {
        tool: "match_careers",
        arguments: { limit: 5, detail: "concise" },
        shows: ["Electricians", "matchScore", "occupationCode"],
        tokens: 700,
      },
    ],
    tokens: 700,
  },
  {
    id: "pay-and-place",
    says: "I need at least 60,000 a year. What is left then?",
    who: "nurse",
    steps: [
      {
        tool: "update_profile",
        arguments: { min_salary: 60000 },
        is: { "data.profile.min_salary": 60000 },
        tokens: 200,
      },
      {
        tool: "match_careers",
        arguments: { limit: 5, detail: "concise", constraints: { minSalary: 60000 } },
        shows: ["matchScore"],
        tokens: 700,
      },
    ],
    tokens: 850,
  },
  {
    id: "how-long-until",
    says: "How long until I could be a nurse practitioner, and what are the steps?",
    who: "nurse",
    steps: [
      {
        tool: "predict_career",
        arguments: { targetRole: "Nurse practitioner", includeAlternatives: true },
        has: ["data.predictions[0].readiness", "data.predictions[0].estimatedMonths.min"],
        shows: ["Nurse Practitioners", "Prescribing"],
        tokens: 3100,
      },
    ],
    tokens: 3000,
  },
  {
    id: "stay-or-manage",
    says: "Should I go into management or stay an engineer?",
    who: "engineer",
    steps: [
      {
        tool: "reason_about_career",
        arguments: { query: "Should I go into management or stay an engineer?" },
        has: ["data.reasoning.recommendation", "data.reasoning.keyFactors[0].text"],
        is: { "metadata.tokensUsed": 0 },
        tokens: 1550,
      },
    ],
    tokens: 1500,
  },
  {
    id: "who-made-this-move",
    says: "Has anybody like me made the move to nurse practitioner?",
    who: "nurse",
    steps: [
      {
        tool: "find_similar_paths",
        arguments: { targetRole: "Nurse practitioner", limit: 3, minSimilarity: 0.3 },
        shows: ["metadata"],
        tokens: 850,
      },
    ],
    tokens: 800,
  },
  {
    id: "fork-management",
    says: "Fork a path where I go into management, and tell me how it differs.",
    who: "nurse",
    before: [place],
    steps: [
      {
        tool: "list_checkpoints",
        arguments: { status: "active", limit: 5 },
        as: "places",
        has: ["data[0].id"],
        shows: ["bedside"],
        tokens: 250,
      },
      {
        tool: "fork_checkpoint",
        arguments: { id: "$places.data[0].id", branchLabel: "management" },
        as: "fork",
        is: {
          "data.sourceCheckpointId": "$places.data[0].id",
          "data.metadata.branchLabel": "management",
        },
        tokens: 250,
      },
      {
        tool: "update_checkpoint",
        arguments: {
          id: "$fork.data.id",
          goalSnapshot: { direction: "medical and health services manager" },
        },
        is: { "data.goalSnapshot.direction": "medical and health services manager" },
        tokens: 250,
      },
      {
        tool: "explore",
        arguments: { goal: { direction: "medical and health services manager" } },
        has: ["data.directions[0].matchScore", "data.recommendedActions[0].type"],
        shows: ["Medical and Health Services Managers"],
        tokens: 2050,
      },
      {
        tool: "compare_checkpoints",
        arguments: { id: "$places.data[0].id", with: "$fork.data.id" },
        has: ["data.differences[0].path"],
        shows: ["stay a bedside nurse", "medical and health services manager"],
        tokens: 500,
      },
    ],
    tokens: 3150,
  },
  {
    id: "restore-where-we-left-off",
    says: "Restore where we left off.",
    who: "nurse",
    before: [place],
    steps: [
      {
        tool: "list_checkpoints",
        arguments: { status: "active", limit: 1 },
        as: "places",
        has: ["data[0].id"],
        tokens: 250,
      },
      {
        tool: "restore_checkpoint",
        arguments: { id: "$places.data[0].id" },
        is: { "data.checkpoint.status": "active", "data.continuation.missing": [] },
        has: ["data.continuation.changesSince.since", "data.continuation.suggestedNextCalls[0]"],
        shows: ["stay a bedside nurse"],
        tokens: 350,
      },
    ],
    tokens: 550,
  },
  {
    id: "compare-directions",
    says: "Put electrician, electrical engineer and construction manager side by side for me.",
    who: "electrician",
    steps: [
      {
        tool: "apply",
        arguments: {
          actions: [
            {
              type: "compare_role_directions",
              candidates: ["Electrician", "Electrical engineer", "Construction manager"],
            },
          ],
        },
        as: "made",
        is: { "data.results[0].status": "succeeded" },
        tokens: 450,
      },
      {
        tool: "get_report",
        arguments: { id: "$made.data.results[0].outputs.reportRefs[0]" },
        shows: ["Electrical Engineers", "Construction Managers"],
        tokens: 2700,
      },
    ],
    tokens: 2900,
  },
  {
    id: "report-on-moving",
    says: "Write up what it would mean to become an IT manager.",
    who: "engineer",
    steps: [
      {
        tool: "apply",
        arguments: {
          actions: [
            {
              type: "request_report_branch",
              prompt: "What would it mean to become an IT manager?",
              target: { kind: "role_family", value: "Computer and information systems manager" },
            },
          ],
        },
        as: "made",
        is: { "data.results[0].status": "succeeded" },
        tokens: 350,
      },
      {
        tool: "get_report",
        arguments: { id: "$made.data.results[0].outputs.reportRefs[0]" },
        shows: ["Computer and Information Systems Managers"],
        tokens: 2100,
      },
    ],
    tokens: 2350,
  },
  {
    id: "whole-graph",
    says: "Give me everything the career graph has on me, in one go.",
    who: "engineer",
    steps: [{ tool: "get_career_graph", has: ["data"], shows: ["Software Developers"], tokens: 1850 }],
    tokens: 1850,
  },
];
