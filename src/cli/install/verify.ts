import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { createSystemTimers } from "../../platform/runtime.ts";
import type { Launch } from "../../shared/agent-clients.ts";

const MOST_MS = 30_000;
const PROTOCOL = "2025-06-18";

/** Starts a server as a client does, and returns its number of tools. Throws Error with the reason if that fails. */
export async function toolsOf({ command, args }: Launch): Promise<number> {
  const server = spawn(command, args, { stdio: ["pipe", "pipe", "pipe"] });
  const failed = new Promise<never>((_, reject) => {
    let last = "";
    server.stderr.on("data", (chunk: Buffer) => {
      last = chunk.toString().trim().split("\n").at(-1) ?? last;
    });
    server.on("error", (error) => reject(new Error(error.message)));
    server.on("exit", (code) => reject(new Error(`it ended with ${code}${last === "" ? "" : `: ${last}`}`)));
    createSystemTimers().after(MOST_MS, () => reject(new Error("it did not answer within 30 seconds")));
  });
  try {
    return await Promise.race([asked(server), failed]);
  } finally {
    failed.catch(() => undefined);
    server.stdin.end();
    server.kill();
  }
}

async function asked(server: ReturnType<typeof spawn>): Promise<number> {
  const { stdin, stdout } = server;
  if (!stdin || !stdout) throw new Error("it has no input or output");
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const send = (message: object) => stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const answerTo = async (id: number): Promise<unknown> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error("it ended without an answer");
      const message: unknown = JSON.parse(value);
      if (isRecord(message) && message.id === id) return message.result;
    }
  };
  send({
    id: 1,
    method: "initialize",
    params: {
      protocolVersion: PROTOCOL,
      capabilities: {},
      clientInfo: { name: "career-context install", version: "1" },
    },
  });
  await answerTo(1);
  send({ method: "notifications/initialized" });
  send({ id: 2, method: "tools/list", params: {} });
  const result = await answerTo(2);
  const tools = isRecord(result) && Array.isArray(result.tools) ? result.tools : [];
  if (tools.length === 0) throw new Error("it offers no tools");
  return tools.length;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
