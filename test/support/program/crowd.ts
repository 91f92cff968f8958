import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asObject } from "../json.ts";
import { crowdedExport } from "./crowded-export.ts";
import { demoFolder } from "./data.ts";
import { temporaryFolder } from "./folder.ts";
import { runWell } from "./program.ts";

/** A data folder whose person has very much of everything, with texts of every kind. */
export async function crowdedFolder(memories: number, openings: number): Promise<string> {
  const from = await demoFolder();
  const file = join(temporaryFolder(), "export.json");
  await runWell(["export", "--out", file, "--data-dir", from]);
  const exported = asObject(JSON.parse(readFileSync(file, "utf8")));
  writeFileSync(file, JSON.stringify(crowdedExport(exported, memories, openings)));
  const folder = temporaryFolder();
  await runWell(["import", "export", file, "--data-dir", folder]);
  return folder;
}
