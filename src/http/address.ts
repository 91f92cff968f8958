import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The client's address from the socket. Forwarding headers are ignored. IPv6 counts by /64 network. */
export function clientAddress(c: Context<{ Bindings: Partial<HttpBindings> }>): string {
  return networkOf(c.env?.incoming?.socket.remoteAddress ?? "unknown");
}

/** What an address counts as: itself, or for IPv6 its /64 network. */
export function networkOf(address: string): string {
  return address.includes(".") || !address.includes(":") ? address : network(address);
}

/** The first four groups of an IPv6 address, with `::` expanded. */
function network(address: string): string {
  const [head = [], tail] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const written = [...head, ...(tail ?? [])];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - written.length }, () => "0");
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(":");
}
