import type { RateState } from "../auth/rate-state.ts";

/** What every answer carries, whatever asks: a browser shows, guesses, embeds and forwards nothing of it. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** What a page carries instead: its own scripts and styles, and nothing from anywhere else. */
export const pageHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
};

/**
 * What every answer below /api/v1 carries. The spread comes last: an object that begins with one and then grows is slow,
 * and cost half of the request pipeline's time.
 */
export function apiHeaders(requestId: string, rate: RateState): Record<string, string> {
  return {
    "cache-control": "private, no-cache",
    "x-api-version": "v1",
    "x-request-id": requestId,
    "x-ratelimit-limit": String(rate.limit),
    "x-ratelimit-remaining": String(rate.remaining),
    "x-ratelimit-reset": rate.resetAt,
    ...securityHeaders,
  };
}
