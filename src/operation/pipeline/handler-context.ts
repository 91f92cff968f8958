import { z } from "zod";
import type { FileContent } from "../../engine/documents/types.ts";
import type { CatalogIndex } from "../../engine/fit/prepare.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { Operation } from "../definition.ts";
import type { Actor, HandlerContext, HandlerResult } from "../handler.ts";
import type { CallDependencies, Reply } from "../types.ts";

/** One transaction with its time, where the operation uses it the catalogue, and what was computed before. */
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

/** What a process gives to every handler. */
export type ContextDependencies = Pick<
  CallDependencies,
  "runtime" | "server" | "directory" | "publish" | "print" | "readFile"
>;

/** Creates the context of a handler from its transaction and the facts of this process. */
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
      if (!catalog)
        throw new Error("An operation asked for the catalogue without declaring that it needs it.");
      return catalog;
    },
    elapsedMs: () => Math.round((monotonicMs() - began) * 1000) / 1000,
    report,
    publish: (event, data) => publish({ tx, now, newId, server, operations: directory }, event, data),
  };
}

async function goOn(): Promise<void> {}

/** A value that is made when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Creates the reply from a handler's result. Throws where the result does not fit the operation's own schemas. */
export function toReply(operation: Operation, result: HandlerResult<unknown>): Reply {
  const data = checked(operation, operation.output, result.data);
  const own = operation.metadata ? checked(operation, operation.metadata, result.metadata ?? {}) : {};
  const paging =
    Array.isArray(data) && operation.isPage
      ? { count: data.length, nextCursor: result.nextCursor ?? null }
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

/** A result outside its own schema is a bug; it is found here, before the commit. */
function checked(operation: Operation, schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`${operation.name} made a result outside its schema: ${z.prettifyError(parsed.error)}`);
}
