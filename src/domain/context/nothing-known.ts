import type { NextCall } from "../../operation/handler.ts";
import { shownUser } from "../profile/user.ts";

/** What a model gets for a person without data: how to start. */
export function nothingKnown(userId: string): { data: unknown; next: NextCall[] } {
  return {
    data: {
      user: shownUser(undefined, userId),
      summary: {
        constraints: null,
        goals: null,
        openItems: null,
        currentJobTitle: null,
        resume: null,
        assessments: null,
      },
    },
    next: [
      {
        operation: "resume.import",
        input: { format: "text" },
        why: "Ask for their resume; its text is content. Nothing is known of them yet.",
      },
      {
        operation: "profile.update",
        input: {},
        why: "Ask for their limits and write what they say: place, pay, relocation, schedule, family, work permit.",
      },
      {
        operation: "assessments.questions",
        input: { moduleId: "riasec" },
        why: "Ten minutes: what work would interest them.",
      },
    ],
  };
}
