import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "better-sqlite3";
import { packageRoot } from "../../package-root.ts";

/** A database the program cannot use; the message says why and what would help. */
export class UnusableDatabase extends Error {}

interface Journal {
  entries: { tag: string }[];
}

/**
 * Brings the database to the newest schema. Two processes may start at once: the second waits for the first and
 * finds nothing to do. `user_version` counts the migrations applied.
 */
export function migrate(client: Database): void {
  const { folder, entries } = migrations();
  const newest = entries.length;
  if (version(client) === newest) return;
  client
    .transaction(() => {
      const current = version(client);
      if (current > newest) {
        throw new UnusableDatabase(
          `The database is of a newer career-context (schema ${current}, this one knows ${newest}): update the program, or choose another --data-dir.`,
        );
      }
      for (const { tag } of entries.slice(current)) {
        client.exec(readFileSync(join(folder, `${tag}.sql`), "utf8"));
      }
      client.pragma(`user_version = ${newest}`);
    })
    .immediate();
}

/** The schema that this program knows. */
export function newestSchema(): number {
  return migrations().entries.length;
}

function migrations(): Journal & { folder: string } {
  const folder = join(packageRoot(), "db", "sqlite", "migrations");
  const journal: Journal = JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8"));
  return { ...journal, folder };
}

function version(client: Database): number {
  return Number(client.pragma("user_version", { simple: true }));
}
