/** True if an issuer's URL may be used: https, or on this machine. */
export function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username + password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** True if a text is an issuer as in RFC 8414: such a URL, without query and fragment. */
export function isIssuer(text: string): boolean {
  return isSafeUrl(text) && !/[?#]/.test(text);
}

/** The possible metadata URLs of an issuer: RFC 8414, and both forms of OpenID Connect Discovery. */
export function metadataUrls(issuer: string): string[] {
  const { origin, pathname } = new URL(issuer);
  const path = pathname.replace(/\/$/, "");
  return [
    `${origin}/.well-known/oauth-authorization-server${path}`,
    ...(path === "" ? [] : [`${origin}/.well-known/openid-configuration${path}`]),
    `${origin}${path}/.well-known/openid-configuration`,
  ];
}
