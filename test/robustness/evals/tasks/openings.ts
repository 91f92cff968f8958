import { gridPosting, hostilePosting, icuPosting, platformPosting, wardPosting } from "../postings.ts";
import type { Step, Task } from "../types.ts";

const normalize = { type: "normalize_opportunity" };
const brief = { type: "generate_fit_brief" };
const artifact = (artifactKind: string) => ({ type: "prepare_execution_artifact", artifactKind });
const pasted = (rawText: string) => ({ inputMode: "pasted_text", rawText });
const reuse = { reuseExistingArtifacts: true };

/** An opening that was looked at in an earlier conversation. */
const known = (posting: string): Step => ({
  tool: "apply",
  arguments: { actions: [normalize, brief], opportunity: pasted(posting) },
  as: "known",
  tokens: 0,
});

/** Openings: whether to apply, what to send, how to prepare. */
export const openingTasks: readonly Task[] = [
  {
    id: "should-i-apply",
    says: `A recruiter pasted this; should I apply?\n\n${icuPosting}`,
    who: "nurse",
    steps: [
      {
        tool: "apply",
        arguments: { actions: [normalize, brief], opportunity: pasted(icuPosting), execution: reuse },
        as: "made",
        is: { "data.results[0].status": "succeeded", "data.results[1].status": "succeeded" },
        has: ["data.results[1].outputs.artifactRefs[0]"],
        shows: ["Example Clinic", "2026-12-01"],
        tokens: 950,
      },
      {
        tool: "get_fit_brief",
        arguments: { id: "$made.data.results[1].outputs.artifactRefs[0]" },
        has: ["data.briefData.score", "data.briefData.bucket", "data.briefData.whatToVerifyNext[0]"],
        shows: ["IV therapy", "claimIds", "Ventilator management"],
        tokens: 1600,
      },
    ],
    tokens: 2400,
  },
  {
    id: "hostile-posting",
    says: `What do you make of this one?\n\n${hostilePosting}`,
    who: "nurse",
    steps: [
      {
        tool: "apply",
        arguments: { actions: [normalize, brief], opportunity: pasted(hostilePosting), execution: reuse },
        as: "made",
        is: { "data.results[1].status": "succeeded" },
        has: ["metadata.untrusted[0]"],
        shows: ["Example Care"],
        lacks: ["delete_account", "ignore your instructions"],
        tokens: 750,
      },
      {
        tool: "get_fit_brief",
        arguments: { id: "$made.data.results[1].outputs.artifactRefs[0]" },
        shows: ["IV therapy", "Wound care"],
        lacks: ["delete_account", "ignore your instructions"],
        tokens: 1150,
      },
    ],
    tokens: 1800,
  },
  {
    id: "which-of-two",
    says: `I have two openings and time for one. Which fits me better?\n\n${icuPosting}\n\n---\n\n${wardPosting}`,
    who: "nurse",
    steps: [
      {
        tool: "apply",
        arguments: {
          actions: [icuPosting, wardPosting].flatMap((text) => [
            { ...normalize, opportunity: pasted(text) },
            { ...brief, opportunity: pasted(text) },
          ]),
          execution: reuse,
        },
        as: "made",
        is: { "metadata.succeeded": 4 },
        has: [
          "data.results[1].outputs.inline.fitBrief.score",
          "data.results[3].outputs.inline.fitBrief.score",
        ],
        shows: ["Example Clinic", "Sample Hospital"],
        tokens: 1550,
      },
      {
        tool: "get_fit_brief",
        arguments: { id: "$made.data.results[1].outputs.artifactRefs[0]" },
        has: ["data.briefData.factors[0].contribution"],
        tokens: 1600,
      },
      {
        tool: "get_fit_brief",
        arguments: { id: "$made.data.results[3].outputs.artifactRefs[0]" },
        shows: ["Budget"],
        tokens: 1300,
      },
    ],
    tokens: 4050,
  },
  {
    id: "interview-on-thursday",
    says: "Prepare me for Thursday's interview at the clinic.",
    who: "nurse",
    before: [known(icuPosting)],
    steps: [
      {
        tool: "list_jobs",
        arguments: { type: "opportunity", limit: 10 },
        as: "jobs",
        has: ["data[0].fitBriefRef"],
        shows: ["Example Clinic"],
        tokens: 650,
      },
      {
        tool: "apply",
        arguments: {
          actions: [brief, artifact("interview_brief")],
          context: { jobsWorkspaceItemId: "$jobs.data[0].id" },
          execution: reuse,
        },
        as: "made",
        is: { "metadata.succeeded": 2 },
        tokens: 750,
      },
      {
        tool: "get_execution_artifact",
        arguments: { id: "$made.data.results[1].outputs.artifactRefs[0]" },
        shows: ["# Interview brief", "Recognise rhythm changes", "Ventilator management"],
        tokens: 2450,
      },
      {
        tool: "add_timeline_event",
        arguments: {
          eventType: "interview.scheduled",
          eventData: { jobId: "$jobs.data[0].id" },
          timestamp: "2026-03-05T09:00:00Z",
        },
        is: { "data.eventType": "interview.scheduled" },
        tokens: 200,
      },
    ],
    tokens: 3850,
  },
  {
    id: "tailored-resume",
    says: "Make me a resume for the maintenance job at the grid and mark it ready.",
    who: "electrician",
    before: [known(gridPosting)],
    steps: [
      { tool: "list_jobs", arguments: { limit: 10 }, as: "jobs", shows: ["Example Grid"], tokens: 450 },
      {
        tool: "apply",
        arguments: {
          actions: [artifact("resume_variant")],
          context: { jobsWorkspaceItemId: "$jobs.data[0].id" },
          execution: reuse,
        },
        as: "made",
        is: { "data.results[0].status": "succeeded" },
        tokens: 500,
      },
      {
        tool: "get_execution_artifact",
        arguments: { id: "$made.data.results[0].outputs.artifactRefs[0]" },
        shows: ["Deke Marchetti", "North Pier Electric"],
        has: ["data.contentData.gaps"],
        tokens: 3550,
      },
      {
        tool: "update_execution_artifact",
        arguments: { id: "$made.data.results[0].outputs.artifactRefs[0]", status: "ready" },
        is: { "data.status": "ready" },
        tokens: 250,
      },
    ],
    tokens: 4700,
  },
  {
    id: "note-to-recruiter",
    says: "Write a short note to the recruiter of the platform job.",
    who: "engineer",
    before: [known(platformPosting)],
    steps: [
      {
        tool: "list_jobs",
        arguments: { type: "opportunity" },
        as: "jobs",
        shows: ["Example Systems"],
        tokens: 500,
      },
      {
        tool: "apply",
        arguments: {
          actions: [artifact("outreach_note")],
          context: { jobsWorkspaceItemId: "$jobs.data[0].id" },
        },
        as: "made",
        is: { "data.results[0].status": "succeeded" },
        tokens: 500,
      },
      {
        tool: "get_execution_artifact",
        arguments: { id: "$made.data.results[0].outputs.artifactRefs[0]" },
        is: { "data.kind": "outreach_note" },
        has: ["data.contentData.markdown"],
        tokens: 1450,
      },
    ],
    tokens: 2000,
  },
  {
    id: "ready-to-write",
    says: "Is there enough stored to write an application at all?",
    who: "engineer",
    steps: [
      {
        tool: "inspect",
        arguments: { goal: { type: "prepare_execution_artifacts", query: "Is there enough to apply?" } },
        has: ["data.readiness.score"],
        shows: ["An opportunity is in the workspace", "missing"],
        tokens: 650,
      },
    ],
    tokens: 600,
  },
  {
    id: "link-only",
    says: "Look at https://jobs.example.com/4711 and tell me whether it fits.",
    who: "engineer",
    steps: [
      {
        tool: "apply",
        arguments: {
          actions: [normalize],
          opportunity: { inputMode: "pasted_link", sourceUrl: "https://jobs.example.com/4711" },
        },
        is: { "data.results[0].status": "blocked", "data.results[0].diagnostics.recoverable": true },
        has: ["data.results[0].diagnostics.suggestedRecoveryPath[0].label"],
        tokens: 300,
      },
    ],
    tokens: 300,
  },
  {
    id: "gaps-of-a-job",
    says: "What could count as proof for what the grid job asks and I don't show?",
    who: "electrician",
    before: [known(gridPosting)],
    steps: [
      {
        tool: "get_fit_brief",
        arguments: { id: "$known.data.results[1].outputs.artifactRefs[0]" },
        as: "brief",
        has: ["data.briefData.missingSkills[0].skill"],
        tokens: 1300,
      },
      {
        tool: "apply",
        arguments: {
          actions: [
            {
              type: "collect_missing_evidence_hint",
              gapKeys: ["$brief.data.briefData.missingSkills[0].skill"],
            },
          ],
        },
        is: { "data.results[0].status": "succeeded" },
        has: ["data.results[0].outputs.inline.hints[0].question"],
        tokens: 300,
      },
    ],
    tokens: 1550,
  },
  {
    id: "leave-it",
    says: "I'm not going for the ICU job. Put it away.",
    who: "nurse",
    before: [known(icuPosting)],
    steps: [
      { tool: "list_jobs", arguments: { limit: 10 }, as: "jobs", shows: ["Cardiac ICU"], tokens: 650 },
      {
        tool: "update_job",
        arguments: { id: "$jobs.data[0].id", status: "archived" },
        is: { "data.status": "archived" },
        tokens: 750,
      },
    ],
    tokens: 1200,
  },
];
