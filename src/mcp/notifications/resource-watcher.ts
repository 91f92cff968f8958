import { createHash } from "node:crypto";
import { ServiceError } from "../../operation/errors.ts";
import type { Timers } from "../../shared/timers.ts";
import { contentText } from "../resources/document.ts";
import { targetOf } from "../resources/kinds.ts";
import { listedDocuments } from "../resources/list.ts";
import type { Connection } from "../session/connection.ts";

/** What a client subscribes to. */
export interface WatchTargets {
  uris: Iterable<string>;
  /** Also when the list of resources changes. */
  list: boolean;
}

export interface Sink {
  updated: (uri: string) => void;
  listChanged: () => void;
  /** The key is no longer valid: no notification follows. */
  ended: () => void;
}

export interface ResourceWatcher {
  /** Replaces the targets of notifications. Resolves once no later change can be missed. */
  want: (wanted: WatchTargets) => Promise<void>;
  close: () => void;
}

/** In a burst of writes, checks once at the start and then once per interval. */
const PAUSE_MS = 200;
/** In place of a URI, which is never empty. */
const LIST = "";

/**
 * Watches resources for one client. After each change of the user's data it reads the subscribed resources and notifies
 * about those with new content. Outside the peer's scopes nothing ever changes.
 */
export function createResourceWatcher(connection: Connection, sink: Sink): ResourceWatcher {
  const { definition, peer } = connection;
  const inOrder = lane();
  const seen = new Map<string, string>();
  let unfollow: (() => void) | undefined;
  let closed = false;

  const stop = () => {
    unfollow?.();
    unfollow = undefined;
  };
  const round = async () => {
    if (closed || seen.size === 0) return;
    if (!(await (await definition.changeFeed()).isKeyLive(peer))) {
      closed = true;
      stop();
      return sink.ended();
    }
    for (const [name, before] of seen) {
      const now = await fingerprint(connection, name, before);
      if (closed) return;
      if (now === before) continue;
      seen.set(name, now);
      if (name === LIST) sink.listChanged();
      else sink.updated(name);
    }
  };
  const onChange = throttle(definition.timers, () => inOrder(round));

  return {
    want: ({ uris, list }) =>
      inOrder(async () => {
        const wanted = new Set([...uris].filter((uri) => targetOf(definition.resources, uri) !== undefined));
        if (list) wanted.add(LIST);
        for (const name of seen.keys()) if (!wanted.has(name)) seen.delete(name);
        if (closed || wanted.size === 0) return stop();
        // Subscribes first: a change during the read triggers another check.
        unfollow ??= await (await definition.changeFeed()).subscribe(peer, onChange);
        for (const name of wanted) {
          if (!seen.has(name)) seen.set(name, await fingerprint(connection, name, "unknown"));
        }
        if (closed) stop();
      }),
    close: () => {
      closed = true;
      stop();
    },
  };
}

/**
 * A digest of the current content, or of the reason why it cannot be read. A failure of the service itself
 * changes nothing.
 */
async function fingerprint(connection: Connection, name: string, before: string): Promise<string> {
  try {
    return createHash("sha256")
      .update(await textOf(connection, name))
      .digest("base64");
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.status >= 500 ? before : error.type;
  }
}

async function textOf(connection: Connection, name: string): Promise<string> {
  const target = targetOf(connection.definition.resources, name);
  if (!target) {
    const listed = await listedDocuments(connection);
    return JSON.stringify(listed.map(({ uri, title }) => [uri, title]));
  }
  return contentText(target.kind, (await connection.readInternal(target.kind.operation, target.input)).data);
}

/** Runs work one at a time, in order. */
function lane(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** Runs work at once, and again only after a pause. Requests in between are combined. */
function throttle({ after }: Timers, work: () => Promise<void>): () => void {
  let isPaused = false;
  let isDue = false;
  const request = () => {
    isDue = true;
    if (isPaused) return;
    isDue = false;
    isPaused = true;
    after(PAUSE_MS, () => {
      isPaused = false;
      if (isDue) request();
    });
    // A failed read is retried at the next change.
    work().catch(() => undefined);
  };
  return request;
}
