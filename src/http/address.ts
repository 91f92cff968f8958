import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The client's address as the socket has it; no forwarding header is believed. IPv6 counts by its /64 network. */
export function clientAddress(c: Context<{ Bindings: Partial<HttpBindings> }>): string {
  const address = c.env?.incoming?.socket.remoteAddress ?? "unknown";
  return address.includes(".") || !address.includes(":") ? address : address.split(":").slice(0, 4).join(":");
}
