import {
  type JSONRPCMessage,
  type RequestId,
  SUBSCRIPTION_ID_META_KEY,
  type SubscriptionFilter,
  type Transport,
} from "@modelcontextprotocol/server";
import { cancelledId } from "../transports/pending-requests.ts";
import type { Subscriptions } from "./subscriptions.ts";

const GRANTED = "notifications/subscriptions/acknowledged";

/**
 * Detects open `subscriptions/listen` requests from a transport's messages, because the SDK serves them without
 * informing the server. The acknowledgement is delayed until the watcher is active, so that no later change is
 * missed.
 */
export function interceptListen(
  transport: Transport,
  { opened, closed }: Subscriptions,
  onError: (error: Error) => void,
): void {
  const asked = new Set<RequestId>();
  const report = (error: unknown) => onError(error instanceof Error ? error : new Error(String(error)));

  const receive = transport.onmessage;
  transport.onmessage = (message, extra) => {
    if (isListen(message)) asked.add(message.id);
    const cancelled = cancelledId(message);
    if (cancelled !== undefined && !asked.delete(cancelled)) closed(cancelled).catch(report);
    receive?.(message, extra);
  };
  const send = transport.send.bind(transport);
  transport.send = async (message, options) => {
    const granted = grantOf(message);
    // It was cancelled meanwhile.
    if (granted && asked.delete(granted.id)) await opened(granted.id, granted.filter).catch(report);
    if (!("method" in message) && message.id !== undefined) asked.delete(message.id);
    await send(message, options);
  };
}

function isListen(message: JSONRPCMessage): message is JSONRPCMessage & { id: RequestId } {
  return "method" in message && "id" in message && message.method === "subscriptions/listen";
}

function grantOf(message: JSONRPCMessage): { id: RequestId; filter: SubscriptionFilter } | undefined {
  if (!("method" in message) || message.method !== GRANTED) return undefined;
  const id: unknown = message.params?._meta?.[SUBSCRIPTION_ID_META_KEY];
  const filter: unknown = message.params?.notifications;
  if ((typeof id !== "string" && typeof id !== "number") || typeof filter !== "object" || filter === null)
    return undefined;
  return { id, filter };
}
