import type { InputRequiredResult } from "@modelcontextprotocol/server";
import type { Connection } from "../session/connection.ts";
import type { CatalogueEntry } from "../tools/definitions.ts";
import { takeAssessment } from "./assessment.ts";
import { acceptToken, confirmDelete } from "./confirm.ts";
import type { Dialogue } from "./context.ts";

export interface Talk {
  connection: Connection;
  entry: CatalogueEntry;
  input: Record<string, unknown>;
  dialogue: Dialogue;
}

/** Either a question to the person, which ends the round, or the arguments to go on with. */
export type Turn = { asked: InputRequiredResult } | { input: Record<string, unknown> };

export type Conversation = (talk: Talk) => Promise<Turn>;

/** What is asked of the person before an operation runs; nothing where the client shows no forms. */
export const beforeRun: Conversation = async (talk) => {
  const { entry, dialogue, input } = talk;
  if (!dialogue.canAsk) return acceptToken(talk);
  if (entry.effect === "delete") return confirmDelete(talk);
  if (entry.operation === "assessments.submit") return takeAssessment(talk);
  return { input };
};
