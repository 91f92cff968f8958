/** Tells when a transaction waits for anything but its own statements. */
interface IdleWatch {
  /** Call before a statement is sent. Throws where the transaction has ended. */
  enter: () => void;
  /** Call when it is answered. */
  leave: () => void;
  /** Rejects where no statement runs, and a turn of the event loop brings none. */
  idle: Promise<never>;
  end: () => void;
}

/** Watches a transaction from its beginning to `end`. One that waits for something else would hold its locks meanwhile. */
export function watchForIdleness(): IdleWatch {
  let running = 0;
  let isOpen = true;
  let turn: NodeJS.Immediate | undefined;
  let reject: (error: Error) => void = () => undefined;
  const idle = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  // Nobody may be listening any more.
  idle.catch(() => undefined);
  const expire = () =>
    reject(new Error("A transaction outlived one turn of the event loop; it was rolled back."));
  return {
    idle,
    enter: () => {
      if (!isOpen) throw new Error("A transaction was used after its end.");
      running += 1;
      clearImmediate(turn);
    },
    leave: () => {
      running -= 1;
      if (running === 0 && isOpen) turn = setImmediate(expire);
    },
    end: () => {
      isOpen = false;
      clearImmediate(turn);
    },
  };
}
