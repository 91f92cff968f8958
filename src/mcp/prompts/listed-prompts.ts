import type { Listing } from "../session/peer.ts";
import { toolFinder } from "../tools/listed-tools.ts";
import { type Workflow, workflows } from "./workflows.ts";

/** The prompts that this connection can use. */
export function listPrompts(connection: Listing) {
  return workflows
    .filter((workflow) => outOfReach(connection, workflow).length === 0)
    .map(({ name, title, description, arguments: known }) => ({
      name,
      title,
      description,
      arguments: known.map((argument) => ({
        name: argument.name,
        title: argument.title,
        description: argument.description,
        required: argument.required ?? false,
      })),
    }));
}

/** Required operations that this connection cannot call, with the missing scope. */
export function outOfReach(connection: Listing, { needs }: Workflow): string[] {
  const reach = toolFinder(connection);
  return connection.definition.tools
    .filter(({ operation }) => needs.includes(operation) && !reach(operation))
    .map(({ tool, scope }) => `${tool} (${scope})`);
}
