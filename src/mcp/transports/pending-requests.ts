import type { JSONRPCMessage, RequestId, Transport } from "@modelcontextprotocol/server";
import type { Timers } from "../../shared/timers.ts";

/** Tracks a transport's unanswered requests. Subscriptions do not count: they stay open. */
export function trackRequests(
  transport: Transport,
  { sleep }: Timers,
): { answered: (graceMs: number) => Promise<void> } {
  const pending = new Set<RequestId>();
  let onEmpty = () => {};
  const settle = (id: RequestId) => {
    pending.delete(id);
    if (pending.size === 0) onEmpty();
  };
  const receive = transport.onmessage;
  transport.onmessage = (message, extra) => {
    if (isRequest(message)) pending.add(message.id);
    const cancelled = cancelledId(message);
    if (cancelled !== undefined) settle(cancelled);
    receive?.(message, extra);
  };
  const send = transport.send.bind(transport);
  transport.send = async (message, options) => {
    await send(message, options);
    if (!("method" in message) && message.id !== undefined) settle(message.id);
  };

  return {
    answered: async (graceMs) => {
      if (pending.size === 0) return;
      const empty = new Promise<void>((resolve) => {
        onEmpty = resolve;
      });
      await Promise.race([empty, sleep(graceMs)]);
    },
  };
}

function isRequest(message: JSONRPCMessage): message is JSONRPCMessage & { id: RequestId } {
  return "method" in message && "id" in message && message.method !== "subscriptions/listen";
}

/** The request that a message cancels, if it does. */
export function cancelledId(message: JSONRPCMessage): RequestId | undefined {
  if (!("method" in message) || message.method !== "notifications/cancelled") return undefined;
  const id = message.params?.requestId;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}
