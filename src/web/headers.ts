import { securityHeaders } from "../http/headers.ts";

/**
 * Headers of every page: its own scripts and styles from files, forms only to itself, and nothing from elsewhere.
 * The referrer is kept for the own origin, because without one browsers send forms with `Origin: null`.
 */
export const webHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'",
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "same-origin",
  "cache-control": "private, no-cache",
};
