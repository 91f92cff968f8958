import { isLive } from "../../auth/stored-keys.ts";
import type { Operation } from "../../operation/definition.ts";
import type { Directory } from "../../operation/directory.ts";
import { fail, ServiceError } from "../../operation/errors.ts";
import { toPublicError } from "../../operation/pipeline/public-error.ts";
import type { Execute, Reply, Runtime } from "../../operation/types.ts";
import type { Cancel } from "../../shared/timers.ts";
import type { Store } from "../../store/ports/store.ts";
import type { Peer } from "../session/peer.ts";

/** The server's own reads of a peer's data. They count against no limit and are not in the access log. */
export interface ChangeFeed {
  /** Runs a reading operation within the peer's scopes. Throws ServiceError only. */
  readInternal: (peer: Peer, operation: string, input: Record<string, unknown>) => Promise<Reply>;
  /**
   * Calls `onChange` after each change, by any process, to data that the peer may see. Active once it has
   * resolved. Returns the function that ends it.
   */
  subscribe: (peer: Peer, onChange: () => void) => Promise<() => void>;
  /** True if the peer's key is still valid. Always true over stdio. */
  isKeyLive: (peer: Peer) => Promise<boolean>;
}

export interface ChangeFeedDependencies {
  store: Store;
  runtime: Runtime;
  operations: ReadonlyMap<string, Operation>;
  directory: Directory;
  call: Execute;
  onWritten: (listener: (userId: string) => void) => void;
  onBug: (error: unknown, requestId: string, operation: string) => void;
}

interface Subscriber {
  peer: Peer;
  onChange: () => void;
  /** The state at the last notification. */
  state: string;
}

/** How often to check for other processes' writes, only while there are subscribers. */
const POLL_MS = 700;

/** Creates the change feed of a process. A subscription never keeps the process alive. */
export function createChangeFeed(deps: ChangeFeedDependencies): ChangeFeed {
  const { store, runtime } = deps;
  const subscribers = new Set<Subscriber>();
  let stopPolling: Cancel | undefined;

  const isKeyLive = async ({ key }: Peer): Promise<boolean> => {
    if (!key) return true;
    const stored = await store.access.findKeyById(key.id);
    // An access token expires before the stored key of its client.
    return stored !== undefined && isLive(stored, runtime.now()) && isLive(key, runtime.now());
  };
  const stateOf = async (peer: Peer): Promise<string> => {
    const revision = await store.revision(peer.userId);
    return `${revision} ${await store.catalog.stamp()} ${await isKeyLive(peer)}`;
  };
  const check = async (subscriber: Subscriber): Promise<void> => {
    const state = await stateOf(subscriber.peer);
    if (state === subscriber.state || !subscribers.has(subscriber)) return;
    subscriber.state = state;
    subscriber.onChange();
  };
  const report = (error: unknown) => deps.onBug(error, "none", "follow");
  // Checking first whether anything changed is cheap and avoids reading every state.
  let known: object | undefined;
  const poll = async (): Promise<void> => {
    const current = store.stamp();
    const over = [...subscribers].some(({ peer: { key } }) => key !== null && !isLive(key, runtime.now()));
    if (current !== undefined && current === known && !over) return;
    await Promise.all([...subscribers].map(check));
    // Set only now: after a failed check, the next poll tries again.
    known = current;
  };
  deps.onWritten((userId) => {
    for (const subscriber of subscribers)
      if (subscriber.peer.userId === userId) check(subscriber).catch(report);
  });

  return {
    isKeyLive,
    readInternal: (peer, name, input) => readInternal(deps, peer, name, input),
    subscribe: async (peer, onChange) => {
      const subscriber = { peer, onChange, state: await stateOf(peer) };
      subscribers.add(subscriber);
      stopPolling ??= runtime.timers.every(POLL_MS, () => poll().catch(report));
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size > 0) return;
        stopPolling?.();
        stopPolling = undefined;
      };
    },
  };
}

async function readInternal(
  { operations, directory, call, runtime, onBug }: ChangeFeedDependencies,
  peer: Peer,
  name: string,
  input: Record<string, unknown>,
): Promise<Reply> {
  const operation = operations.get(name);
  if (operation?.effect !== "read") throw fail("resource.not_found", "No such operation.");
  const requestId = runtime.newId("req");
  const actor = {
    userId: peer.userId,
    keyId: peer.key?.id ?? null,
    client: "career-context",
    scopes: peer.scopes,
  };
  try {
    return await call({ operation, actor, requestId, input });
  } catch (error) {
    if (!(error instanceof ServiceError)) onBug(error, requestId, name);
    throw toPublicError(error, requestId, directory.sayTool);
  }
}
