import { type InputRequiredResult, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { ServiceError } from "../../operation/errors.ts";
import type { Reply } from "../../operation/pipeline.ts";
import { beforeRun } from "../elicitation/before-call.ts";
import type { Dialogue } from "../elicitation/context.ts";
import { askForEvidence } from "../elicitation/evidence.ts";
import type { Connection } from "../session/connection.ts";
import type { CatalogueEntry } from "./definitions.ts";
import { findOperations, objectArgument, operationTools, targetOf } from "./generic.ts";
import { mend, nextPage, repeatedIn, toolFinder } from "./next-calls.ts";
import { failure, success, type ToolResult, toNextTools } from "./result.ts";

interface ToolCall {
  name: string;
  arguments?: unknown;
}

/** Calls a tool of the connection; failures of the call are results, an unknown tool is a protocol error. */
export async function callTool(
  connection: Connection,
  call: ToolCall,
  dialogue: Dialogue,
): Promise<ToolResult | InputRequiredResult> {
  const entry = ownTool(connection, call.name);
  let target = entry;
  try {
    const input = objectArgument(call.arguments);
    if (call.name === "find_operations") return found(input, connection);
    const asked = entry ? { entry, input } : targetOf(call, input, connection.definition.catalogue);
    target = asked.entry;
    return await runInRounds(connection, asked, dialogue);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return failure(error, await mend(error, connection, target, dialogue));
  }
}

function ownTool({ definition: { selection } }: Connection, name: string): CatalogueEntry | undefined {
  const own = selection.entries.find(({ tool }) => tool === name);
  if (own || (selection.operationTools && Object.hasOwn(operationTools, name))) return own;
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    "There is no such tool; tools/list names those there are.",
  );
}

interface Asked {
  entry: CatalogueEntry;
  input: Record<string, unknown>;
}

/** Asks the person where that helps and the client can, runs the operation, and answers. */
async function runInRounds(connection: Connection, { entry, input }: Asked, dialogue: Dialogue) {
  // Nobody is asked about what the client may not do: the operation itself refuses.
  if (!connection.peer.scopes.has(entry.scope)) await connection.run(entry.operation, input);
  const turn = await beforeRun({ connection, entry, input, dialogue });
  if ("asked" in turn) return turn.asked;
  const talk = { connection, entry, input: turn.input, dialogue };
  const evidence = await askForEvidence(talk);
  if ("asked" in evidence) return evidence.asked;
  const { reply } = evidence;
  const calls = [...nextPage(entry, turn.input, reply), ...reply.next];
  const next = toNextTools(calls, toolFinder(connection));
  return success(reply.data, withRepeated(reply, repeatedIn(next, entry)), next);
}

function withRepeated({ metadata }: Reply, repeated: readonly string[]): Record<string, unknown> {
  if (repeated.length === 0) return metadata;
  const beside = Array.isArray(metadata.untrustedBeside) ? metadata.untrustedBeside : [];
  return { ...metadata, untrustedBeside: [...beside, ...repeated] };
}

function found(input: Record<string, unknown>, { definition, peer }: Connection): ToolResult {
  const { operations, total } = findOperations(input, definition.catalogue, peer.scopes);
  return success({ operations }, { count: operations.length, total }, []);
}
