import { randomBytes } from "node:crypto";
import type { Cancel, Timers } from "../shared/timers.ts";
import type { SentFile } from "./sent-file.ts";

const HELD_MS = 10 * 60_000;
/** With the largest files, 56 MB. */
const MOST_HELD = 8;

interface Held {
  sessionId: string;
  file: SentFile;
  cancel: Cancel;
}

/** Files between being looked at and being decided on: in memory alone, and only for a while. */
export interface HeldFiles {
  /** Holds a file in place of the one of the same session before; gives its mark. */
  hold: (sessionId: string, file: SentFile) => string;
  /** The file of a mark that this session was given; undefined once it is no longer held. */
  find: (sessionId: string, mark: string) => SentFile | undefined;
}

/** Holds at most one file a session, a few in all, each for ten minutes. */
export function createHeldFiles({ after }: Pick<Timers, "after">): HeldFiles {
  const held = new Map<string, Held>();
  const drop = (mark: string) => {
    held.get(mark)?.cancel();
    held.delete(mark);
  };
  return {
    hold: (sessionId, file) => {
      for (const [mark, one] of held) if (one.sessionId === sessionId) drop(mark);
      const [oldest] = held.keys();
      if (held.size >= MOST_HELD && oldest !== undefined) drop(oldest);
      const mark = randomBytes(16).toString("base64url");
      held.set(mark, { sessionId, file, cancel: after(HELD_MS, () => void held.delete(mark)) });
      return mark;
    },
    find: (sessionId, mark) => {
      const one = held.get(mark);
      return one?.sessionId === sessionId ? one.file : undefined;
    },
  };
}
