import type { Resource, ResourceTemplateType } from "@modelcontextprotocol/server";
import { listPrompts } from "../prompts/listed-prompts.ts";
import { listFixed, listTemplates } from "../resources/listed-kinds.ts";
import { instructionsFor } from "../session/instructions.ts";
import type { Listing } from "../session/listing.ts";
import { generalTools, listTools } from "../tools/listed-tools.ts";
import { type KnownMessage, readKnownMessage } from "./known-request.ts";

type Era = "legacy" | "modern";

/** An answer of the full program, its keys in the order in which they are written. */
export interface AnswerFrame {
  jsonrpc: string;
  id: string | number;
  result: Record<string, unknown>;
}

/** What the build writes for the first stage: answers of the full program, and what no connection changes in them. */
export interface FirstStageData {
  /** The protocol versions that `initialize` agrees to. */
  versions: readonly string[];
  /** By era and method. */
  frames: Readonly<Record<Era, Readonly<Record<string, AnswerFrame>>>>;
  /** The skills' files among the resources. */
  skills: { resources: readonly Resource[]; resourceTemplates: readonly ResourceTemplateType[] };
}

/**
 * The answer to the client's next line, without its line end: empty where none is due, undefined where only the full
 * program can tell. After undefined it must not be called again.
 */
export type AnswerLine = (line: string) => string | undefined;

/** Creates the answers to the first lines of one connection. */
export function createFirstStage(data: FirstStageData, listing: Listing): AnswerLine {
  const ids = new Set<string | number>();
  let era: Era | undefined;

  return (line) => {
    const message = readKnownMessage(line);
    if (message === undefined) return undefined;
    if (message.kind === "initialized") return era === "legacy" ? "" : undefined;
    // Who uses an id twice gets two answers under it, in an order that only one server can keep.
    if (ids.has(message.id)) return undefined;
    ids.add(message.id);
    const next = nextEra(message, era);
    if (next === undefined) return undefined;
    era = next;
    return answer(message, era);
  };

  function nextEra(message: Exclude<KnownMessage, { kind: "initialized" }>, now: Era | undefined) {
    if (message.kind === "initialize") {
      return now === undefined && data.versions.includes(message.version) ? "legacy" : undefined;
    }
    // A client of before 2026-07-28 begins with initialize; one that does not is for the full program to answer.
    if (now === undefined && message.era === "legacy") return undefined;
    return now === undefined || now === message.era ? message.era : undefined;
  }

  function answer(message: Exclude<KnownMessage, { kind: "initialized" }>, now: Era): string | undefined {
    const method = message.kind === "initialize" ? message.kind : message.method;
    const frame = data.frames[now][method];
    if (frame === undefined) return undefined;
    const own = message.kind === "initialize" ? { protocolVersion: message.version } : {};
    const result = { ...frame.result, ...own, ...contentOf(method, data, listing) };
    return JSON.stringify({ ...frame, id: message.id, result });
  }
}

/** What an answer says of this connection. */
function contentOf(method: string, { skills }: FirstStageData, listing: Listing): Record<string, unknown> {
  if (method === "tools/list") return { tools: listTools(listing) };
  if (method === "prompts/list") return { prompts: listPrompts(listing) };
  if (method === "resources/templates/list") {
    return { resourceTemplates: [...listTemplates(listing), ...skills.resourceTemplates] };
  }
  if (method === "resources/list") {
    const { resources, nextCursor } = listFixed(listing);
    return { resources: [...resources, ...skills.resources], nextCursor };
  }
  const prompts = listPrompts(listing).map(({ name }) => name);
  const { toolset } = listing.definition;
  return { instructions: instructionsFor({ ...toolset, general: generalTools(listing), prompts }) };
}
