/** Before it, backups, arrays of values and full-text search were not in the SQLite of every Node. */
export const LEAST_NODE = [22, 16] as const;

/** Whether a release of Node is one whose SQLite can be used. */
export function hasUsableSqlite(nodeVersion: string): boolean {
  const [major = 0, minor = 0] = nodeVersion.split(".").map(Number);
  return major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
}
