import type { InputRequiredResult } from "@modelcontextprotocol/server";
import type { Operation } from "../../operation/definition.ts";
import type { Connection } from "../session/connection.ts";
import type { Elicitation } from "./context.ts";

export interface ElicitationContext {
  connection: Connection;
  operation: Operation;
  input: Record<string, unknown>;
  elicitation: Elicitation;
}

/** Either a question to the user, which ends the round, or the arguments to continue with. */
export type Step = { pending: InputRequiredResult } | { input: Record<string, unknown> };

export type ElicitationHandler = (context: ElicitationContext) => Promise<Step>;
