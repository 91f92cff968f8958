import { securityHeaders } from "../http/headers.ts";

/**
 * What every page carries: its own script and style from files, forms to itself, and nothing from anywhere else. The
 * referrer is kept for the own origin: with none, browsers send forms with `Origin: null`.
 */
export const webHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'",
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "same-origin",
  "cache-control": "private, no-cache",
};
