import { randomBytes } from "node:crypto";
import type { Cancel, Timers } from "../../shared/timers.ts";
import type { WebSession } from "../../store/ports/store.ts";
import { beginReading, type FileBeingRead, type FileUse, type ReadingOptions } from "./file-being-read.ts";

const HELD_MS = 10 * 60_000;
/** 56 MB with the largest files. */
const MOST_HELD = 8;

/** An uploaded file before the decision about it. */
export interface HeldFile extends FileBeingRead {
  mark: string;
  file: SentFile;
  /** True if the person has seen the result. */
  isSeen: boolean;
}

interface Held {
  session: Pick<WebSession, "id" | "userId">;
  held: HeldFile;
  cancel: Cancel;
}

/** Uploaded files before the decision about them. Only in memory, and only for a while. */
export interface HeldFiles {
  /** Starts reading a file at its first use. It replaces the session's previous file. */
  hold: (session: Pick<WebSession, "id" | "userId">, file: SentFile, use: FileUse) => HeldFile;
  /** The session's file with this id; undefined once it is no longer held. */
  find: (sessionId: string, mark: string) => HeldFile | undefined;
  of: (sessionId: string) => HeldFile | undefined;
  /** Drops a session's file and stops reading it. */
  drop: (sessionId: string) => void;
  sessionsOf: (userId: string) => string[];
}

/** Holds at most one file per session, a few in total, each for ten minutes. */
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
        // An unreadable file is of no use.
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

export interface SentFile {
  name: string;
  bytes: Uint8Array;
  /** The source text, if the person sent one. */
  sourceText?: string;
}

/** The file types a resume can be read from. */
export const ACCEPTED =
  ".pdf,.docx,.odt,.html,.htm,.xml,.zip,.json,.txt,.md,application/pdf,application/zip,application/json,text/plain,text/html,text/markdown";
