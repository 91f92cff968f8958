import { type Operation, pathFields } from "../../operation/definition.ts";
import { isObject, sameJson } from "../../shared/json.ts";
import { type NextTool, type ToolOf, toTool } from "./result.ts";

/** What tells which call of a connection a call of the data is. */
interface Known {
  operations: Iterable<Operation>;
  toolOf: ToolOf;
  /** The calls that stand beside the data. */
  next: readonly NextTool[];
}

/**
 * Data with the calls in the named fields as the connection makes them; what `next` says, and what the connection
 * cannot call, is left out.
 */
export function listedCalls(data: unknown, fields: readonly string[], known: Known): unknown {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (!isObject(node)) return node;
    const entries = Object.entries(node).map(([name, item]) => [
      name,
      fields.includes(name) ? inField(item, known) : walk(item),
    ]);
    return Object.fromEntries(entries);
  };
  return walk(data);
}

function inField(value: unknown, known: Known): unknown {
  if (!Array.isArray(value)) return asListed(value, known);
  const isSaid = (call: unknown) =>
    isObject(call) &&
    known.next.some(
      ({ tool, arguments: args }) => tool === call.tool && sameJson(args, Object(call.arguments)),
    );
  return value.map((call) => asListed(call, known)).filter((call) => call !== undefined && !isSaid(call));
}

/** A call as one of a tool, with all that is said of it; undefined where the connection has none for it. */
function asListed(value: unknown, { operations, toolOf }: Known): unknown {
  if (!isObject(value)) return value;
  const { method, path, operation: name, arguments: given, ...said } = value;
  const found = path === undefined ? named(operations, name) : operationAt(operations, method, path);
  if (!found) return value;
  const called = toTool(found.operation.name, { ...found.input, ...Object(given) }, toolOf);
  const reason = typeof said.reason === "string" && { reason: withTools(said.reason, operations) };
  return called && { ...said, ...reason, ...called };
}

/** A sentence that points to routes, as it points to their tools. */
function withTools(text: string, operations: Iterable<Operation>): string {
  return text.replace(/\b([A-Z]+) (\/api\/v1\/[\w/{}-]+)/g, (route, method, path) => {
    const found = operationAt(operations, method, path);
    return found ? found.operation.mcp.tool : route;
  });
}

function named(operations: Iterable<Operation>, name: unknown) {
  for (const operation of operations) if (operation.name === name) return { operation, input: {} };
  return undefined;
}

/** The operation of a route, and what its path says. */
function operationAt(operations: Iterable<Operation>, method: unknown, path: unknown) {
  for (const operation of operations) {
    if (operation.http.method !== method) continue;
    const route = new RegExp(`^${operation.http.path.replace(/\{\w+\}/g, "([^/]+)")}$`);
    const parts = route.exec(String(path))?.slice(1);
    if (!parts) continue;
    const named = pathFields(operation.http.path).map((field, at) => [field, parts[at]] as const);
    // A field that was not filled in is the caller's to fill.
    return { operation, input: Object.fromEntries(named.filter(([, part]) => !part?.startsWith("{"))) };
  }
  return undefined;
}
