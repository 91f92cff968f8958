const callSchema = {
  type: "object" as const,
  properties: {
    operation: { type: "string", description: "Its name, from find_operations, e.g. timeline.list." },
    arguments: { type: "object", description: "Arguments as its inputSchema says." },
  },
  required: ["operation"],
};
const anyOutput = { type: "object" as const };

/** The three tools through which every operation without a tool of its own is found and called. */
export const operationTools = {
  find_operations: {
    name: "find_operations",
    title: "Find operations",
    description:
      "Lists operations that have no tool of their own here (profile, resume, timeline, webhooks, account and more) with their input schemas. Search by words; then call them with read_operation or write_operation.",
    inputSchema: {
      type: "object" as const,
      properties: {
        query: { type: "string", description: "Words to look for, e.g. webhook deliveries." },
        limit: { type: "integer", minimum: 1, maximum: 100, default: 5 },
      },
    },
    outputSchema: anyOutput,
    annotations: {
      title: "Find operations",
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  },
  read_operation: {
    name: "read_operation",
    title: "Read by operation",
    description:
      "Calls an operation that only reads, by the name find_operations gave. Refuses operations that write.",
    inputSchema: callSchema,
    outputSchema: anyOutput,
    annotations: {
      title: "Read by operation",
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  },
  write_operation: {
    name: "write_operation",
    title: "Write by operation",
    description:
      "Calls an operation that creates, changes or deletes, by the name find_operations gave. Ask the user before anything that cannot be undone.",
    inputSchema: callSchema,
    outputSchema: anyOutput,
    annotations: {
      title: "Write by operation",
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: false,
      openWorldHint: false,
    },
  },
};
