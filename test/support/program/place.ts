import { byDefault } from "../engine.ts";
import { tempPostgres } from "../postgres/database.ts";
import { demoFolder } from "./data.ts";
import { temporaryFolder } from "./folder.ts";
import { runWell } from "./program.ts";
import { placed } from "./server.ts";

/** Where processes keep a test's data: a fresh folder, or a fresh database where the tests run on PostgreSQL. */
export async function processPlace(): Promise<string> {
  return byDefault === "postgres" ? tempPostgres() : temporaryFolder();
}

/** The same with the demo's person. */
export async function demoPlace(): Promise<string> {
  if (byDefault === "sqlite") return demoFolder();
  const place = await tempPostgres();
  await runWell(["demo", ...placed(place)]);
  return place;
}
