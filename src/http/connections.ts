import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { fail } from "../operation/errors.ts";
import { clientAddress, networkOf } from "./address.ts";

/** So many requests of one caller may be sent in part at a time: each holds a connection. */
const MOST_UNFINISHED = 32;

type RequestContext = Context<{ Bindings: Partial<HttpBindings> }>;

/** How many requests of each caller are sent in part, by caller, on one server. */
type Unfinished = Map<string, number>;

/** The ids of the keys that came over connections. */
const keys = new WeakMap<object, string>();
const servers = new WeakMap<object, Unfinished>();

/** Notes that a valid key came over a connection, by its id. */
export function showedKey(socket: object, keyId: string): void {
  keys.set(socket, keyId);
}

/**
 * Counts a request while its body is still being sent, for its caller: a key or a person by their id, else the address
 * that it comes from. Throws rate_limit.exceeded where too many of theirs are.
 */
export function holdUnfinished(c: RequestContext, callerId: string | undefined): void {
  const incoming = c.env?.incoming;
  const unfinished = incoming && servers.get(incoming.socket);
  if (!unfinished || incoming.complete) return;
  const caller = callerId ?? clientAddress(c);
  const count = unfinished.get(caller) ?? 0;
  if (count >= MOST_UNFINISHED)
    throw fail(
      "rate_limit.exceeded",
      `${MOST_UNFINISHED} requests of yours are sent in part; end them before you send more.`,
      { retryAfterSeconds: 1 },
    );
  unfinished.set(caller, count + 1);
  onceEnded(incoming, () => {
    const left = (unfinished.get(caller) ?? 1) - 1;
    if (left > 0) unfinished.set(caller, left);
    else unfinished.delete(caller);
  });
}

function onceEnded(incoming: IncomingMessage, work: () => void): void {
  let isDone = false;
  const end = () => {
    if (!isDone) work();
    isDone = true;
  };
  incoming.once("end", end).once("close", end);
}

/**
 * Keeps a server at `most` connections. One more ends an old one, since a caller who opens many would shut out the
 * others: of those without a key while they are the most, else of the key that has the most.
 */
export function limitConnections(server: Server, most: number): void {
  // In the order in which they were opened.
  const open = new Set<Socket>();
  const unfinished: Unfinished = new Map();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    servers.set(socket, unfinished);
    socket.once("close", () => open.delete(socket));
    if (open.size <= most) return;
    const oldest = toEnd([...open], most) ?? socket;
    // Its close comes later, and another connection may come before it.
    open.delete(oldest);
    oldest.destroy();
  });
}

/** The connection to end of those that are open; undefined where each belongs to another key. */
function toEnd(open: readonly Socket[], most: number): Socket | undefined {
  const keyless = open.filter((socket) => !keys.has(socket));
  if (keyless.length > most / 2)
    return greediest(keyless, ({ remoteAddress = "" }) => networkOf(remoteAddress))[0];
  const [oldest, ...more] = greediest(
    open.filter((socket) => keys.has(socket)),
    (socket) => keys.get(socket) ?? "",
  );
  return more.length > 0 ? oldest : undefined;
}

/** The connections of the owner who has the most of them, the oldest first. */
function greediest(open: readonly Socket[], ownerOf: (socket: Socket) => string): readonly Socket[] {
  const groups = new Map<string, Socket[]>();
  for (const socket of open) {
    const owner = ownerOf(socket);
    groups.set(owner, [...(groups.get(owner) ?? []), socket]);
  }
  const longest = (left: readonly Socket[], right: readonly Socket[]) =>
    right.length > left.length ? right : left;
  return [...groups.values()].reduce(longest, []);
}
