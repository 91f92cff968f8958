/** Resolves at the first signal that asks the process to end. A second one ends it at once. */
export function termination(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => resolve());
  });
}
