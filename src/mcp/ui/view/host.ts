import { field } from "../../../shared/view/json.ts";

/** The other side of the frame: a client that shows the view and calls tools for it. */
export interface Host {
  /** Rejects if the client refuses or does not answer in time. */
  request: (method: string, params: Record<string, unknown>) => Promise<unknown>;
  notify: (method: string, params: Record<string, unknown>) => void;
}

const PATIENCE_MS = 30_000;
const METHOD_NOT_FOUND = -32_601;

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** Exchanges JSON-RPC messages with the embedding window. `onNotice` receives its notifications. */
export function connectHost(onNotice: (method: string, params: unknown) => void): Host {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  // The view does not know the client's origin, and nothing here is meant for anyone but its embedder.
  const send = (message: Record<string, unknown>) =>
    window.parent.postMessage({ jsonrpc: "2.0", ...message }, "*");

  window.addEventListener("message", ({ source, data }) => {
    if (source !== window.parent || field(data, "jsonrpc") !== "2.0") return;
    const id = field(data, "id");
    const method = field(data, "method");
    if (typeof method !== "string") settle(waiting, data);
    else if (id === undefined) onNotice(method, field(data, "params"));
    else send({ id, ...answerTo(method) });
  });

  return {
    request: (method, params) => {
      asked += 1;
      const id = asked;
      send({ id, method, params });
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        setTimeout(() => {
          if (waiting.delete(id)) reject(new Error("The client did not answer."));
        }, PATIENCE_MS);
      });
    },
    notify: (method, params) => send({ method, params }),
  };
}

function settle(waiting: Map<number, Waiting>, data: unknown): void {
  const id = field(data, "id");
  const found = typeof id === "number" ? waiting.get(id) : undefined;
  if (!found || typeof id !== "number") return;
  waiting.delete(id);
  const error = field(data, "error");
  if (error === undefined) found.resolve(field(data, "result"));
  else found.reject(new Error("The client refused."));
}

/** A client's requests to a view: ping, and shutdown, for which nothing needs saving. */
function answerTo(method: string): Record<string, unknown> {
  return method === "ping" || method === "ui/resource-teardown"
    ? { result: {} }
    : { error: { code: METHOD_NOT_FOUND, message: "The view has no such method." } };
}
