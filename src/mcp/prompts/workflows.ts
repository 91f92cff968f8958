import { moduleIds } from "../../engine/assessment/module-ids.ts";
import type { Values } from "../resources/kinds.ts";

/** An argument of a prompt. */
export interface WorkflowArgument {
  name: string;
  title: string;
  description: string;
  required?: boolean;
  /** The form of its values. */
  form: "id" | "date" | "text";
  /** Where a client's completion gets values from. */
  values?: Values;
  /** The placeholder for it in the skill's text. */
  placeholder?: string;
}

/** A prompt. It is plain data, so prompts/list needs nothing else. Its text comes from the skill of the same name. */
export interface Workflow {
  name: string;
  title: string;
  description: string;
  /** The name of its skill's folder. */
  skill: string;
  arguments: readonly WorkflowArgument[];
  /** Exactly one of these is required. */
  oneOf?: readonly string[];
  /** Operations that the workflow requires. */
  needs: readonly string[];
}

const jobId: WorkflowArgument = {
  name: "jobId",
  title: "Opening",
  description: "Id of an item of the jobs workspace, from list_jobs.",
  form: "id",
  values: { operation: "jobsWorkspace.list" },
  placeholder: "<job id>",
};

/** The five workflows, in the order in which clients show them. */
export const workflows: readonly Workflow[] = [
  {
    name: "start_session",
    title: "Start a session",
    description: "Start with who the user is, what is open and where the last work stopped.",
    skill: "start-session",
    arguments: [
      {
        name: "checkpointId",
        title: "Checkpoint",
        description: "Id of the checkpoint to go on from; the newest active one without it.",
        form: "id",
        values: { operation: "checkpoints.list" },
        placeholder: "<checkpoint id>",
      },
    ],
    needs: ["context.get"],
  },
  {
    name: "evaluate_opportunity",
    title: "Evaluate an opportunity",
    description: "Judge a posting, or an opening of the jobs workspace, against what is stored.",
    skill: "evaluate-opportunity",
    arguments: [
      {
        name: "posting",
        title: "Posting",
        description: "The posting's whole text, as pasted. Give this or jobId.",
        form: "text",
      },
      { ...jobId, description: `${jobId.description} Give this or posting.` },
    ],
    oneOf: ["posting", "jobId"],
    needs: ["agent.apply"],
  },
  {
    name: "prepare_interview",
    title: "Prepare an interview",
    description: "What an opening asks for, the user's own stories that prove it, and what is missing.",
    skill: "prepare-interview",
    arguments: [
      { ...jobId, description: `${jobId.description} Give this or briefId.` },
      {
        name: "briefId",
        title: "Fit brief",
        description: "Id of a fit brief, from list_fit_briefs. Give this or jobId.",
        form: "id",
        values: { operation: "fitBriefs.list" },
      },
    ],
    oneOf: ["jobId", "briefId"],
    needs: ["fitBriefs.get"],
  },
  {
    name: "weekly_review",
    title: "Weekly review",
    description: "What changed, what alerts and health scores say and why, and the next few steps.",
    skill: "weekly-review",
    arguments: [
      {
        name: "since",
        title: "Since",
        description: "First day to look at, as YYYY-MM-DD; seven days ago without it.",
        form: "date",
        placeholder: "<date>",
      },
    ],
    needs: ["alerts.list", "careerHealth.get"],
  },
  {
    name: "take_assessment",
    title: "Take an assessment",
    description: "Take one of the eight assessments together, a few statements at a time.",
    skill: "take-assessment",
    arguments: [
      {
        name: "moduleId",
        title: "Module",
        description: `One of ${moduleIds.join(", ")}.`,
        required: true,
        form: "id",
        values: { known: moduleIds },
        placeholder: "<module>",
      },
    ],
    needs: ["assessments.questions", "assessments.submit"],
  },
];
