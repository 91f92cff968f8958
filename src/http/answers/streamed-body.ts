import { type Cancel, pause, type Timers } from "../../shared/timers.ts";

/** How long a client may take per chunk. An answer holds a database snapshot until it ends. */
export const PATIENCE_MS = 30_000;

export interface PiecesOptions {
  timers: Pick<Timers, "after">;
  /** Called once, after the last chunk or when the client stops reading. */
  release: () => void;
  /** Called with an error in the middle of the body. The connection is then cut, so the client notices. */
  onError: (error: unknown) => void;
}

/** A streamed body. Chunks are created when the client reads them, one at a time. */
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
      controller.error(new Error("The client stopped reading the answer."));
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
    // Yields to other requests between chunks: a fast reader takes each at once.
    await pause();
    const { value, done } = next();
    if (done) return controller.close();
    controller.enqueue(encoder.encode(value));
    wait(controller);
  };
  return new ReadableStream({ start: wait, pull, cancel: end }, { highWaterMark: 0 });
}
