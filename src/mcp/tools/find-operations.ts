import { type Inability, inabilityOf, insteadOf } from "../../engine/abilities.ts";
import { fail } from "../../operation/errors.ts";
import { nearestName } from "../../operation/input/nearest-name.ts";
import type { Listing } from "../session/peer.ts";
import type { ToolDefinition } from "./definitions.ts";
import { toolFinder } from "./listed-tools.ts";
import { rankOperations } from "./rank-operations.ts";

const LONGEST_QUERY = 500;
/** Enough for the input schemas of the three or four best rows. */
const SCHEMA_BYTES = 1_200;

/**
 * The operations within the caller's scopes that match the words best. Without words, all in order. Rows have their
 * input schemas as long as there is room; a named operation always has it. Throws ServiceError.
 */
export function findOperations(input: Record<string, unknown>, listing: Listing): FoundOperations {
  const { tools } = listing.definition;
  const allowed = tools.filter(({ scope }) => listing.peer.scopes.has(scope));
  const { query, limit, operation } = argumentsOf(input);
  const named = namedOperation(operation ?? query?.trim(), allowed);
  if (named) return { operations: [{ ...row(named, listing), ...wholeOf(named) }], total: 1 };
  if (operation !== undefined) throw noSuchOperation(operation, allowed);
  const inability = query === undefined ? undefined : inabilityOf(query);
  if (inability) return insteadFor(inability, allowed, listing);
  const ranked = query === undefined ? allowed : rankOperations(query, allowed);
  return { operations: rowsOf(ranked.slice(0, limit), listing), total: ranked.length };
}

/** `cannot` says that nothing does this, and what can be done instead. */
interface FoundOperations {
  cannot?: string;
  operations: ReturnType<typeof row>[];
  total: number;
}

/** What to answer if the service cannot do something: a sentence that says so, and the nearest operations. */
function insteadFor(inability: Inability, allowed: readonly ToolDefinition[], listing: Listing) {
  const { text, operations } = insteadOf[inability];
  const rows = operations.flatMap((name) => namedOperation(name, allowed) ?? []);
  return { cannot: text, operations: rowsOf(rows, listing), total: rows.length };
}

/** Rows with their input schemas, or only the names of the arguments once the schemas take too much room. */
function rowsOf(entries: readonly ToolDefinition[], listing: Listing) {
  let room = SCHEMA_BYTES;
  return entries.map((entry) => {
    const bytes = JSON.stringify(entry.inputSchema).length + 1;
    if (bytes > room) return { ...row(entry, listing), arguments: named(entry) };
    room -= bytes;
    return { ...row(entry, listing), inputSchema: entry.inputSchema };
  });
}

/** Finds an operation by its name or its tool's name. */
export function namedOperation<Entry extends Pick<ToolDefinition, "operation" | "tool">>(
  name: unknown,
  tools: readonly Entry[],
): Entry | undefined {
  return tools.find(({ operation, tool }) => operation === name || tool === name);
}

/** The error for an unknown name, with the nearest names and the probably intended call. */
export function noSuchOperation(
  name: unknown,
  tools: readonly ToolDefinition[],
  input?: Record<string, unknown>,
) {
  const asked = typeof name === "string" ? name.slice(0, LONGEST_QUERY) : "";
  const meant = meantOperation(asked, tools);
  const ranked = rankOperations(asked.replace(/[^A-Za-z]+|(?=[A-Z])/g, " "), tools);
  const nearest = [...new Set(meant ? [meant, ...ranked] : ranked)].slice(0, 3);
  const hint =
    nearest.length > 0
      ? `nearest are ${nearest.map(({ operation }) => operation).join(", ")}`
      : "e.g. timeline.list";
  const message = `operation must be a name that find_operations gives; ${hint}.`;
  const corrected = meant && { operation: meant.operation, ...(input && { arguments: input }) };
  return fail("validation.bad_request", message, { corrected });
}

/** The operation with the nearest name or tool name. */
function meantOperation(name: string, tools: readonly ToolDefinition[]): ToolDefinition | undefined {
  const names = tools.flatMap(({ operation, tool }) => [operation, tool]);
  return namedOperation(nearestName(name, names), tools);
}

function argumentsOf({ query, limit = 8, operation }: Record<string, unknown>) {
  if (query !== undefined && typeof query !== "string")
    throw fail("validation.bad_request", "query must be a string.");
  if (query !== undefined && query.length > LONGEST_QUERY)
    throw fail("validation.bad_request", `query must have at most ${LONGEST_QUERY} characters.`);
  if (operation !== undefined && typeof operation !== "string")
    throw fail("validation.bad_request", "operation must be a string.");
  const most = Number(limit);
  if (limit === "" || !Number.isInteger(most) || most < 1 || most > 100)
    throw fail("validation.bad_request", "limit must be a whole number from 1 to 100.");
  return { query: query?.trim() === "" ? undefined : query, limit: most, operation };
}

/** The data needed to choose an operation. */
function row(entry: ToolDefinition, listing: Listing) {
  const { operation, tool, title, description, effect } = entry;
  const call = toolFinder(listing)(operation)?.tool ?? tool;
  return { operation, tool, title, description: firstSentence(description), effect, call };
}

function wholeOf({ description, inputSchema }: ToolDefinition) {
  return { description, inputSchema };
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** The names of the arguments, with a question mark for optional ones. */
function named({ inputSchema: { properties, required } }: ToolDefinition): string {
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.keys(Object(properties))
    .map((name) => (needed.includes(name) ? name : `${name}?`))
    .join(", ");
}
