/**
 * Creates queues by user: a process waits for a user's row with one connection, however many of its writes are for that
 * user. That no other process comes between them is the row's own work.
 */
export function createQueues() {
  const last = new Map<string, Promise<unknown>>();
  let open = 0;
  const enqueue = <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    open += 1;
    const result = (last.get(userId) ?? Promise.resolve()).then(work);
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    last.set(userId, ended);
    void ended.then(() => {
      open -= 1;
      if (last.get(userId) === ended) last.delete(userId);
    });
    return result;
  };
  /** `size` is how many run or wait. */
  return { enqueue, size: () => open };
}
