/** How a delivery attempt ended: a closed vocabulary. */
export const attemptOutcomes = [
  "delivered",
  "http_error",
  "redirect",
  "timeout",
  "unreachable",
  "dns_error",
  "tls_error",
  "blocked_target",
] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];
