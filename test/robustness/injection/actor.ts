import type { Client } from "@modelcontextprotocol/client";
import { asObject, at, isObject, type Json } from "../../support/json.ts";
import type { PlantCall } from "./calls.ts";
import { leaksIn, leaksInResult, partsOfError } from "./leaks.ts";
import { markersIn } from "./payloads.ts";
import type { Seeds } from "./planted.ts";

/** A connection as these tests use it: over a client library or a process. */
export interface Line {
  /** A tool's result; throws what the protocol answers in its place. */
  call: (tool: string, args: unknown) => Promise<Json>;
}

/** Calls operations and holds each answer against the rule; gathers what broke it. */
export function createActor(line: Line, toolOf: ReadonlyMap<string, string>, seeds: Seeds) {
  const ids = new Map<string, unknown>();
  const leaks = new Set<string>();
  const called = new Set<string>();
  /** Markers that came back somewhere: a text that is nowhere shown proves nothing. */
  const met = new Set<string>();
  const failed = new Set<string>();
  const note = (where: string, found: readonly string[]) => {
    for (const leak of found) leaks.add(`${where}: ${leak}`);
  };

  const callTool = async (tool: string, args: unknown, what = tool): Promise<Json> => {
    called.add(tool);
    try {
      const result = await line.call(tool, args);
      note(what, leaksInResult(result, seeds.places));
      for (const marker of markersIn(JSON.stringify(result))) met.add(marker.toLowerCase());
      return result;
    } catch (error) {
      note(`${what} (refused)`, leaksIn(partsOfError(error), seeds.places));
      return { isError: true, structuredContent: { type: "protocol", message: String(error) } };
    }
  };

  const make = async ({ operation, arguments: args, as }: PlantCall): Promise<Json> => {
    const tool = toolOf.get(operation) ?? operation;
    const result = await callTool(tool, withIds(args, ids));
    if (result.isError === true)
      failed.add(`${operation} ${JSON.stringify(at(result, "structuredContent")).slice(0, 200)}`);
    keep(operation, as, at(result, "structuredContent", "data"));
    return result;
  };

  const keep = (operation: string, as: string | undefined, data: unknown) => {
    const id = at(data, "id");
    if (as !== undefined) ids.set(as, id);
    if (operation === "timeline.create") ids.set("event type", at(data, "eventType"));
    if (operation === "forget.preview") ids.set("forget token", at(data, "token"));
    const newest = at(data, 0, "id");
    if (operation.endsWith(".list") && newest !== undefined)
      ids.set(`newest ${operation.split(".")[0]}`, newest);
    if (operation === "alerts.list" && newest !== undefined) ids.set("alert", newest);
    if (operation === "executionArtifacts.get")
      ids.set("line", at(data, "contentData", "sections", 0, "lines", 0, "text"));
    if (operation === "agent.apply")
      ids.set("artifact", at(data, "results", 2, "outputs", "artifactRefs", 0));
  };
  /** The newest of a kind, as its list showed it. */
  const newest = (kind: string): string => String(ids.get(`newest ${kind}`));
  return { make, callTool, note, newest, ids, leaks, met, called, failed };
}
export type Actor = ReturnType<typeof createActor>;

/** A client of the library as a line. */
export function lineOf(client: Client): Line {
  return {
    call: async (name, args) =>
      asObject(await client.callTool({ name, arguments: isObject(args) ? args : {} })),
  };
}

function withIds(value: unknown, ids: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === "string" && value.startsWith("$") && ids.has(value.slice(1)))
    return ids.get(value.slice(1));
  if (Array.isArray(value)) return value.map((item) => withIds(item, ids));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withIds(item, ids)]));
}
