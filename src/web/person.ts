import type { z } from "zod";
import type { AccessLogWriter } from "../auth/access-log.ts";
import { bodyInPieces } from "../http/answers/streamed-body.ts";
import type { Operation } from "../operation/definition.ts";
import { type ErrorType, ServiceError } from "../operation/errors.ts";
import type { NextCall, ReadFile } from "../operation/handler.ts";
import { isInternal, toPublicError } from "../operation/pipeline/public-error.ts";
import type { Call, Execute, Runtime } from "../operation/types.ts";
import { jsonHash } from "../shared/hash.ts";
import { inChunks, jsonPieces } from "../shared/json-pieces.ts";
import { within } from "../shared/timers.ts";
import type { WebSession } from "../store/ports/store.ts";

/** The name of the pages in the access log and the list of changes. */
export const PAGES_CLIENT = "pages";

/** Longer than the heavy thread takes once it has loaded. */
const LEAST_WAIT_MS = 100;

/** A declared operation with the type of its answer. */
export type Declared<Output extends z.ZodType> = Operation & { output: Output };

interface Asked<Data> {
  data: Data;
  metadata: Record<string, unknown>;
  next: NextCall[];
}

/** The signed-in person: uses the kernel like any caller, with every right over their own data. */
export interface Person {
  session: WebSession;
  /** The request's time. */
  now: Date;
  /** Runs an operation. Throws ServiceError. */
  ask: <Output extends z.ZodType>(
    operation: Declared<Output>,
    input?: Record<string, unknown>,
    once?: string,
  ) => Promise<Asked<z.infer<Output>>>;
  /** The same for work of the heavy thread, if it is done soon after the request. Undefined if not: show what is stored. */
  askSoon: <Output extends z.ZodType>(
    operation: Declared<Output>,
    input?: Record<string, unknown>,
  ) => Promise<Asked<z.infer<Output>> | undefined>;
  /** The same person, with files read by `readFile` instead of the program's own reader. */
  withReader: (readFile: ReadFile) => Person;
  /** An operation's answer as JSON text, created while the browser reads it. Throws ServiceError. */
  inPieces: (operation: Operation) => Promise<ReadableStream<Uint8Array>>;
}

export interface PersonDependencies {
  call: Execute;
  scopes: readonly string[];
  accessLog: AccessLogWriter;
  runtime: Runtime;
  onBug: (error: unknown, requestId: string, operation: string) => void;
  mostWaitMs?: number | undefined;
}

/** A session's person. A call's `once` identifies the submitted form, so that submitting it twice has one effect. */
export function personOf(session: WebSession, deps: PersonDependencies, readFile?: ReadFile): Person {
  const { call, accessLog, runtime, onBug, mostWaitMs } = deps;
  const now = runtime.now();
  const beganMs = runtime.monotonicMs();
  const actor = {
    userId: session.userId,
    keyId: null,
    client: PAGES_CLIENT,
    scopes: new Set(deps.scopes),
  };
  const reply = async (operation: Operation, more: Pick<Call, "input" | "idempotency" | "takesPieces">) => {
    const requestId = runtime.newId("req");
    let status = 500;
    try {
      const answered = await call({ operation, actor, requestId, ...(readFile && { readFile }), ...more });
      status = answered.status;
      return answered;
    } catch (error) {
      const shown = toPublicError(error, requestId);
      if (isInternal(error)) onBug(error, requestId, operation.name);
      status = shown.status;
      throw shown;
    } finally {
      accessLog.append({
        id: runtime.newId("acc"),
        userId: actor.userId,
        time: now.toISOString(),
        client: actor.client,
        operation: operation.name,
        resource: operation.http.path,
        status,
      });
    }
  };
  const ask: Person["ask"] = async (operation, input = {}, once) => {
    const requestHash = jsonHash([operation.name, input]);
    const idempotency = once === undefined ? undefined : { key: `pages-${once}-${requestHash}`, requestHash };
    const { data, metadata, next } = await reply(operation, { input, ...(idempotency && { idempotency }) });
    // The pipeline has validated the data with the operation's own schema.
    return { data: data as never, metadata, next };
  };
  return {
    session,
    now,
    withReader: (reader) => personOf(session, deps, reader),
    ask,
    askSoon: (operation, input) => {
      const asked = ask(operation, input);
      if (mostWaitMs === undefined) return asked;
      const left = mostWaitMs - (runtime.monotonicMs() - beganMs);
      return within(asked, Math.max(left, LEAST_WAIT_MS), runtime.timers);
    },
    inPieces: async (operation) => {
      const { data, release = () => undefined } = await reply(operation, { input: {}, takesPieces: true });
      return bodyInPieces(inChunks(jsonPieces(data, true)), {
        timers: runtime.timers,
        release,
        onError: (error) => onBug(error, runtime.newId("req"), operation.name),
      });
    },
  };
}

/** A call's result, or undefined if one of these errors says that there is nothing yet. */
export async function orMissing<T>(call: Promise<T>, ...types: readonly ErrorType[]): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ServiceError && types.includes(error.type)) return undefined;
    throw error;
  }
}
