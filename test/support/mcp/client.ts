import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Hono } from "hono";
import { onTestFinished } from "vitest";
import { isObject, type Json } from "../json.ts";
import { outputValidator } from "./output-validator.ts";

export const NEWEST_REVISION = "2026-07-28";

/** Connects a current client to the app's /mcp without a socket. */
export async function connectMcp(app: Hono, host: string, key: string): Promise<Client> {
  const client = new Client(
    { name: "test client", version: "1.0.0" },
    { versionNegotiation: { mode: { pin: NEWEST_REVISION } }, jsonSchemaValidator: outputValidator },
  );
  await client.connect(transportTo(app, host, key));
  onTestFinished(() => client.close());
  return client;
}

/** A way to the app's /mcp without a socket. */
export function transportTo(app: Hono, host: string, key: string): StreamableHTTPClientTransport {
  return new StreamableHTTPClientTransport(new URL(`http://${host}/mcp`), {
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set("host", host);
      headers.set("authorization", `Bearer ${key}`);
      return app.fetch(new Request(url, { ...init, headers }));
    },
  });
}

export interface ToolAnswer {
  isError: boolean;
  structured: Json;
  text: string;
}

/** Calls a tool; gives both halves of its result, and whether it says that it failed. */
export async function callTool(client: Client, name: string, args: Json = {}): Promise<ToolAnswer> {
  const result = await client.callTool({ name, arguments: args });
  const part = result.content[0];
  return {
    isError: result.isError === true,
    structured: isObject(result.structuredContent) ? result.structuredContent : {},
    text: part?.type === "text" ? part.text : "",
  };
}
