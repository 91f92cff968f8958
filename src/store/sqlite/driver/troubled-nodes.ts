interface Trouble {
  /** The first and the last release, as major, minor and patch. */
  from: readonly [number, number, number];
  to: readonly [number, number, number];
  why: string;
  helps: string;
}

/** Releases of Node on which better-sqlite3 is not safe; docs/reliability.md has more of each. */
const troubles: readonly Trouble[] = [
  {
    from: [24, 19, 0],
    to: [24, 21, Number.POSITIVE_INFINITY],
    why: "SQLite's module aborts the program where it was compiled with the headers of this release (nodejs/node#65446)",
    helps:
      "run `npm_config_target=24.18.1 npm rebuild better-sqlite3`, or use --sqlite-driver node or another release of Node",
  },
];

/** What may happen on a release of Node, and what helps; undefined for one without known trouble. */
export function troubleOn(version: string): string | undefined {
  const release = version.split(".").map((part) => Number.parseInt(part, 10));
  const found = troubles.find(({ from, to }) => compare(from, release) <= 0 && compare(release, to) <= 0);
  return found && `${found.why}: ${found.helps}`;
}

function compare(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((part, place) => part !== right[place]);
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}
