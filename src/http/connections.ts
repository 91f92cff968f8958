import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** Connections over which a valid key came. */
const trusted = new WeakSet<object>();

/** Notes that a valid key came over a connection: it is not ended to make room for another. */
export function showedKey(socket: object): void {
  trusted.add(socket);
}

/** The same for the connection of a request. */
export function noteKey(c: Context<{ Bindings: Partial<HttpBindings> }>): void {
  if (c.env?.incoming) showedKey(c.env.incoming.socket);
}

/**
 * Keeps a server at `most` connections. One more ends the oldest that has shown no valid key, since whoever opens many
 * and says nothing would shut out everybody else; where all have shown one, it is refused.
 */
export function limitConnections(server: Server, most: number): void {
  // In the order in which they were opened.
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    if (open.size <= most) return;
    const oldest = [...open].find((other) => !trusted.has(other)) ?? socket;
    // Its close comes later, and another connection may come before it.
    open.delete(oldest);
    oldest.destroy();
  });
}
