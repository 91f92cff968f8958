import {
  type GetPromptResult,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type PromptMessage,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { PIXEL } from "./media.ts";
import { form } from "./questions.ts";

interface Prompt {
  arguments: readonly string[];
  get: (given: Record<string, unknown>, ctx: ServerContext) => Promise<GetPromptResult | InputRequiredResult>;
}

/** The prompts that the suite asks for, by name. */
export const fixturePrompts: ReadonlyMap<string, Prompt> = new Map<string, Prompt>([
  ["test_simple_prompt", { arguments: [], get: async () => prompt(text("This is a simple prompt.")) }],
  [
    "test_prompt_with_arguments",
    {
      arguments: ["arg1", "arg2"],
      get: async ({ arg1, arg2 }) => prompt(text(`The arguments are ${arg1} and ${arg2}.`)),
    },
  ],
  [
    "test_prompt_with_embedded_resource",
    {
      arguments: ["resourceUri"],
      get: async ({ resourceUri }) =>
        prompt({
          type: "resource",
          resource: { uri: String(resourceUri), mimeType: "text/plain", text: "An embedded text." },
        }),
    },
  ],
  [
    "test_prompt_with_image",
    { arguments: [], get: async () => prompt({ type: "image", data: PIXEL, mimeType: "image/png" }) },
  ],
  ["test_input_required_result_prompt", { arguments: [], get: asking }],
]);

/** The resources that the suite asks for. */
export const fixtureResources = [
  { uri: "test://static-text", mimeType: "text/plain", text: "This is a static text." },
  { uri: "test://static-binary", mimeType: "image/png", blob: PIXEL },
];

export const fixtureTemplate = { uriTemplate: "test://template/{id}/data", name: "template" };

/** A fixture's contents; undefined where the URI is none. */
export function readFixture(uri: string) {
  const id = /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1];
  if (id !== undefined) return { uri, mimeType: "application/json", text: JSON.stringify({ id }) };
  return fixtureResources.find((resource) => resource.uri === uri);
}

async function asking(_given: Record<string, unknown>, { mcpReq }: ServerContext) {
  if (inputResponse(mcpReq.inputResponses, "user_context").kind !== "missing") {
    return prompt(text("This is a prompt in the context that was given."));
  }
  return inputRequired({ inputRequests: { user_context: form("What is the context?", "context") } });
}

function text(said: string) {
  return { type: "text" as const, text: said };
}

function prompt(...contents: PromptMessage["content"][]): GetPromptResult {
  return { messages: contents.map((content) => ({ role: "user", content })) };
}
