import { randomBytes } from "node:crypto";
import type { Cancel, Timers } from "../shared/timers.ts";
import type { WebSession } from "../store/ports/store.ts";
import { beginReading, type FileBeingRead, type FileUse, type ReadingOptions } from "./file-being-read.ts";
import type { SentFile } from "./sent-file.ts";

const HELD_MS = 10 * 60_000;
/** With the largest files, 56 MB. */
const MOST_HELD = 8;

/** A file between being brought and being decided on. */
export interface HeldFile extends FileBeingRead {
  mark: string;
  file: SentFile;
  /** Whether the person has seen what became of it. */
  isSeen: boolean;
}

interface Held {
  session: Pick<WebSession, "id" | "userId">;
  held: HeldFile;
  cancel: Cancel;
}

/** Files between being brought and being decided on: in memory alone, and only for a while. */
export interface HeldFiles {
  /** Begins to read a file by its first use, and holds it in place of the one of the same session before. */
  hold: (session: Pick<WebSession, "id" | "userId">, file: SentFile, use: FileUse) => HeldFile;
  /** The file of a mark that this session was given; undefined once it is no longer held. */
  find: (sessionId: string, mark: string) => HeldFile | undefined;
  /** The file that a session holds. */
  of: (sessionId: string) => HeldFile | undefined;
  /** Drops what a session holds, and stops reading it. */
  drop: (sessionId: string) => void;
  /** The sessions of a user that hold a file. */
  sessionsOf: (userId: string) => string[];
}

/** Holds at most one file a session, a few in all, each for ten minutes. */
export function createHeldFiles({ after }: Pick<Timers, "after">, options: ReadingOptions): HeldFiles {
  const bySession = new Map<string, Held>();
  const drop = (sessionId: string) => {
    const one = bySession.get(sessionId);
    bySession.delete(sessionId);
    one?.cancel();
    one?.held.stop();
  };
  const of = (sessionId: string) => bySession.get(sessionId)?.held;
  return {
    hold: (session, file, use) => {
      drop(session.id);
      const [oldest] = bySession.keys();
      if (bySession.size >= MOST_HELD && oldest !== undefined) drop(oldest);
      const mark = randomBytes(16).toString("base64url");
      const held = Object.assign(beginReading(options, use), { mark, file, isSeen: false });
      void held.settled.then(() => {
        // Nothing is done any more with what cannot be read.
        if (held.state().is === "failed") held.file = { name: file.name, bytes: new Uint8Array() };
      });
      bySession.set(session.id, { session, held, cancel: after(HELD_MS, () => drop(session.id)) });
      return held;
    },
    find: (sessionId, mark) => {
      const held = of(sessionId);
      return held?.mark === mark ? held : undefined;
    },
    of,
    drop,
    sessionsOf: (userId) =>
      [...bySession.values()].flatMap(({ session }) => (session.userId === userId ? [session.id] : [])),
  };
}
