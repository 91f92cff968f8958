import { z } from "zod";
import type { FileContent } from "../../engine/documents/types.ts";
import type { CatalogIndex } from "../../engine/fit/scales.ts";
import { cursorOf } from "../../shared/cursor.ts";
import { once } from "../../shared/lazy-module.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { Operation } from "../definition.ts";
import type { Actor, HandlerContext, HandlerResult } from "../handler.ts";
import type { CallDependencies, Reply } from "../types.ts";

/** One transaction with its time, the catalog if the operation uses it, and earlier results. */
export interface TransactionFacts {
  tx: Tx;
  now: Date;
  catalog: CatalogIndex | undefined;
  pages?: ReadonlyMap<string, string> | undefined;
  file?: FileContent | undefined;
  memo?: object;
  changeId?: () => string;
  pause?: () => Promise<void>;
}

/** What a process provides to every handler. */
export type ContextDependencies = Pick<
  CallDependencies,
  "runtime" | "server" | "directory" | "publish" | "print" | "readFile"
>;

/** Creates a handler's context from its transaction and the process's facts. */
export function handlerContext(
  { runtime: { newId, monotonicMs }, server, directory, publish, print, readFile }: ContextDependencies,
  {
    tx,
    now,
    catalog,
    pages,
    file,
    memo = {},
    changeId = once(() => newId("chg")),
    pause = goOn,
  }: TransactionFacts,
  actor: Actor,
  report: (error: unknown) => void,
): HandlerContext {
  const began = monotonicMs();
  return {
    tx,
    actor,
    now,
    newId,
    keptId: newId,
    changeId,
    server,
    memo,
    pause,
    print,
    readFile,
    operations: directory,
    pages,
    file,
    catalog: () => {
      if (!catalog) throw new Error("An operation used the catalog without declaring needsCatalogue.");
      return catalog;
    },
    elapsedMs: () => Math.round(monotonicMs() - began),
    report,
    publish: (event, data) => publish({ tx, now, newId, server, operations: directory }, event, data),
  };
}

async function goOn(): Promise<void> {}

/** Data that matched the schema of an operation, and what the schema made of it. */
const passed = new WeakMap<object, { schema: z.ZodType; parsed: unknown }>();

/** Creates the reply from a handler's result. Throws if the result does not match the operation's schemas. */
export function toReply(operation: Operation, result: HandlerResult<unknown>): Reply {
  const data = checkedOnce(operation, result.data);
  const own = operation.metadata ? checked(operation, operation.metadata, result.metadata ?? {}) : {};
  const paging =
    Array.isArray(data) && operation.isPage
      ? {
          count: data.length,
          nextCursor: result.nextCursor ? cursorOf(operation.name, result.nextCursor) : null,
        }
      : {};
  return {
    status: (result.undone && operation.http.undoneStatus) || operation.http.status,
    data,
    metadata: { ...Object(own), ...paging },
    next: result.next ?? [],
    noStore: result.noStore ?? false,
    ...(result.undone && { undone: true }),
  };
}

/** A transaction that returns the same data as its rehearsal does not hold the write lock for a second check. */
function checkedOnce(operation: Operation, data: unknown): unknown {
  if (typeof data !== "object" || data === null) return checked(operation, operation.output, data);
  const before = passed.get(data);
  if (before?.schema === operation.output) return before.parsed;
  const parsed = checked(operation, operation.output, data);
  passed.set(data, { schema: operation.output, parsed });
  return parsed;
}

/** A result that does not match its schema is a bug. It is found here, before the commit. */
function checked(operation: Operation, schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(
    `${operation.name} returned a result that does not match its schema: ${z.prettifyError(parsed.error)}`,
  );
}
