import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { asList, asObject, at, type Json } from "../../../support/json.ts";
import type { Answer, Call } from "../types.ts";

/** The built server on a data folder of its own, as a client has it. */
export interface LiveServer {
  instructions: string;
  tools: Json[];
  call: Call;
  close: () => Promise<void>;
}

const opening = {
  protocolVersion: "2025-11-25",
  capabilities: {},
  clientInfo: { name: "evals", version: "1" },
};

/** Starts the server over stdio and opens the connection. */
export async function startServer(dataDir: string): Promise<LiveServer> {
  const file = join(process.cwd(), "dist", "main.js");
  const child = spawn(process.execPath, [file, "mcp", "--data-dir", dataDir], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const waiting = new Map<number, (message: Json) => void>();
  createInterface({ input: child.stdout }).on("line", (line) => {
    const message = asObject(JSON.parse(line));
    waiting.get(Number(message.id))?.(message);
  });
  let asked = 0;
  const send = (message: Json) => child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const ask = async (method: string, params: Json): Promise<Json> => {
    const id = ++asked;
    const answered = new Promise<Json>((resolve) => waiting.set(id, resolve));
    send({ id, method, params });
    const gone = ended.then((): Json => ({ error: { message: "The server ended." } }));
    const { result, error } = await Promise.race([answered, gone]);
    if (error !== undefined) throw new Error(`${method}: ${at(error, "message")}`);
    return asObject(result);
  };
  const { instructions } = await ask("initialize", opening);
  send({ method: "notifications/initialized" });
  const { tools } = await ask("tools/list", {});
  return {
    instructions: String(instructions),
    tools: asList(tools),
    call: async (name, args) => toAnswer(await ask("tools/call", { name, arguments: args })),
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

function toAnswer({ isError, structuredContent, content }: Json): Answer {
  const text = at(content, 0, "text");
  return {
    isError: isError === true,
    structured: asObject(structuredContent),
    text: typeof text === "string" ? text : "",
  };
}
