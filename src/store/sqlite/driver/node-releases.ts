interface Trouble {
  /** The first and last release, as major, minor and patch. */
  from: readonly [number, number, number];
  to: readonly [number, number, number];
  why: string;
  helps: string;
}

/** Node releases on which better-sqlite3 is not safe. Details are in docs/reliability.md. */
const troubles: readonly Trouble[] = [
  {
    from: [24, 19, 0],
    to: [24, 21, Number.POSITIVE_INFINITY],
    why: "SQLite's module aborts the program where it was compiled with the headers of this release (nodejs/node#65446)",
    helps:
      "run `npm_config_target=24.18.1 npm rebuild better-sqlite3`, or use --sqlite-driver node or another release of Node",
  },
];

/** The known problem of a Node release and its fix; undefined if there is none. */
export function troubleOn(version: string): string | undefined {
  const release = version.split(".").map((part) => Number.parseInt(part, 10));
  const found = troubles.find(({ from, to }) => compare(from, release) <= 0 && compare(release, to) <= 0);
  return found && `${found.why}: ${found.helps}`;
}

function compare(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((part, place) => part !== right[place]);
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

/** Before this release, Node's SQLite may lack backups, arrays of values and full-text search. */
export const LEAST_NODE = [22, 16] as const;

/** True if the SQLite of this Node release can be used. */
export function hasUsableSqlite(nodeVersion: string): boolean {
  const [major = 0, minor = 0] = nodeVersion.split(".").map(Number);
  return major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
}
