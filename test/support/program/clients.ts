import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as LegacyStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as LegacyHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { onTestFinished } from "vitest";
import { z } from "zod";
import { root } from "./folder.ts";
import { environment, programFile } from "./program.ts";

/** Where a server is reached: a process to start, or an address with its key. */
type Target = { args: readonly string[]; env?: Record<string, string> } | { url: string; key: string };

const ToolResult = z.looseObject({
  structuredContent: z.looseObject({ data: z.unknown().optional(), type: z.string().optional() }),
  content: z.array(z.looseObject({ type: z.string(), text: z.string() })),
  isError: z.boolean().optional(),
});
type ToolResult = z.infer<typeof ToolResult>;

export interface Connection {
  version: string | undefined;
  tools: () => Promise<string[]>;
  call: (name: string, args?: Record<string, unknown>) => Promise<ToolResult>;
  close: () => Promise<void>;
}

export interface Speaker {
  name: string;
  connect: (target: Target) => Promise<Connection>;
}

const info = { name: "walk", version: "1.0.0" };

/** The client SDK before the stateless revision. */
const legacyClient: Speaker = {
  name: "the legacy client",
  async connect(target) {
    const client = new LegacyClient(info);
    const transport =
      "url" in target ? new LegacyHttp(...address(target)) : new LegacyStdio(processOf(target));
    await client.connect(transport);
    onTestFinished(() => client.close());
    return {
      version: transport instanceof LegacyHttp ? transport.protocolVersion : undefined,
      tools: async () => (await client.listTools()).tools.map(({ name }) => name),
      call: async (name, args) => ToolResult.parse(await client.callTool({ name, ...given(args) })),
      close: () => client.close(),
    };
  },
};

function current(name: string, mode: "legacy" | { pin: string }): Speaker {
  return {
    name,
    async connect(target) {
      const client = new Client(info, { versionNegotiation: { mode } });
      const transport =
        "url" in target
          ? new StreamableHTTPClientTransport(...address(target))
          : new StdioClientTransport(processOf(target));
      await client.connect(transport);
      onTestFinished(() => client.close());
      return {
        version: client.getNegotiatedProtocolVersion(),
        tools: async () => (await client.listTools()).tools.map(({ name }) => name),
        call: async (name, args) => ToolResult.parse(await client.callTool({ name, ...given(args) })),
        close: () => client.close(),
      };
    },
  };
}

/** Every way a client of today may speak. */
export const speakers: readonly Speaker[] = [
  legacyClient,
  current("the current client in legacy mode", "legacy"),
  current("the current client at 2026-07-28", { pin: "2026-07-28" }),
];

function given(args: Record<string, unknown> | undefined) {
  return args === undefined ? {} : { arguments: args };
}

function address({ url, key }: { url: string; key: string }) {
  return [new URL("/mcp", url), { requestInit: { headers: { authorization: `Bearer ${key}` } } }] as const;
}

function processOf({ args, env }: { args: readonly string[]; env?: Record<string, string> }) {
  return {
    command: process.execPath,
    args: [programFile, "mcp", ...args],
    env: environment(env),
    cwd: root,
    stderr: "ignore" as const,
  };
}
