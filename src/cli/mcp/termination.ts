/** Resolves when the first signal asks the process to end; a second one ends it at once. */
export function termination(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => resolve());
  });
}
