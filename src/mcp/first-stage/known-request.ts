import { isObject } from "../../shared/json.ts";

/** Checks a JSON value's shape. */
type Check = (value: unknown) => boolean;

/** Deeper values are left to the full program, which has its own limits. */
const DEEPEST = 8;

const isText: Check = (value) => typeof value === "string";
const isFlag: Check = (value) => typeof value === "boolean";
const isTextOrInteger: Check = (value) => typeof value === "string" || Number.isSafeInteger(value);

/** Any object that is not nested deeply. */
const isAnyObject: Check = (value) => isObject(value) && depthOf(value) <= DEEPEST;

/** An object with these fields and no others; the `required` ones are there. */
function isShape(fields: Readonly<Record<string, Check>>, required: readonly string[] = []): Check {
  return (value) =>
    isObject(value) &&
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, item]) => Object.hasOwn(fields, name) && fields[name]?.(item));
}

/** An object with any field names, whose values all have the same form. */
function isRecordOf(check: Check): Check {
  return (value) => isObject(value) && Object.values(value).every(check);
}

function isListOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

function depthOf(value: unknown, most = DEEPEST + 1): number {
  if (typeof value !== "object" || value === null || most === 0) return 0;
  return 1 + Math.max(0, ...Object.values(value).map((item) => depthOf(item, most - 1)));
}

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
