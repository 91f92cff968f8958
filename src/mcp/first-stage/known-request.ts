import { isObject } from "../../shared/json.ts";
import { isAnyObject, isFlag, isListOf, isRecordOf, isShape, isText, isTextOrInteger } from "./json-check.ts";

/** A message that is certainly valid. The full program handles anything else. */
export type KnownMessage =
  | { kind: "initialize"; id: string | number; version: string }
  | { kind: "initialized" }
  | { kind: "list"; id: string | number; method: string; era: "legacy" | "modern" };

/** The answers of plain data lists, in both protocol eras. */
const listMethods = ["tools/list", "resources/list", "resources/templates/list", "prompts/list"];
const META = "io.modelcontextprotocol/";
const MODERN = "2026-07-28";

const isCapabilities = isShape({
  experimental: isRecordOf(isAnyObject),
  extensions: isRecordOf(isAnyObject),
  roots: isShape({ listChanged: isFlag }),
  sampling: isShape({ context: isAnyObject, tools: isAnyObject }),
  elicitation: isShape({ form: isShape({ applyDefaults: isFlag }), url: isAnyObject }),
  tasks: isShape({
    list: isAnyObject,
    cancel: isAnyObject,
    requests: isShape({
      sampling: isShape({ createMessage: isAnyObject }),
      elicitation: isShape({ create: isAnyObject }),
    }),
  }),
});
const isClient = isShape(
  {
    name: isText,
    version: isText,
    title: isText,
    description: isText,
    websiteUrl: isText,
    icons: isListOf(isShape({ src: isText, mimeType: isText, sizes: isListOf(isText) }, ["src"])),
  },
  ["name", "version"],
);
const opening = { protocolVersion: isText, capabilities: isCapabilities, clientInfo: isClient };
const isOpening = isShape(opening, Object.keys(opening));
const isLegacyParams = isShape({ _meta: isShape({ progressToken: isTextOrInteger }) });
const isModernParams = isShape(
  {
    _meta: isShape(
      {
        [`${META}protocolVersion`]: (value) => value === MODERN,
        [`${META}clientCapabilities`]: isCapabilities,
        [`${META}clientInfo`]: isClient,
        progressToken: isTextOrInteger,
      },
      [`${META}protocolVersion`, `${META}clientCapabilities`],
    ),
  },
  ["_meta"],
);
const isMessage = isShape(
  { jsonrpc: (value) => value === "2.0", id: isTextOrInteger, method: isText, params: isObject },
  ["jsonrpc", "method"],
);

/** Parses a client's line. Undefined if the full program must handle it. */
export function readKnownMessage(line: string): KnownMessage | undefined {
  const message = parse(line);
  if (!isObject(message) || !isMessage(message)) return undefined;
  const { id, method, params = {} } = message;
  if (typeof method !== "string" || !isObject(params)) return undefined;
  if (id === undefined) {
    return method === "notifications/initialized" && isLegacyParams(params)
      ? { kind: "initialized" }
      : undefined;
  }
  if (typeof id !== "string" && typeof id !== "number") return undefined;
  if (method === "initialize") {
    const { protocolVersion: version } = params;
    return isOpening(params) && typeof version === "string" ? { kind: "initialize", id, version } : undefined;
  }
  const isList = listMethods.includes(method);
  if (isList && isLegacyParams(params)) return { kind: "list", id, method, era: "legacy" };
  const isModern = isList || method === "server/discover";
  return isModern && isModernParams(params) ? { kind: "list", id, method, era: "modern" } : undefined;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
