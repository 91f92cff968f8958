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

/** The requests of one connection. */
interface Queue {
  /** Started, and not yet answered. */
  open: number;
  isWriting: boolean;
  /** Not yet started, in the order of arrival. */
  waiting: [IncomingMessage, ServerResponse][];
}

/**
 * Orders the requests of one connection, so that each sees the state between the write before it and the write behind
 * it. Reads next to each other run side by side. Node alone would start all pipelined requests at once.
 */
export function inConnectionOrder(answer: Listener): Listener {
  const queues = new WeakMap<Socket, Queue>();
  const startNext = (queue: Queue) => {
    for (let next = queue.waiting[0]; next && mayStart(next[0], queue); next = queue.waiting[0]) {
      const [request, response] = next;
      queue.waiting.shift();
      queue.open += 1;
      queue.isWriting = mayWrite(request);
      response.once("close", () => {
        queue.open -= 1;
        queue.isWriting = false;
        startNext(queue);
      });
      answer(request, response);
    }
  };
  return (request, response) => {
    const queue = queues.get(request.socket) ?? { open: 0, isWriting: false, waiting: [] };
    queues.set(request.socket, queue);
    queue.waiting.push([request, response]);
    startNext(queue);
  };
}

function mayStart(request: IncomingMessage, { open, isWriting }: Queue): boolean {
  return open === 0 || !(isWriting || mayWrite(request));
}

function mayWrite({ method }: IncomingMessage): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
}
