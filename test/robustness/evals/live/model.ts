import { asList, asObject, at, type Json } from "../../../support/json.ts";
import type { LiveServer } from "./stdio.ts";

/** Where a model is reached: an endpoint that speaks the Messages API. */
export interface Endpoint {
  url: string;
  key: string;
  model: string;
}

/** A call that the model made. */
export interface Made {
  tool: string;
  arguments: Json;
  isError: boolean;
}

/** What came of a conversation. */
export interface ElicitationHandler {
  made: Made[];
  said: string;
  inputTokens: number;
  outputTokens: number;
}

const MOST_TURNS = 15;
const LONGEST_ANSWER = 4096;

/** Lets the model work on what the user says, with the server's tools, until it calls no more of them. */
export async function converse(
  endpoint: Endpoint,
  server: LiveServer,
  says: string,
): Promise<ElicitationHandler> {
  const done: ElicitationHandler = { made: [], said: "", inputTokens: 0, outputTokens: 0 };
  const messages: Json[] = [{ role: "user", content: says }];
  const tools = server.tools.map(({ name, description, inputSchema }) => ({
    name,
    description,
    input_schema: inputSchema,
  }));
  const system = server.instructions;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { content, usage } = await post(endpoint, { system, tools, messages });
    const blocks = asList(content);
    done.inputTokens += Number(at(usage, "input_tokens") ?? 0);
    done.outputTokens += Number(at(usage, "output_tokens") ?? 0);
    done.said = blocks.flatMap(({ type, text }) => (type === "text" ? [String(text)] : [])).join("\n");
    const uses = blocks.filter(({ type }) => type === "tool_use");
    if (uses.length === 0) return done;
    messages.push({ role: "assistant", content: blocks });
    messages.push({ role: "user", content: await answerAll(server, uses, done) });
  }
  return done;
}

async function answerAll(server: LiveServer, uses: Json[], done: ElicitationHandler): Promise<Json[]> {
  const results: Json[] = [];
  for (const { id, name, input } of uses) {
    const made = { tool: String(name), arguments: asObject(input ?? {}) };
    const { isError, text } = await server.call(made.tool, made.arguments).catch((error: unknown) => ({
      isError: true,
      text: error instanceof Error ? error.message : "The call failed.",
    }));
    done.made.push({ ...made, isError });
    results.push({ type: "tool_result", tool_use_id: id, content: text, is_error: isError });
  }
  return results;
}

async function post({ url, key, model }: Endpoint, body: Json): Promise<Json> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": key, "anthropic-version": "2023-06-01" },
    body: JSON.stringify({ model, max_tokens: LONGEST_ANSWER, ...body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The endpoint answered ${response.status}: ${text.slice(0, 300)}`);
  return asObject(JSON.parse(text));
}
