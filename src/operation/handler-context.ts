import { z } from "zod";
import type { CatalogIndex } from "../engine/fit/prepare.ts";
import type { Tx } from "../store/ports/store.ts";
import type { Actor, Operation, Result, RunContext } from "./definition.ts";
import type { CallDependencies, Reply } from "./types.ts";

/** One unit of work with its time and, where it was asked for, the catalogue. */
export interface Unit {
  tx: Tx;
  now: Date;
  catalog: CatalogIndex | undefined;
}

/** What a run gets, made of a unit and this process. */
export function runContext(
  {
    runtime: { newId, monotonicMs },
    server,
    publish,
  }: Pick<CallDependencies, "runtime" | "server" | "publish">,
  { tx, now, catalog }: Unit,
  actor: Actor,
  report: (error: unknown) => void,
): RunContext {
  const began = monotonicMs();
  return {
    tx,
    actor,
    now,
    newId,
    server,
    catalog: () => {
      if (!catalog)
        throw new Error("An operation asked for the catalogue without declaring that it needs it.");
      return catalog;
    },
    elapsedMs: () => Math.round((monotonicMs() - began) * 1000) / 1000,
    report,
    publish: (event, data) => publish({ tx, now, newId, server }, event, data),
  };
}

/** The answer of a result, which must fit the operation's own schemas. */
export function toReply(operation: Operation, result: Result<unknown>): Reply {
  const data = checked(operation, operation.data, result.data);
  const own = operation.metadata ? checked(operation, operation.metadata, result.metadata ?? {}) : {};
  const paging =
    Array.isArray(data) && operation.list
      ? { count: data.length, nextCursor: result.nextCursor ?? null }
      : {};
  return {
    status: operation.status,
    data,
    metadata: { ...Object(own), ...paging },
    next: result.next ?? [],
    noStore: result.noStore ?? false,
    ...(result.undone && { undone: true }),
  };
}

/** A result that does not fit its own schema is a bug; it is found here, before the commit. */
function checked(operation: Operation, schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`${operation.name} made a result outside its schema: ${z.prettifyError(parsed.error)}`);
}
