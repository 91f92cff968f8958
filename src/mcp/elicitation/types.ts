import type { InputRequiredResult } from "@modelcontextprotocol/server";
import type { Connection } from "../session/connection.ts";
import type { ToolDefinition } from "../tools/definitions.ts";
import type { Elicitation } from "./context.ts";

export interface ElicitationContext {
  connection: Connection;
  entry: ToolDefinition;
  input: Record<string, unknown>;
  elicitation: Elicitation;
}

/** Either a question to the person, which ends the round, or the arguments to go on with. */
export type Step = { pending: InputRequiredResult } | { input: Record<string, unknown> };

export type ElicitationHandler = (context: ElicitationContext) => Promise<Step>;
