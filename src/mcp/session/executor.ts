import type { AccessLogWriter } from "../../auth/access-log.ts";
import type { RateLimiter } from "../../auth/rate-limiter.ts";
import type { Operation } from "../../operation/definition.ts";
import type { Directory } from "../../operation/directory.ts";
import { fail, ServiceError } from "../../operation/errors.ts";
import type { Actor } from "../../operation/handler.ts";
import { fieldKinds, fromJsonText } from "../../operation/input/field-kinds.ts";
import { isInternal, toPublicError } from "../../operation/pipeline/public-error.ts";
import { resourceOf } from "../../operation/pipeline/subject.ts";
import type { Execute, Progress, Reply, Runtime } from "../../operation/types.ts";
import { observedCall, type Telemetry } from "../../shared/telemetry.ts";
import type { KeyRecord } from "../../store/ports/store.ts";
import { fileUri } from "../resources/file-uri.ts";
import { type Ask, limitResponse } from "../tools/limit-response.ts";
import { MOST_NEXT } from "../tools/result.ts";

export interface ExecutorDependencies {
  operations: ReadonlyMap<string, Operation>;
  directory: Directory;
  call: Execute;
  rateLimiter: RateLimiter;
  accessLog: AccessLogWriter;
  runtime: Runtime;
  /** Set if calls are observed. */
  telemetry?: Telemetry | undefined;
  onBug: (error: unknown, requestId: string, operation: string) => void;
}

export interface Execution {
  operation: string;
  input: Record<string, unknown>;
  actor: Actor;
  /** The key of the connection; null over stdio. */
  key: KeyRecord | null;
  /** True if the answer goes to a model and is kept within its limits. Otherwise it is complete. */
  forModel?: boolean;
  progress?: Progress | undefined;
}

export type Executor = (execution: Execution) => Promise<Reply>;

/** Runs an operation for an MCP connection: rate limit of its key, flat arguments, the pipeline, the access log. Throws ServiceError only. */
export function createExecutor(deps: ExecutorDependencies): Executor {
  const flatInput = (operation: Operation, input: Record<string, unknown>): Record<string, unknown> => {
    const known = fieldKinds(operation);
    // Some clients send an argument of their own to tools without any. Others are refused by name. `inline` is the tool's.
    const kept = Object.entries(input).filter(
      ([field]) =>
        operation.http.method !== "GET" ||
        (known.size > 0 && !(field === "inline" && operation.mcp.file !== undefined)),
    );
    return Object.fromEntries(kept.map(([field, value]) => [field, fromJsonText(value, known.get(field))]));
  };

  const execute: Executor = async ({ operation: name, input, actor, key, forModel, progress }) => {
    const operation = deps.operations.get(name);
    if (!operation) throw fail("resource.not_found", "No such operation.");
    const now = deps.runtime.now();
    const requestId = deps.runtime.newId("req");
    let status = 500;
    try {
      if (key) {
        const rate = await deps.rateLimiter.consumeKey(key, now);
        if (rate.exceeded) throw rate.exceeded;
      }
      const ask = (asked: Record<string, unknown>) =>
        deps.call({
          ...{ operation, actor, requestId, input: flatInput(operation, asked) },
          ...(progress && { progress }),
        });
      const reply = await (forModel
        ? limitResponse(operation, input, forReading(operation, actor, ask))
        : ask(input));
      status = reply.status;
      return reply;
    } catch (error) {
      const shown = toPublicError(error, requestId, deps.directory.sayTool);
      if (isInternal(error)) deps.onBug(error, requestId, name);
      status = shown.status;
      throw shown;
    } finally {
      const line = {
        id: deps.runtime.newId("acc"),
        time: now.toISOString(),
        ...{ client: actor.client, keyId: actor.keyId },
        operation: name,
      };
      deps.accessLog.append({
        ...line,
        userId: actor.userId,
        resource: resourceOf(operation, input),
        status,
      });
    }
  };
  return (asked) => observedCall(deps.telemetry, asked.operation, "mcp", () => execute(asked));
}

/** An operation's answers for a model: without repetition, and with a starting point instead of an error. */
function forReading({ mcp: { whenMissing, besideNext, file } }: Operation, { userId }: Actor, ask: Ask): Ask {
  return async (input) => {
    try {
      const reply = await ask(input);
      if (file) {
        const { data, ...shown } = file.of(reply.data as never);
        return { ...reply, data, file: { uri: fileUri(file.uri, input), ...shown } };
      }
      // Made for the operation's own data: defineOperation ties the two together.
      const data = besideNext ? besideNext(reply.data as never, reply.next.slice(0, MOST_NEXT)) : reply.data;
      return { ...reply, data };
    } catch (error) {
      if (!whenMissing || !(error instanceof ServiceError) || error.type !== whenMissing.type) throw error;
      return { status: 200, ...whenMissing.answer(userId), metadata: {}, noStore: true };
    }
  };
}
