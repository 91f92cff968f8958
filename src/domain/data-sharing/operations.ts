import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import type { Permission } from "../../operation/elicitation.ts";
import { fail } from "../../operation/errors.ts";
import type { Tx } from "../../store/ports/store.ts";
import { DataSharing, sharingFlags } from "./schema.ts";

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
const askBeforeSharing: Permission = {
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

/** The stored preferences. Until someone sets them, all are off, dated by the account's creation. */
export async function readSharing(tx: Tx): Promise<DataSharing> {
  const stored = await tx.sharing.get();
  if (stored) return stored;
  const user = await tx.user.get();
  const off = { shareCareerPath: false, shareAssessmentResults: false, shareSkillProgression: false };
  return { userId: tx.userId, ...off, updatedAt: user?.createdAt ?? new Date(0).toISOString() };
}

export const getDataSharing = defineOperation({
  name: "dataSharing.get",
  title: "Get sharing preferences",
  description:
    "Which of the user's data may enter the anonymised pool behind similar paths. Everything is off until the user turns it on.",
  scope: "read:data_sharing",
  effect: "read",
  input: z.strictObject({}),
  output: DataSharing,
  http: {
    route: "GET /api/v1/data-sharing",
    related: ["context.get"],
  },
  mcp: {
    tool: "get_data_sharing",
    words: ["privacy", "consent"],
  },
  policy: {
    cache: true,
  },
  handler: async ({ tx }) => ({ data: await readSharing(tx) }),
});

export const updateDataSharing = defineOperation({
  name: "dataSharing.update",
  title: "Set sharing preferences",
  description:
    "Turns parts of the anonymised sharing on or off. Omitted parts stay as they are. Before a part is turned on, the user is asked by a form.",
  scope: "write:data_sharing",
  effect: "update",
  input: z.strictObject({
    shareCareerPath: z.boolean().optional().describe("The career path: transitions, no names, no employers."),
    shareAssessmentResults: z.boolean().optional().describe("The interest and work-style profile."),
    shareSkillProgression: z.boolean().optional().describe("The skills acquired over time."),
  }),
  output: DataSharing,
  errors: {
    throws: ["data_sharing.no_preferences_provided"],
  },
  http: {
    route: "PUT /api/v1/data-sharing",
    related: ["dataSharing.get"],
  },
  mcp: {
    tool: "update_data_sharing",
    words: ["privacy", "consent", "stop sharing"],
    elicit: { permit: askBeforeSharing },
  },
  policy: {
    check: (input) => {
      if (sharingFlags.some((flag) => typeof input[flag] === "boolean")) return;
      throw fail(
        "data_sharing.no_preferences_provided",
        `At least one of ${sharingFlags.join(", ")} must be true or false.`,
      );
    },
  },
  handler: async ({ tx, now }, change) => {
    const data: DataSharing = {
      ...(await readSharing(tx)),
      ...definedOnly(change),
      updatedAt: now.toISOString(),
    };
    await tx.sharing.put(data);
    return { data };
  },
});

function definedOnly<Shape extends object>(fields: Shape): Partial<Shape> {
  // Filtering keeps the entries' type.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Shape>;
}
