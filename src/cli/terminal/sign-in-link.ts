import { UsageError } from "../../platform/usage-error.ts";

/** The sign-in address. The code is after the #, which no server or log sees. */
export function signInLink(origin: string, code: string): string {
  return `${origin}/login#${code}`;
}

/** The port of an address that may omit it. */
export function portOf({ port, protocol }: URL): number {
  if (port !== "") return Number(port);
  return protocol === "https:" ? 443 : 80;
}

/** Reads the public address of a server behind a proxy. Throws UsageError. */
export function parsePublicUrl(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search + url.hash === "")
    return url;
  throw new UsageError("--public-url must be an address such as https://career.example, without a path.");
}
