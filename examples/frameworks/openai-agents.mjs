// OpenAI Agents SDK: an agent with the server's tools.
//
//   OPENAI_API_KEY=… CAREER_CONTEXT_KEY=sk_… node openai-agents.mjs "What am I good at?" [http://127.0.0.1:8787/mcp]
import { Agent, MCPServerStreamableHttp, run, setTracingDisabled } from "@openai/agents";
import { asked, instructions, isMain } from "./shared.mjs";

// Traces would send what the tools answer to a second place.
setTracingDisabled(true);

/** Answers a question with a model, a name such as `gpt-5-mini` or a Model, and the tools of the server. */
export async function ask(question, { url, key, model }) {
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  const server = new MCPServerStreamableHttp({ name: "career-context", url, requestInit });
  await server.connect();
  try {
    const agent = new Agent({ name: "Career", instructions, model, mcpServers: [server] });
    const { finalOutput } = await run(agent, question);
    return finalOutput;
  } finally {
    await server.close();
  }
}

if (isMain(import.meta.url)) {
  const model = process.env.MODEL ?? "gpt-5-mini";
  console.log(await ask(...asked({ model, needs: "OPENAI_API_KEY" })));
}
