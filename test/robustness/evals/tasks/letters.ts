import { icuPosting } from "../postings.ts";
import type { Task } from "../types.ts";

const bullet = (text: string) => `$resume.data.claims[text=${text}].id`;
const redesign = bullet("Led a medication-round redesign; reported interruptions fell from 31 to 12 a week");
const wounds = bullet("Wound care, drains, IV therapy and pain management after abdominal surgery");

/** A letter as an agent writes it; the first one says more than the person has. */
const letter = (proof: string) => ({
  artifactKind: "outreach_note",
  form: "cover_letter",
  jobsWorkspaceItemId: "$jobs.data[0].id",
  blocks: [
    { kind: "line", text: "Dear hiring team," },
    {
      kind: "paragraph",
      text: "I am applying for your opening as a Registered Nurse in the Cardiac ICU at Example Clinic.",
    },
    { kind: "paragraph", text: proof, claimIds: [redesign] },
    {
      kind: "paragraph",
      text: "I have experience with wound care and IV therapy after abdominal surgery.",
      claimIds: [wounds],
    },
    { kind: "paragraph", text: "I look forward to hearing from you." },
    { kind: "line", text: "Kind regards, Imke Vosberg" },
  ],
});

/** Letters by the agent's own pen, with the ids of the claims that carry them. */
export const letterTasks: readonly Task[] = [
  {
    id: "letter-of-its-own",
    says: "Write the cover letter for the clinic's job yourself, in your own words, and keep it with the job.",
    who: "nurse",
    before: [
      {
        tool: "apply",
        arguments: {
          actions: [{ type: "normalize_opportunity" }],
          opportunity: { inputMode: "pasted_text", rawText: icuPosting },
        },
        tokens: 0,
      },
    ],
    steps: [
      { tool: "list_jobs", arguments: { limit: 10 }, as: "jobs", shows: ["Example Clinic"], tokens: 500 },
      { tool: "get_resume", as: "resume", has: ["data.claims[0].id"], tokens: 3500 },
      {
        tool: "create_execution_artifact",
        arguments: letter("I led a medication-round redesign, and interruptions fell from 31 to 2 a week."),
        is: { "data.stored": false, "data.refused[0].index": 2 },
        shows: ["31 to 12 a week"],
        tokens: 400,
      },
      {
        tool: "create_execution_artifact",
        arguments: letter(
          "I led a medication-round redesign; reported interruptions fell from 31 to 12 a week.",
        ),
        as: "made",
        has: ["data.id"],
        is: { "data.status": "draft" },
        tokens: 1200,
      },
    ],
    tokens: 5000,
  },
];
