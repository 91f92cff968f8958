import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Begins to answer a request. */
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Puts the requests of one connection into an order where it matters: what comes behind one that may write begins after
 * that is answered, and so sees what it wrote. Node by itself begins all that were sent together at once.
 */
export function inConnectionOrder(answer: Listener): Listener {
  /** What waits on the connections that have a write in flight. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  const take: Listener = (request, response) => {
    const { socket } = request;
    const behind = waiting.get(socket);
    if (behind) return void behind.push(() => take(request, response));
    if (mayWrite(request)) {
      const next: (() => void)[] = [];
      waiting.set(socket, next);
      response.once("close", () => {
        waiting.delete(socket);
        // Those behind the next write wait again.
        for (const begin of next) begin();
      });
    }
    answer(request, response);
  };
  return take;
}

function mayWrite({ method }: IncomingMessage): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
}
