// LangChain: an agent that asks the server's tools, by @langchain/mcp-adapters.
//
//   npm install @langchain/openai
//   OPENAI_API_KEY=… CAREER_CONTEXT_KEY=sk_… node langchain.mjs "What am I good at?" [http://127.0.0.1:8787/mcp]
import { MultiServerMCPClient } from "@langchain/mcp-adapters";
import { createAgent } from "langchain";
import { asked, instructions, isMain } from "./shared.mjs";

/** Answers a question with a model, a name such as `openai:gpt-5-mini` or a chat model, and the tools of the server. */
export async function ask(question, { url, key, model }) {
  const client = new MultiServerMCPClient({
    mcpServers: { career: { transport: "http", url, headers: { authorization: `Bearer ${key}` } } },
  });
  try {
    const agent = createAgent({ model, tools: await client.getTools(), systemPrompt: instructions });
    const { messages } = await agent.invoke({ messages: [{ role: "user", content: question }] });
    return messages.at(-1).text;
  } finally {
    await client.close();
  }
}

if (isMain(import.meta.url)) {
  const model = process.env.MODEL ?? "openai:gpt-5-mini";
  console.log(await ask(...asked({ model, needs: "OPENAI_API_KEY" })));
}
