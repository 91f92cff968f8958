import { setTimeout as pause } from "node:timers/promises";
import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type InputRequests,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  MissingRequiredClientCapabilityError,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { createStateCodec } from "../../../src/mcp/elicitation/context.ts";
import { PIXEL, SILENCE } from "./media.ts";
import { form, roots, sample } from "./questions.ts";

/** What the server beside it must seal with, too. */
export const FIXTURE_SECRET = "for the suite alone, and for no person";
const stateCodec = createStateCodec(async () => FIXTURE_SECRET);

type Tool = (ctx: ServerContext) => Promise<CallToolResult | InputRequiredResult>;

const PAUSE_MS = 20;
const image = { type: "image" as const, data: PIXEL, mimeType: "image/png" };

/** The tools that the suite asks for, by name; none of them is any use to a person. */
export const fixtureTools: ReadonlyMap<string, Tool> = new Map<string, Tool>([
  ["test_simple_text", async () => says("This is a simple text.")],
  ["test_image_content", async () => ({ content: [image] })],
  [
    "test_audio_content",
    async () => ({ content: [{ type: "audio", data: SILENCE, mimeType: "audio/wav" }] }),
  ],
  ["test_embedded_resource", async () => ({ content: [embedded("test://embedded-resource")] })],
  [
    "test_multiple_content_types",
    async () => ({ content: [{ type: "text", text: "Three kinds:" }, image, embedded("test://mixed")] }),
  ],
  ["test_error_handling", async () => ({ ...says("This tool always fails."), isError: true })],
  ["test_tool_with_progress", progressing],
  ["test_tool_with_logging", logging],
  ["test_logging_tool", logging],
  ["test_missing_capability", sampling],
  ["test_streaming_elicitation", (ctx) => asks(ctx, { who: form("Who are you?", "name") })],
  ["test_trigger_tool_change", async () => says("The tools are the same at all times.")],
  [
    "test_input_required_result_elicitation",
    (ctx) => asks(ctx, { user_name: form("What is your name?", "name") }),
  ],
  [
    "test_input_required_result_sampling",
    (ctx) => asks(ctx, { capital_question: sample("What is the capital of France?") }),
  ],
  ["test_input_required_result_list_roots", (ctx) => asks(ctx, { client_roots: roots })],
  ["test_input_required_result_multiple_inputs", (ctx) => inRounds(ctx, [threeKinds])],
  ["test_input_required_result_request_state", (ctx) => inRounds(ctx, [confirmation])],
  ["test_input_required_result_tampered_state", (ctx) => inRounds(ctx, [confirmation])],
  [
    "test_input_required_result_multi_round",
    (ctx) =>
      inRounds(ctx, [
        { step1: form("Step 1: What is your name?", "name") },
        { step2: form("Step 2: What is your favorite color?", "color") },
      ]),
  ],
  ["test_input_required_result_capabilities", asksWhatCanBeAnswered],
]);

const confirmation: InputRequests = { confirm: form("Please confirm", "ok", "boolean") };
const threeKinds: InputRequests = {
  user_name: form("What is your name?", "name"),
  greeting: sample("Generate a greeting"),
  client_roots: roots,
};

function says(text: string): CallToolResult {
  return { content: [{ type: "text", text }] };
}

function embedded(uri: string) {
  return { type: "resource" as const, resource: { uri, mimeType: "text/plain", text: "An embedded text." } };
}

async function progressing({ mcpReq }: ServerContext): Promise<CallToolResult> {
  const progressToken = mcpReq._meta?.progressToken;
  for (const progress of [0, 50, 100]) {
    if (progressToken !== undefined) {
      const params = { progressToken, progress, total: 100 };
      await mcpReq.notify({ method: "notifications/progress", params });
    }
    await pause(PAUSE_MS);
  }
  return says("Done.");
}

async function logging({ mcpReq }: ServerContext): Promise<CallToolResult> {
  for (const step of ["started", "going on", "completed"]) {
    await mcpReq.log("info", `Tool execution ${step}`);
    await pause(PAUSE_MS);
  }
  return says("Logged.");
}

async function sampling(ctx: ServerContext): Promise<CallToolResult> {
  const requiredCapabilities = { sampling: {} };
  if ("sampling" in declared(ctx)) return says("The client's model can be asked.");
  throw new MissingRequiredClientCapabilityError({ requiredCapabilities });
}

function declared({ mcpReq }: ServerContext): object {
  const envelope: Record<string, unknown> = { ...mcpReq.envelope };
  return Object(envelope[CLIENT_CAPABILITIES_META_KEY]);
}

/** Asks until each question has an answer of its kind. */
async function asks({ mcpReq }: ServerContext, questions: InputRequests) {
  const open = Object.keys(questions).some(
    (key) => inputResponse(mcpReq.inputResponses, key).kind === "missing",
  );
  return open ? inputRequired({ inputRequests: questions }) : says("Thank you.");
}

/** Asks a round of questions after another, and keeps in sealed state which round it is. */
async function inRounds(ctx: ServerContext, rounds: readonly InputRequests[]) {
  const round = ctx.mcpReq.requestState<{ round: number }>()?.round ?? 0;
  const questions = rounds[round];
  if (!questions) return says("state-ok");
  const requestState = await stateCodec.mint({ round: round + 1 }, ctx);
  return inputRequired({ inputRequests: questions, requestState });
}

async function asksWhatCanBeAnswered(ctx: ServerContext) {
  const all = { elicitation: form("What is your name?", "name"), sampling: sample("Say something.") };
  const can = declared(ctx);
  return inputRequired({
    inputRequests: Object.fromEntries(Object.entries(all).filter(([name]) => name in can)),
  });
}
