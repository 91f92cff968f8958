import type { Permission } from "../../operation/elicitation.ts";
import { sharingFlags } from "./schema.ts";

const names: Record<(typeof sharingFlags)[number], string> = {
  shareCareerPath: "your career path",
  shareAssessmentResults: "your interest and work-style profile",
  shareSkillProgression: "the skills you acquired over time",
};

/** True if a string can be read as true. Any other value is off, or is refused. */
function mayTurnOn(value: unknown): boolean {
  return String(value).trim().toLowerCase() === "true";
}

/** Only the person can turn sharing on: a text that an assistant reads could order it to. */
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
