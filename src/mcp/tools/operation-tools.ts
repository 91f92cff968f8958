import type { Operation } from "../../operation/definition.ts";

const callSchema = {
  type: "object" as const,
  properties: {
    operation: { type: "string", description: "Its name or its tool's, e.g. timeline.list." },
    arguments: { type: "object", description: "Its arguments." },
  },
  required: ["operation"],
};

/** The tools that find and call every operation without its own tool. */
export const operationTools = {
  find_operations: {
    name: "find_operations",
    title: "Find operations",
    description:
      "Finds operations that have no tool of their own here (resume, timeline, undo, deleting, webhooks, account and more) by the user's words. Rows name the tool that calls it; the first ones, or a named one, have the input schema.",
    inputSchema: {
      type: "object" as const,
      properties: {
        query: { type: "string", description: "Words, e.g. correct a job title." },
        operation: { type: "string", description: "One operation, for its schema." },
        limit: { type: "integer", minimum: 1, maximum: 100, default: 8 },
      },
    },
    annotations: annotationsOf("Find operations", { readOnly: true, destructive: false, idempotent: true }),
  },
  read_operation: {
    name: "read_operation",
    title: "Read by operation",
    description: "Calls an operation that only reads. Refuses all others.",
    inputSchema: callSchema,
    annotations: annotationsOf("Read by operation", { readOnly: true, destructive: false, idempotent: true }),
  },
  write_operation: {
    name: "write_operation",
    title: "Write by operation",
    description: "Calls an operation that creates or changes something. Refuses deletes.",
    inputSchema: callSchema,
    annotations: annotationsOf("Write by operation", {
      readOnly: false,
      destructive: false,
      idempotent: false,
    }),
  },
  delete_operation: {
    name: "delete_operation",
    title: "Delete by operation",
    description:
      "Calls an operation that deletes or forgets: only what the user asked to delete, by an id from a list or search.",
    inputSchema: callSchema,
    annotations: annotationsOf("Delete by operation", {
      readOnly: false,
      destructive: true,
      idempotent: true,
    }),
  },
};

/** A tool's title and hints. */
export function annotationsOf(
  title: string,
  is: { readOnly: boolean; destructive: boolean; idempotent: boolean },
) {
  return {
    title,
    readOnlyHint: is.readOnly,
    destructiveHint: is.destructive,
    idempotentHint: is.idempotent,
    openWorldHint: false,
  };
}

/** The tools that call an operation by its name. */
export type GeneralTool = "read_operation" | "write_operation" | "delete_operation";

/** Which tool calls an unlisted operation. Deletes have their own tool, so a client can ask its user first. */
export function generalTool({ effect, mcp: { hints } }: Pick<Operation, "effect" | "mcp">): GeneralTool {
  if (effect === "read") return "read_operation";
  return hints.destructive ? "delete_operation" : "write_operation";
}
