import { fail } from "../../operation/errors.ts";

/** The error of a task when the program ends. */
export function ending() {
  return fail("server.internal", "The server is shutting down. Try again in a moment.", {
    status: 503,
    title: "Service unavailable",
    retryAfterSeconds: 2,
  });
}

/** The error of a call when too many wait. */
export function tooBusy() {
  return fail("server.internal", "The server is too busy. Try again in a moment.", {
    status: 503,
    title: "Service unavailable",
    retryAfterSeconds: 2,
  });
}
