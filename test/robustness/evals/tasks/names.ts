import type { Task } from "../types.ts";

/** Names of roles, sure and unsure: what was understood stands beside what was asked. */
export const nameTasks: readonly Task[] = [
  {
    id: "unknown-specialty",
    says: "How well would I fit as a nurse informaticist?",
    who: "nurse",
    steps: [
      {
        tool: "match_careers",
        arguments: { query: "Nurse informaticist", limit: 3, detail: "concise" },
        is: { "data.highFit": [], "data.worthExploring": [], "metadata.understoodAs": null },
        has: ["metadata.nearest[0].title"],
        lacks: ["matchScore"],
        tokens: 800,
      },
    ],
    tokens: 800,
  },
  {
    id: "case-manager",
    says: "And as a case manager?",
    who: "nurse",
    steps: [
      {
        tool: "match_careers",
        arguments: { query: "Case manager", limit: 3, detail: "concise" },
        is: { "metadata.understoodAs": null, "data.highFit": [] },
        lacks: ["matchScore"],
        tokens: 800,
      },
    ],
    tokens: 800,
  },
  {
    id: "invented-role",
    says: "How long until I am a zorbologist?",
    who: "nurse",
    steps: [
      {
        tool: "predict_career",
        arguments: { targetRole: "Zorbologist" },
        is: { "data.predictions": [], "metadata.understoodAs": null },
        tokens: 300,
      },
    ],
    tokens: 300,
  },
  {
    id: "role-in-german",
    says: "Was fehlt mir noch zur Krankenschwester?",
    who: "nurse",
    steps: [
      {
        tool: "predict_career",
        arguments: { targetRole: "Krankenschwester" },
        is: { "metadata.understoodAs.code": "29-1141.00", "metadata.understoodAs.asked": "Krankenschwester" },
        shows: ["registered nurse licence"],
        tokens: 1600,
      },
    ],
    tokens: 1600,
  },
  {
    id: "role-in-chinese",
    says: "我当护士还差什么？",
    who: "electrician",
    steps: [
      {
        tool: "predict_career",
        arguments: { targetRole: "护士" },
        is: { "metadata.understoodAs.code": "29-1141.00" },
        shows: ["registered nurse licence", "nursing degree"],
        tokens: 2000,
      },
    ],
    tokens: 2000,
  },
  {
    id: "twins",
    says: "Compare registered nurse, RN and nurse educator.",
    who: "nurse",
    steps: [
      {
        tool: "apply",
        arguments: {
          actions: [
            { type: "compare_role_directions", candidates: ["Registered nurse", "RN", "Nurse educator"] },
          ],
        },
        is: {
          "data.results[0].status": "blocked",
          "data.results[0].diagnostics.category": "input_quality",
        },
        shows: ["same occupation"],
        tokens: 400,
      },
    ],
    tokens: 400,
  },
  {
    id: "one-of-three-unknown",
    says: "Compare nurse practitioner, zorbologist and nurse educator.",
    who: "nurse",
    steps: [
      {
        tool: "apply",
        arguments: {
          actions: [
            {
              type: "compare_role_directions",
              candidates: ["Nurse practitioner", "Zorbologist", "Nurse educator"],
            },
          ],
        },
        is: {
          "data.results[0].outputs.inline.rows[asked=Zorbologist].understoodAs": null,
          "data.results[0].outputs.inline.rows[asked=Zorbologist].score": undefined,
          "data.results[0].outputs.inline.rows[asked=Nurse educator].understoodAs.code": "25-1072.00",
        },
        tokens: 700,
      },
    ],
    tokens: 700,
  },
  {
    id: "other-word-for-it",
    says: "Did I ever say anything about being ill?",
    who: "engineer",
    before: [
      {
        tool: "add_memory",
        arguments: { contentText: "Was on sick leave for six weeks in 2024." },
        tokens: 0,
      },
    ],
    steps: [
      {
        tool: "search_career_context",
        arguments: { query: "illness" },
        shows: ["sick leave for six weeks"],
        lacks: ["on-call week"],
        tokens: 600,
      },
    ],
    tokens: 600,
  },
  {
    id: "note-in-chinese",
    says: "我说过夜班的事吗？",
    who: "nurse",
    before: [{ tool: "add_memory", arguments: { contentText: "我不想再上夜班，想做数据工作" }, tokens: 0 }],
    steps: [
      {
        tool: "search_career_context",
        arguments: { query: "夜班" },
        shows: ["我不想再上夜班"],
        tokens: 600,
      },
    ],
    tokens: 600,
  },
  {
    id: "nothing-of-it",
    says: "What is noted about my pilot licence?",
    who: "nurse",
    steps: [
      {
        tool: "search_career_context",
        arguments: { query: "pilot aviation" },
        is: { "data.relevantMemories": [], "data.recentEvents": [] },
        shows: ["memories.list"],
        tokens: 300,
      },
    ],
    tokens: 300,
  },
];
