// Runs a recipe without a model: the framework's own fake calls get_context and then says what it was given. Prints one
// JSON value. The tests run it, too.
//
//   CAREER_CONTEXT_KEY=sk_… node try.mjs langchain|ai-sdk|openai-agents [http://127.0.0.1:8787/mcp]
import { argv, env } from "node:process";
import { Usage } from "@openai/agents";
import { MockLanguageModelV3 } from "ai/test";
import { AIMessage, fakeModel } from "langchain";

const call = { name: "get_context", args: { alertsLimit: 1 } };
/** Names of the tools that the model was offered. */
let offered = [];

/** The text of the last message, by the one thing that all three have in common: it is somewhere in the JSON. */
const said = (messages) => JSON.stringify(messages.at(-1));

function ofLangChain() {
  const model = fakeModel()
    .respondWithTools([call])
    .respond((messages) => new AIMessage(said(messages)));
  const bindTools = model.bindTools.bind(model);
  model.bindTools = (tools) => {
    offered = tools.map(({ name }) => name);
    return bindTools(tools);
  };
  return model;
}

function ofAiSdk() {
  const usage = { inputTokens: {}, outputTokens: {} };
  const content = [
    { type: "tool-call", toolCallId: "one", toolName: call.name, input: JSON.stringify(call.args) },
  ];
  let turn = 0;
  return new MockLanguageModelV3({
    doGenerate: async ({ prompt, tools }) => {
      offered = tools.map(({ name }) => name);
      turn += 1;
      const isFirst = turn === 1;
      const finishReason = { unified: isFirst ? "tool-calls" : "stop", raw: undefined };
      return {
        content: isFirst ? content : [{ type: "text", text: said(prompt) }],
        finishReason,
        usage,
        warnings: [],
      };
    },
  });
}

function ofOpenAiAgents() {
  let turn = 0;
  return {
    async getResponse({ input, tools }) {
      offered = tools.map(({ name }) => name);
      turn += 1;
      const asks = {
        type: "function_call",
        callId: "one",
        name: call.name,
        arguments: JSON.stringify(call.args),
      };
      const text = { type: "output_text", text: said([].concat(input)) };
      const answers = { type: "message", role: "assistant", status: "completed", content: [text] };
      return { usage: new Usage(), output: [turn === 1 ? asks : answers] };
    },
  };
}

const models = { langchain: ofLangChain, "ai-sdk": ofAiSdk, "openai-agents": ofOpenAiAgents };
const [, , name = "langchain", url = "http://127.0.0.1:8787/mcp"] = argv;
const { ask } = await import(`./${name}.mjs`);
const answer = await ask("What am I good at?", { url, key: env.CAREER_CONTEXT_KEY, model: models[name]() });
console.log(JSON.stringify({ tools: offered, answer }));
