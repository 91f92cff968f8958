import type { Operation } from "../../operation/definition.ts";

/** The tools that call an operation by its name. */
export type GeneralTool = "read_operation" | "write_operation" | "delete_operation";

/** Which tool calls an unlisted operation. Deletes have their own tool, so a client can ask its user first. */
export function generalTool({ effect, mcp: { hints } }: Pick<Operation, "effect" | "mcp">): GeneralTool {
  if (effect === "read") return "read_operation";
  return hints.destructive ? "delete_operation" : "write_operation";
}
