import type { RequestId, SubscriptionFilter } from "@modelcontextprotocol/server";
import type { Connection } from "../session/connection.ts";
import { createResourceWatcher, type Sink } from "./resource-watcher.ts";

/** Subscriptions by `resources/subscribe`, as before 2026-07-28, of one client for its connection's lifetime. */
export interface LegacySubscriptions {
  /** Resolves once no later change can be missed. */
  subscribe: (uri: string) => Promise<void>;
  unsubscribe: (uri: string) => Promise<void>;
  /** The client has seen the list of documents. From now on it is notified when the list changes. */
  listShown: () => Promise<void>;
}

/** Everything that one connection listens to, by either method. */
export interface Subscriptions {
  own: LegacySubscriptions;
  /** A `subscriptions/listen` was acknowledged. Resolves once no later change can be missed. */
  opened: (id: RequestId, granted: SubscriptionFilter) => Promise<void>;
  closed: (id: RequestId) => Promise<void>;
  close: () => void;
}

/** Combines all subscriptions of a long-lived connection in one watcher. */
export function createSubscriptions(connection: Connection, sink: Sink): Subscriptions {
  const watch = createResourceWatcher(connection, sink);
  const own = { uris: new Set<string>(), list: false };
  const streams = new Map<RequestId, SubscriptionFilter>();

  const refresh = () => {
    const filters = [...streams.values()];
    const uris = [...own.uris, ...filters.flatMap(({ resourceSubscriptions = [] }) => resourceSubscriptions)];
    const list = own.list || filters.some(({ resourcesListChanged }) => resourcesListChanged === true);
    return watch.want({ uris, list });
  };
  return {
    own: {
      subscribe: (uri) => {
        own.uris.add(uri);
        return refresh();
      },
      unsubscribe: (uri) => {
        own.uris.delete(uri);
        return refresh();
      },
      listShown: () => {
        own.list = true;
        return refresh();
      },
    },
    opened: (id, granted) => {
      streams.set(id, granted);
      return refresh();
    },
    closed: async (id) => {
      if (streams.delete(id)) await refresh();
    },
    close: watch.close,
  };
}
