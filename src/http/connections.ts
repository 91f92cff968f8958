import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { fail } from "../operation/errors.ts";
import { clientAddress, networkOf } from "./address.ts";

/** The most incomplete requests per caller. Each holds a connection. */
const MOST_UNFINISHED = 32;

type RequestContext = Context<{ Bindings: Partial<HttpBindings> }>;

/** The number of incomplete requests per caller, on one server. */
type Unfinished = Map<string, number>;

/** The ids of the keys used on each connection. */
const keys = new WeakMap<object, string>();
const servers = new WeakMap<object, Unfinished>();

/** Records that a valid key, by its id, was used on a connection. */
export function showedKey(socket: object, keyId: string): void {
  keys.set(socket, keyId);
}

/**
 * Counts a request while its body is being sent, by caller: the id of a key or user, otherwise the client's address.
 * Throws rate_limit.exceeded if the caller has too many.
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
      `You have ${MOST_UNFINISHED} incomplete requests. Finish them before you send more.`,
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
 * Limits a server to `most` connections. A new one closes an old one, so one caller cannot shut out the others: one
 * without a key while those are the most, otherwise one of the key with the most.
 */
export function limitConnections(server: Server, most: number): void {
  // In opening order.
  const open = new Set<Socket>();
  const unfinished: Unfinished = new Map();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    servers.set(socket, unfinished);
    socket.once("close", () => open.delete(socket));
    if (open.size <= most) return;
    const oldest = toEnd([...open], most) ?? socket;
    // It closes later, and another connection may open before that.
    open.delete(oldest);
    oldest.destroy();
  });
}

/** The open connection to close. Undefined if each belongs to another key. */
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

/** The connections of the owner with the most, oldest first. */
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

/** Starts answering a request. */
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Orders the requests of one connection: a request behind a write starts after the write is answered, and so sees its
 * result. Node alone would start all pipelined requests at once.
 */
export function inConnectionOrder(answer: Listener): Listener {
  /** Waiting requests, by connection with a write in flight. */
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
        // Requests behind the next write keep waiting.
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
