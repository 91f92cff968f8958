import { isIP } from "node:net";
import { fail, type ServiceError } from "../operation/errors.ts";

/**
 * The names a server answers to: loopback with its own port, and those the operator allowed (`name` or `name:port`).
 */
export interface AllowedHosts {
  port: () => number;
  names: readonly string[];
  /** Foreign origins whose pages may use REST, as browsers send them. */
  origins?: readonly string[];
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Refuses requests that another site's page made a browser send, also by DNS rebinding. The Host must be ours, and so
 * must the Origin. Without an Origin, the browser must not report a cross-site request, except for following a link to
 * our pages. Undefined if the request may pass.
 */
export function checkOrigin(
  header: (name: string) => string | undefined,
  allowed: AllowedHosts,
  what: "page" | "service" = "service",
): ServiceError | undefined {
  if (!isAllowed(parseHost(header("host")), allowed)) {
    return fail("auth.forbidden", `The Host header names another server: ${remedy(allowed)}`);
  }
  const origin = header("origin");
  const own = origin === undefined ? !isEmbedded(header, what) : isAllowed(parseOrigin(origin), allowed);
  if (own) return undefined;
  return fail("auth.forbidden", `Requests from this Origin are not allowed: ${remedy(allowed)}`);
}

/** True for a cross-site request for an embedded resource, such as an image or a script. */
function isEmbedded(header: (name: string) => string | undefined, what: "page" | "service"): boolean {
  const site = header("sec-fetch-site");
  if (site === undefined || site === "same-origin" || site === "none") return false;
  const isLink = header("sec-fetch-mode") === "navigate" && header("sec-fetch-dest") === "document";
  return what === "service" || !isLink;
}

function remedy(allowed: AllowedHosts): string {
  return `use localhost:${allowed.port()}, or start the server with --allowed-host.`;
}

interface Authority {
  name: string;
  port: number;
}

function isAllowed(
  authority: Authority | undefined,
  { port, names }: Pick<AllowedHosts, "port" | "names">,
): boolean {
  if (!authority) return false;
  if (loopback.has(authority.name) && authority.port === port()) return true;
  return names.some((name) => name === authority.name || name === `${authority.name}:${authority.port}`);
}

/**
 * True if a Host header is an IP address, this machine or one of the names. Another site can lead a browser here only
 * by its own name.
 */
export function isKnownHost(host: string | undefined, names: readonly string[]): boolean {
  const authority = parseHost(host);
  if (!authority) return false;
  const { name, port } = authority;
  const isAddress = isIP(name.replace(/^\[|\]$/g, "")) !== 0;
  return (
    isAddress || name === "localhost" || names.some((known) => known === name || known === `${name}:${port}`)
  );
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
