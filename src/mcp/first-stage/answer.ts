import type { Resource, ResourceTemplateType } from "@modelcontextprotocol/server";
import { listPrompts } from "../prompts/listed-prompts.ts";
import { listFixed, listTemplates } from "../resources/listed-kinds.ts";
import { instructionsFor } from "../session/instructions.ts";
import type { Listing } from "../session/peer.ts";
import { generalTools, listTools } from "../tools/listed-tools.ts";
import { type KnownMessage, readKnownMessage } from "./known-request.ts";

type Era = "legacy" | "modern";

/** An answer of the full program, with its keys in output order. */
export interface AnswerFrame {
  jsonrpc: string;
  id: string | number;
  result: Record<string, unknown>;
}

/** What the build writes for the first stage: the full program's answers, independent of the connection. */
export interface FirstStageData {
  /** The protocol versions that `initialize` accepts. */
  versions: readonly string[];
  /** By era and method. */
  frames: Readonly<Record<Era, Readonly<Record<string, AnswerFrame>>>>;
  /** The skills' files among the resources. */
  skills: { resources: readonly Resource[]; resourceTemplates: readonly ResourceTemplateType[] };
}

/**
 * The answer to the client's next line, without line end. Empty if none is due. Undefined if only the full program can
 * answer; do not call it again after that.
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
    // A repeated id gets two answers. Only a single server can keep their order.
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
    // Clients before 2026-07-28 start with initialize. The full program handles any other.
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

/** The parts of an answer that depend on the connection. */
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
