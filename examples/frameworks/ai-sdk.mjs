// Vercel AI SDK: generateText with the server's tools, by @ai-sdk/mcp. A model's name goes to the AI Gateway.
//
//   AI_GATEWAY_API_KEY=… CAREER_CONTEXT_KEY=sk_… node ai-sdk.mjs "What am I good at?" [http://127.0.0.1:8787/mcp]
import { createMCPClient } from "@ai-sdk/mcp";
import { generateText, stepCountIs } from "ai";
import { asked, instructions, isMain } from "./shared.mjs";

/** Answers a question with a model, a name such as `openai/gpt-5-mini` or one of a provider, and the tools of the server. */
export async function ask(question, { url, key, model }) {
  const client = await createMCPClient({
    transport: { type: "http", url, headers: { authorization: `Bearer ${key}` } },
  });
  try {
    const tools = await client.tools();
    const { text } = await generateText({
      model,
      tools,
      system: instructions,
      prompt: question,
      stopWhen: stepCountIs(10),
    });
    return text;
  } finally {
    await client.close();
  }
}

if (isMain(import.meta.url)) {
  const model = process.env.MODEL ?? "openai/gpt-5-mini";
  console.log(await ask(...asked({ model, needs: "AI_GATEWAY_API_KEY" })));
}
