import type { PrintJob } from "../../engine/artifacts/print-job.ts";
import { type ErrorType, fail, ServiceError } from "../../operation/errors.ts";
import type { Prepared, ServerFacts } from "../../operation/handler.ts";
import type { Call } from "../../operation/types.ts";

/** A call that can be sent to another thread: it names its operation. */
interface RemoteCall extends Pick<Call, "actor" | "requestId" | "input" | "idempotency" | "now" | "onlyAt"> {
  operation: string;
  prepared: Prepared;
}

/** What a worker is asked to do, with what its process says about itself. */
export type Task = { server: ServerFacts } & (
  | { kind: "call"; call: RemoteCall }
  | { kind: "evaluateAlerts"; userId: string }
  | { kind: "print"; job: PrintJob }
);

/** Sent to the worker; `mayWrite` answers the `wantsToWrite` of the same number. */
export type ToWorker =
  | { kind: "task"; id: number; task: Task }
  | { kind: "mayWrite"; id: number }
  | { kind: "close" };

/** Sent by the worker: how a task ended, what to log, and when it wants to write and has written. */
export type FromWorker =
  | { kind: "done"; id: number; value: unknown }
  | { kind: "failed"; id: number; failure: Failure }
  | { kind: "bug"; failure: Failure; requestId: string; operation: string }
  | { kind: "wantsToWrite"; id: number }
  | { kind: "written"; id: number };

/** An error that can be sent to another thread. `service` is set for a ServiceError. */
interface Failure {
  name: string;
  message: string;
  stack: string | undefined;
  code: string | undefined;
  service?: {
    type: ErrorType;
    status: number;
    title: string | undefined;
    retryAfterSeconds: number | undefined;
    see: readonly string[];
  };
}

/** Serializes an error. */
export function toFailure(thrown: unknown): Failure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, message, stack } = error;
  const code = "code" in error ? String(error.code) : undefined;
  const plain = { name, message, stack, code };
  if (!(error instanceof ServiceError)) return plain;
  const { type, status, title, retryAfterSeconds, see } = error;
  return { ...plain, service: { type, status, title, retryAfterSeconds, see } };
}

/** Restores a serialized error. */
export function toError({ name, message, stack, code, service }: Failure): Error {
  const error = service ? fail(service.type, message, definedOnly(service)) : new Error(message);
  return Object.assign(error, { name, stack, ...(code !== undefined && { code }) });
}

function definedOnly({ status, see, title, retryAfterSeconds }: NonNullable<Failure["service"]>) {
  return {
    ...{ status, see },
    ...(title !== undefined && { title }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
