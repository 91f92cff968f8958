import {
  type AuthInfo,
  createMcpHandler,
  type McpServerFactory,
  readRequestBody,
  type ServerEvent,
  type ServerEventBus,
} from "@modelcontextprotocol/server";
import { connectionOf } from "../session/connection.ts";
import type { DefinitionOf } from "../session/definition-by-scope.ts";
import type { Peer } from "../session/peer.ts";
import { createResourceWatcher, type WatchTargets } from "./resource-watcher.ts";

/** `subscriptions/listen` over HTTP. */
export interface HttpStreams {
  /** Answers a peer's request with its own stream. */
  listen: (request: Request, peer: Peer, authInfo: AuthInfo) => Promise<Response>;
  /** Ends all streams and accepts no more. */
  close: () => Promise<void>;
}

const MOST_STREAMS = 50;
const MOST_URIS = 500;
const LARGEST_MESSAGE = 256 * 1024;

/**
 * Each stream has its own handler, bus and watcher. No one is notified of another's changes, and each stream ends
 * with its client or key.
 */
export function createHttpStreams(
  definitionOf: DefinitionOf,
  factory: McpServerFactory,
  onError: (error: Error) => void,
): HttpStreams {
  const open = new Map<() => Promise<void>, string>();
  let closed = false;

  return {
    listen: async (request, peer, authInfo) => {
      const wanted = await wantedOf(request.clone());
      const own = [...open.values()].filter((userId) => userId === peer.userId);
      const full = closed || own.length >= MOST_STREAMS || [...wanted.uris].length > MOST_URIS;
      const bus = singleBus(() => end());
      const watch = createResourceWatcher(
        connectionOf(definitionOf(peer), peer, () => undefined),
        {
          updated: (uri) => bus.publish({ kind: "resource_updated", uri }),
          listChanged: () => bus.publish({ kind: "resources_list_changed" }),
          ended: () => void handler.close().catch(onError),
        },
      );
      const handler = createMcpHandler(factory, {
        bus,
        legacy: "reject",
        onerror: onError,
        maxSubscriptions: full ? 0 : 1,
        maxRequestBodySize: LARGEST_MESSAGE,
      });
      const close = () => handler.close();
      const end = () => {
        watch.close();
        open.delete(close);
      };
      open.set(close, peer.userId);
      try {
        // The acknowledgement promises that no later change is missed, so the watcher must be active first.
        if (!full) await watch.want(wanted);
        return await handler.fetch(request, { authInfo });
      } finally {
        if (!bus.isHeard()) end();
      }
    },
    close: async () => {
      closed = true;
      await Promise.all([...open.keys()].map((close) => close()));
    },
  };
}

/** A bus for one listener; calls `left` when it unsubscribes. */
function singleBus(left: () => void): ServerEventBus & { isHeard: () => boolean } {
  let sink: ((event: ServerEvent) => void) | undefined;
  return {
    publish: (event) => sink?.(event),
    subscribe: (listener) => {
      sink = listener;
      return () => {
        sink = undefined;
        left();
      };
    },
    isHeard: () => sink !== undefined,
  };
}

/** What a request subscribes to. Nothing if it is malformed; the handler then reports that. */
async function wantedOf(request: Request): Promise<WatchTargets> {
  const nothing = { uris: [], list: false };
  try {
    const body = await readRequestBody(request, LARGEST_MESSAGE);
    if (body.tooLarge) return nothing;
    const { params } = Object(JSON.parse(body.text));
    const { resourceSubscriptions, resourcesListChanged } = Object(Object(params).notifications);
    const uris: unknown[] = Array.isArray(resourceSubscriptions) ? resourceSubscriptions : [];
    return { uris: uris.filter((uri) => typeof uri === "string"), list: resourcesListChanged === true };
  } catch {
    return nothing;
  }
}
