import { Client } from "@modelcontextprotocol/client";
import type { Hono } from "hono";
import { onTestFinished } from "vitest";
import { HOST } from "../harness.ts";
import { NEWEST_REVISION, transportTo } from "./client.ts";
import { outputValidator } from "./output-validator.ts";

/** Both protocol eras, as a table of tests wants them. */
export const eras = [
  ["2026-07-28", { pin: NEWEST_REVISION }],
  ["2025-11-25", "legacy"],
] as const;
export type Era = (typeof eras)[number][1];

/** Connects a client of an era to the app's /mcp without a socket. */
export async function connectIn(era: Era, app: Hono, key: string): Promise<Client> {
  const client = new Client(
    { name: "test client", version: "1.0.0" },
    { versionNegotiation: { mode: era }, jsonSchemaValidator: outputValidator },
  );
  await client.connect(transportTo(app, HOST, key));
  onTestFinished(() => client.close());
  return client;
}
