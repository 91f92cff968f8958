import {
  type JSONRPCMessage,
  type JSONRPCRequest,
  SUPPORTED_PROTOCOL_VERSIONS,
  type Transport,
} from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createMcpServer } from "../server.ts";
import type { McpDefinition } from "../session/connection.ts";
import type { Peer } from "../session/peer.ts";
import { skillSource } from "../skills/serve.ts";
import type { AnswerFrame, FirstStageData } from "./answer.ts";

const lists = ["tools/list", "resources/list", "resources/templates/list", "prompts/list"];
const filledIn = ["instructions", "tools", "resources", "resourceTemplates", "prompts"];
const client = { name: "build", version: "1" };
const [newest = ""] = SUPPORTED_PROTOCOL_VERSIONS;
const openings = {
  legacy: request("initialize", { protocolVersion: newest, capabilities: {}, clientInfo: client }),
  modern: request("server/discover", modernParams()),
};

/** Collects the full program's answers for the first stage. `peer` must have every scope. */
export async function buildFirstStageData(definition: McpDefinition, peer: Peer): Promise<FirstStageData> {
  return {
    versions: SUPPORTED_PROTOCOL_VERSIONS,
    frames: {
      legacy: await framesOf(definition, peer, [openings.legacy, ...lists.map((method) => request(method))]),
      modern: await framesOf(definition, peer, [
        openings.modern,
        ...lists.map((method) => request(method, modernParams())),
      ]),
    },
    skills: { resources: await skillSource.list(), resourceTemplates: skillSource.templates },
  };
}

async function framesOf(definition: McpDefinition, peer: Peer, requests: readonly JSONRPCRequest[]) {
  const answered = new Map<string | number, (message: JSONRPCMessage) => void>();
  const transport: Transport = {
    start: async () => undefined,
    close: async () => undefined,
    send: async (message) => {
      if (!("method" in message) && message.id !== undefined) answered.get(message.id)?.(message);
    },
  };
  const handle = serveStdio(() => createMcpServer(definition, peer, { notifiesChanges: true }), {
    transport,
  });
  const frames: Record<string, AnswerFrame> = {};
  for (const asked of requests) {
    const answer = await new Promise<JSONRPCMessage>((resolve) => {
      answered.set(asked.id, resolve);
      transport.onmessage?.(asked);
    });
    if (!("result" in answer)) throw new Error(`The program does not answer ${asked.method}.`);
    frames[asked.method] = withoutContent(answer);
  }
  await handle.close();
  return frames;
}

/** Of the filled-in values only the key's position matters. */
function withoutContent(frame: AnswerFrame): AnswerFrame {
  const kept = Object.entries(frame.result).map(([key, value]) => [
    key,
    filledIn.includes(key) ? null : value,
  ]);
  return { ...frame, result: Object.fromEntries(kept) };
}

function request(method: string, params: Record<string, unknown> = {}): JSONRPCRequest {
  return { jsonrpc: "2.0", id: method, method, params };
}

function modernParams() {
  const meta = "io.modelcontextprotocol/";
  return {
    _meta: {
      [`${meta}protocolVersion`]: "2026-07-28",
      [`${meta}clientCapabilities`]: {},
      [`${meta}clientInfo`]: client,
    },
  };
}
