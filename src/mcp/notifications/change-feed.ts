import { clearInterval, setInterval } from "node:timers";
import { isLive } from "../../auth/api-keys.ts";
import type { Operation } from "../../operation/definition.ts";
import { fail, ServiceError } from "../../operation/errors.ts";
import type { Caller, Outside, Reply } from "../../operation/pipeline.ts";
import { presentable } from "../../operation/public-error.ts";
import type { Store } from "../../store/ports/store.ts";
import type { Peer } from "../session/connection.ts";

/** What the server itself sees of a peer's data: its looks draw on no limit and are not in the ledger. */
export interface Observer {
  /** Runs a reading operation within the peer's scopes. Throws ServiceError only. */
  look: (peer: Peer, operation: string, input: Record<string, unknown>) => Promise<Reply>;
  /** Tells of every change to what the peer may see, by whichever process, from when it resolves; gives what ends it. */
  follow: (peer: Peer, moved: () => void) => Promise<() => void>;
  /** Whether the peer's key still opens; always over stdio. */
  holds: (peer: Peer) => Promise<boolean>;
}

export interface ObserverDependencies {
  store: Store;
  outside: Outside;
  operations: ReadonlyMap<string, Operation>;
  call: Caller;
  onWritten: (listener: (userId: string) => void) => void;
  onBug: (error: unknown, requestId: string, operation: string) => void;
}

interface Follower {
  peer: Peer;
  moved: () => void;
  /** What was known when it was last told. */
  state: string;
}

/** Other processes' writes are looked for this often, and only while somebody follows. */
const POLL_MS = 700;

/** Makes the observer of a process. Following never keeps the process alive. */
export function createObserver(deps: ObserverDependencies): Observer {
  const { store, outside } = deps;
  const followers = new Set<Follower>();
  let timer: NodeJS.Timeout | undefined;

  const holds = async ({ key }: Peer): Promise<boolean> => {
    if (!key) return true;
    const stored = await store.access.findKeyById(key.id);
    return stored !== undefined && isLive(stored, outside.now());
  };
  const stateOf = async (peer: Peer): Promise<string> => {
    const revision = await store.revision(peer.userId);
    return `${revision} ${await store.catalogue.stamp()} ${await holds(peer)}`;
  };
  const check = async (follower: Follower): Promise<void> => {
    const state = await stateOf(follower.peer);
    if (state === follower.state || !followers.has(follower)) return;
    follower.state = state;
    follower.moved();
  };
  const report = (error: unknown) => deps.onBug(error, "none", "follow");
  // Whether anything at all changed costs next to nothing to ask, before anybody's state is read.
  let known: object | undefined;
  const poll = async (): Promise<void> => {
    const current = store.stamp();
    const over = [...followers].some(({ peer: { key } }) => key !== null && !isLive(key, outside.now()));
    if (current === known && !over) return;
    await Promise.all([...followers].map(check));
    // Only now: where a check failed, the next poll makes it again.
    known = current;
  };
  deps.onWritten((userId) => {
    for (const follower of followers) if (follower.peer.userId === userId) check(follower).catch(report);
  });

  return {
    holds,
    look: (peer, name, input) => look(deps, peer, name, input),
    follow: async (peer, moved) => {
      const follower = { peer, moved, state: await stateOf(peer) };
      followers.add(follower);
      timer ??= setInterval(() => void poll().catch(report), POLL_MS).unref();
      return () => {
        followers.delete(follower);
        if (followers.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

async function look(
  { operations, call, outside, onBug }: ObserverDependencies,
  peer: Peer,
  name: string,
  input: Record<string, unknown>,
): Promise<Reply> {
  const operation = operations.get(name);
  if (operation?.effect !== "read")
    throw fail("resource.not_found", "There is no such operation to read with.");
  const requestId = outside.newId("req");
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
    throw presentable(error, requestId);
  }
}
