/** Detects a transaction that waits for anything but its own statements. */
interface IdleWatch {
  /** Call before sending a statement. Throws if the transaction has ended. */
  enter: () => void;
  /** Call when the statement is answered. */
  leave: () => void;
  /** Rejects when no statement runs for one turn of the event loop. */
  idle: Promise<never>;
  end: () => void;
}

/** Watches a transaction until `end`. One that waits for something else would hold its locks meanwhile. */
export function watchForIdleness(): IdleWatch {
  let running = 0;
  let isOpen = true;
  let turn: NodeJS.Immediate | undefined;
  let reject: (error: Error) => void = () => undefined;
  const idle = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  // The promise may have no listener left.
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
