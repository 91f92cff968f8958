import type { Operation } from "../../operation/definition.ts";

/** The tools that call an operation by its name. */
export type GeneralTool = "read_operation" | "write_operation" | "delete_operation";

/** Which tool calls an operation that is not listed: a client may ask its user before any that takes things away. */
export function generalTool({ effect, mcp: { hints } }: Pick<Operation, "effect" | "mcp">): GeneralTool {
  if (effect === "read") return "read_operation";
  return hints.destructive ? "delete_operation" : "write_operation";
}
