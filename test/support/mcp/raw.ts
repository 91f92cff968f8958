import type { Harness } from "../harness.ts";
import { asObject, isObject, type Json } from "../json.ts";
import { NEWEST_REVISION } from "./client.ts";

export type Era = "modern" | "legacy";
export const eras: readonly Era[] = ["modern", "legacy"];

const LEGACY_REVISION = "2025-11-25";

/** What each request of the stateless revision carries. */
export const envelope = {
  "io.modelcontextprotocol/protocolVersion": NEWEST_REVISION,
  "io.modelcontextprotocol/clientInfo": { name: "raw client", version: "1.0.0" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

/** One request as it goes over HTTP in an era. */
export function rawRequest(era: Era, method: string, params: Json = {}) {
  const name = params.uri ?? params.name;
  const headers = {
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
    "mcp-protocol-version": era === "modern" ? NEWEST_REVISION : LEGACY_REVISION,
    ...(era === "modern" && { "mcp-method": method }),
    ...(era === "modern" && typeof name === "string" && { "mcp-name": name }),
  };
  const sent = era === "modern" ? { ...params, _meta: envelope } : params;
  return { headers, body: { jsonrpc: "2.0", id: 1, method, params: sent } };
}

/** Asks the app's /mcp without a client library; gives the JSON-RPC answer. */
export async function askRaw(
  h: Harness,
  key: string,
  era: Era,
  method: string,
  params: Json = {},
): Promise<Json> {
  const { headers, body } = rawRequest(era, method, params);
  const answer = await h.send("POST", "/mcp", { key, headers, body });
  return isObject(answer.body) && "jsonrpc" in answer.body ? answer.body : fromStream(answer.text);
}

/** The answer in a stream of events. */
function fromStream(text: string): Json {
  const data = text.split("\n").find((line) => line.startsWith("data: {"));
  return asObject(JSON.parse(data?.slice("data: ".length) ?? "null"));
}
