import { randomUUID } from "node:crypto";
import { describe, onTestFinished } from "vitest";
import { readBuiltInCatalog } from "../../../src/platform/built-in-catalog.ts";
import type { Store } from "../../../src/store/ports/store.ts";
import { openPostgresStore } from "../../../src/store/postgres/store.ts";
import { cluster } from "./cluster.ts";
import { APP_ROLE, administrator, TEMPLATE, urlOf } from "./prepare.ts";
import { postgresPrograms } from "./programs.ts";

/** Where CI has PostgreSQL, tests that need it must not be skipped. */
const isRequired = process.env.CAREER_CONTEXT_REQUIRE_POSTGRES === "1";

/**
 * Groups tests that need PostgreSQL. Where its programs are not installed they are skipped, and the report says so; with
 * CAREER_CONTEXT_REQUIRE_POSTGRES=1 they fail.
 */
export const withPostgres = describe.skipIf(postgresPrograms() === undefined && !isRequired);

/** A migrated, empty database of this test's own; it goes with the test. Gives its address. */
export async function tempPostgres({ migrated = true } = {}): Promise<string> {
  const url = await makeDatabase({ migrated });
  onTestFinished(async () => {
    const ending = administrator(await cluster());
    await ending.unsafe(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
    await ending.end();
  });
  return url;
}

/** Makes an empty database that stays until the server ends. Gives its address. */
export async function makeDatabase({ migrated = true } = {}): Promise<string> {
  const found = await cluster();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = administrator(found);
  const from = migrated ? `template ${TEMPLATE}` : "";
  try {
    await admin.unsafe(`create database ${name} owner ${APP_ROLE} ${from}`);
  } finally {
    await admin.end();
  }
  return urlOf(found, name);
}

/** A store on such a database, closed with the test. One whose statements are counted has one connection. */
export async function openTestPostgres(
  url?: string,
  onStatement?: (statement: string) => void,
): Promise<Store> {
  const store = await openPostgresStore(url ?? (await tempPostgres()), {
    builtInCatalog: readBuiltInCatalog,
    connections: onStatement ? 1 : 5,
    ...(onStatement && { onStatement }),
  });
  onTestFinished(() => store.close());
  return store;
}
