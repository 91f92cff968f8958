import type { Cancel, Timers } from "../shared/timers.ts";
import { pause } from "../shared/turns.ts";

/** How long a client may take for a piece. Until its end, an answer holds a snapshot of the database. */
export const PATIENCE_MS = 30_000;

export interface PiecesOptions {
  timers: Pick<Timers, "after">;
  /** Called once, when the last piece was taken or nobody takes any more. */
  release: () => void;
  /** Called with a failure in the middle of the body; the connection is then cut, which tells the client. */
  onError: (error: unknown) => void;
}

/** A body whose pieces are made when the client takes them; no more than one is in memory here. */
export function bodyInPieces(
  pieces: Iterator<string>,
  { timers, release, onError }: PiecesOptions,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let cancelWait: Cancel | undefined;
  const end = () => {
    cancelWait?.();
    pieces.return?.();
    release();
  };
  const wait = (controller: ReadableStreamDefaultController) => {
    cancelWait = timers.after(PATIENCE_MS, () => {
      end();
      controller.error(new Error("The client took nothing of the answer for too long."));
    });
  };
  const next = () => {
    try {
      const piece = pieces.next();
      if (piece.done) end();
      return piece;
    } catch (error) {
      end();
      onError(error);
      throw error;
    }
  };
  const pull = async (controller: ReadableStreamDefaultController) => {
    cancelWait?.();
    // Between two pieces other requests have their turn: a fast reader's connection takes each at once.
    await pause();
    const { value, done } = next();
    if (done) return controller.close();
    controller.enqueue(encoder.encode(value));
    wait(controller);
  };
  return new ReadableStream({ start: wait, pull, cancel: end }, { highWaterMark: 0 });
}
