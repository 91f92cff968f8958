import type { Permission } from "../../operation/elicitation.ts";
import { sharingFlags } from "./schema.ts";

const names: Record<(typeof sharingFlags)[number], string> = {
  shareCareerPath: "your career path",
  shareAssessmentResults: "your interest and work-style profile",
  shareSkillProgression: "the skills you acquired over time",
};

/** Whether a value may be read as true, as the text is. Any other is off, or is refused for what it is. */
function mayTurnOn(value: unknown): boolean {
  return String(value).trim().toLowerCase() === "true";
}

/** Sharing is turned on by the person alone: what an assistant reads may hold an order to do it. */
export const askBeforeSharing: Permission = {
  describe: (input) => {
    const parts = sharingFlags.filter((flag) => mayTurnOn(input[flag])).map((flag) => names[flag]);
    if (parts.length === 0) return undefined;
    return `May others on this server learn from this, without your name: ${parts.join("; ")}? You can turn it off at any time.`;
  },
  title: "Yes, share it",
  declined: "The user did not agree; nothing was changed.",
  byHand:
    "Only the user turns sharing on, and this client shows no forms to ask them: they tick it on the page Agents (career-context open). Nothing was changed; turning it off needs no question.",
};
