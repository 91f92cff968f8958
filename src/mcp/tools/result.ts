import type { ShownFile } from "../../operation/declaration.ts";
import { errorBody, type ServiceError } from "../../operation/errors.ts";
import type { NextCall } from "../../operation/handler.ts";
import { stripInvisibleDeep } from "../../shared/text/invisible-characters.ts";

/** A suggested call of a tool that this connection lists. */
export interface NextTool {
  tool: string;
  arguments: Record<string, unknown>;
  why: string;
}

/** A file as the protocol embeds it. */
export type EmbeddedFile = Pick<ShownFile, "uri" | "mimeType"> & ShownFile["content"];

/** A tool result with the same content as text and as structured data, so clients can show either. */
export interface ToolResult {
  [key: string]: unknown;
  structuredContent: Record<string, unknown>;
  content: (
    | { type: "text"; text: string }
    | { type: "resource"; resource: EmbeddedFile }
    | { type: "resource_link"; uri: string; name: string; mimeType: string }
  )[];
  isError?: boolean;
}

/** The metadata of bare data. */
const BESIDE = "io.github.career-context/metadata";

/** The data alone, for a client that knows the answer by its shape. The metadata are not for its model. */
export function bareSuccess(data: unknown, metadata: Record<string, unknown>): ToolResult {
  return { ...both({ ...Object(data) }), _meta: { [BESIDE]: metadata } };
}

export function success(data: unknown, metadata: Record<string, unknown>, next: NextTool[]): ToolResult {
  return both({ data, metadata, next });
}

/** The same with a file: a link that the client can read, or the file itself if requested. */
export function withFile(result: ToolResult, file: ShownFile, isInline: boolean): ToolResult {
  const { uri, name, mimeType } = file;
  const part = isInline
    ? ({ type: "resource", resource: embedded(file) } as const)
    : ({ type: "resource_link", uri, name, mimeType } as const);
  return { ...result, content: [...result.content, part] };
}

/** A file as an embedded resource. */
export function embedded({ uri, mimeType, content }: ShownFile): EmbeddedFile {
  return { uri, mimeType, ...content };
}

/** A failure as a result, not a protocol error, so the model can correct its call. */
export function failure(error: ServiceError, next: NextTool[]): ToolResult {
  const retry = error.retryAfterSeconds;
  return {
    ...both({ ...errorBody(error), ...(retry === undefined ? { next } : { retryAfterSeconds: retry }) }),
    isError: true,
  };
}

function both(said: Record<string, unknown>): ToolResult {
  // New data never contains hidden characters, but data written by older or other programs may.
  const structuredContent = cleanedObject(said);
  return { structuredContent, content: [{ type: "text", text: JSON.stringify(structuredContent) }] };
}

function cleanedObject(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, stripInvisibleDeep(item)]));
}

/** Suggested calls of one answer. */
export const MOST_NEXT = 3;

/** Names suggested calls by the tools a connection has: the operation's own, or else the operation tools. */
export function toNextTools(
  calls: readonly NextCall[],
  toolOf: (operation: string) => { tool: string; nested: boolean } | undefined,
): NextTool[] {
  return calls
    .flatMap(({ operation, input, why }) => {
      const target = toolOf(operation);
      if (!target) return [];
      const args = target.nested ? { operation, arguments: input } : input;
      return [{ tool: target.tool, arguments: args, why }];
    })
    .slice(0, MOST_NEXT);
}
