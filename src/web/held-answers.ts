import type { Cancel, Timers } from "../shared/timers.ts";
import type { WebSession } from "../store/ports/store.ts";

const HELD_MS = 24 * 60 * 60_000;
/** Of a kilobyte or two each. */
const MOST_HELD = 200;

/** The answers to an assessment before it is finished. */
export interface Draft {
  /** Question ids with the chosen values. */
  answers: Readonly<Record<string, string>>;
  /** When the first question was shown, as an ISO date. */
  begun: string;
}

/** Unfinished assessments. Only in memory, and for at most a day. */
export interface HeldAnswers {
  keep: (session: Pick<WebSession, "id" | "userId">, moduleId: string, draft: Draft) => void;
  of: (sessionId: string, moduleId: string) => Draft | undefined;
  /** Drops a session's answers: those to one assessment, or to all. */
  drop: (sessionId: string, moduleId?: string) => void;
  sessionsOf: (userId: string) => string[];
}

interface Held {
  userId: string;
  drafts: Map<string, Draft>;
  cancel: Cancel;
}

/** Holds the unfinished assessments of each session. */
export function createHeldAnswers({ after }: Pick<Timers, "after">): HeldAnswers {
  const bySession = new Map<string, Held>();
  const end = (sessionId: string) => {
    bySession.get(sessionId)?.cancel();
    bySession.delete(sessionId);
  };
  return {
    keep: ({ id, userId }, moduleId, draft) => {
      const drafts = bySession.get(id)?.drafts ?? new Map<string, Draft>();
      end(id);
      const [oldest] = bySession.keys();
      if (bySession.size >= MOST_HELD && oldest !== undefined) end(oldest);
      drafts.set(moduleId, draft);
      bySession.set(id, { userId, drafts, cancel: after(HELD_MS, () => end(id)) });
    },
    of: (sessionId, moduleId) => bySession.get(sessionId)?.drafts.get(moduleId),
    drop: (sessionId, moduleId) => {
      if (moduleId === undefined) end(sessionId);
      else bySession.get(sessionId)?.drafts.delete(moduleId);
    },
    sessionsOf: (userId) => [...bySession].flatMap(([id, held]) => (held.userId === userId ? [id] : [])),
  };
}
