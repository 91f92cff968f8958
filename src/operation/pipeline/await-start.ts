import { pause } from "../../shared/turns.ts";
import { fail } from "../errors.ts";
import type { Phase } from "./phase.ts";

/** The last moment at which a call can be cancelled. Throws where it was. */
export const awaitStart: Phase = async ({ call: { progress } }, next) => {
  if (!progress) return next();
  // Twice: messages that arrived while the first tick was computing are read between the two.
  for (let tick = 0; tick < 2; tick++) await pause();
  if (progress.signal.aborted)
    throw fail("validation.bad_request", "The call was cancelled; nothing was done.");
  progress.report("Working");
  return next();
};
