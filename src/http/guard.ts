import { fail, type ServiceError } from "../operation/errors.ts";

/** Names a server answers to: loopback with its own port, and what the operator allowed (`name` or `name:port`). */
export interface AllowedHosts {
  port: () => number;
  names: readonly string[];
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Refuses requests that a browser was tricked into sending (DNS rebinding, another site's page): the Host must be
 * ours, and an Origin, where there is one, too. Undefined where the request may pass.
 */
export function refuseForeign(
  host: string | undefined,
  origin: string | undefined,
  allowed: AllowedHosts,
): ServiceError | undefined {
  if (!isAllowed(parseHost(host), allowed)) {
    return fail("auth.forbidden", `The Host header names another server; ${remedy(allowed)}`);
  }
  if (origin === undefined || isAllowed(parseOrigin(origin), allowed)) return undefined;
  return fail("auth.forbidden", `Requests from this Origin are not allowed; ${remedy(allowed)}`);
}

function remedy(allowed: AllowedHosts): string {
  return `use localhost:${allowed.port()}, or start the server with --allowed-host.`;
}

interface Authority {
  name: string;
  port: number;
}

function isAllowed(authority: Authority | undefined, { port, names }: AllowedHosts): boolean {
  if (!authority) return false;
  if (loopback.has(authority.name) && authority.port === port()) return true;
  return names.some((name) => name === authority.name || name === `${authority.name}:${authority.port}`);
}

function parseHost(host: string | undefined): Authority | undefined {
  const match = /^(\[[0-9a-f:.]+\]|[^:/@\s]+)(?::(\d{1,5}))?$/i.exec(host ?? "");
  if (!match?.[1]) return undefined;
  return { name: match[1].toLowerCase(), port: match[2] === undefined ? 80 : Number(match[2]) };
}

function parseOrigin(origin: string): Authority | undefined {
  const match = /^(https?):\/\/(.+)$/i.exec(origin);
  const authority = parseHost(match?.[2]);
  if (!authority) return undefined;
  const secure = match?.[1]?.toLowerCase() === "https";
  const hasPort = /:\d+$/.test(origin);
  return hasPort || !secure ? authority : { ...authority, port: 443 };
}
