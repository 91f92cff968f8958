import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { openDatabase } from "../../../src/store/postgres/connection/open.ts";

/** A server of this test run alone. */
export interface Cluster {
  pid: number;
  port: number;
  password: string;
}

/** Of the databases that tests get: migrated, and empty. */
export const TEMPLATE = "career_template";
/** Whose the databases are: no superuser, as a program should be run. */
export const APP_ROLE = "career_app";

export function urlOf({ port, password }: Cluster, database: string, role = APP_ROLE): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}

/** The same database for the administrator, who has the password of the program's role. */
export function asAdministrator(url: string): string {
  const address = new URL(url);
  address.username = "postgres";
  return address.href;
}

/** Connections of the server's own administrator. */
export function administrator(found: Cluster, database = "postgres") {
  return postgres(urlOf(found, database, "postgres"), { max: 1, onnotice: () => undefined });
}

/** Waits until the server answers. */
export async function answers(found: Cluster): Promise<void> {
  const admin = administrator(found);
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await admin`select 1`;
        return;
      } catch (error) {
        if (attempt === 200) throw error;
        await sleep(50);
      }
    }
  } finally {
    await admin.end();
  }
}

/** Waits until the server answers, and makes the role and the database that others are copied from. */
export async function prepare(found: Cluster): Promise<void> {
  await answers(found);
  const admin = administrator(found);
  await admin.unsafe(`create role ${APP_ROLE} login password '${found.password}'`);
  await admin.unsafe(`create database ${TEMPLATE} owner ${APP_ROLE}`);
  await admin.end();
  const pool = await openDatabase(urlOf(found, TEMPLATE));
  await pool.end();
}
