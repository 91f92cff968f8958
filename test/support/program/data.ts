import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { root, temporaryFolder } from "./folder.ts";
import { runWell } from "./program.ts";
import { serveOn } from "./server.ts";

const Context = z.object({ data: z.object({ user: z.object({ name: z.string() }) }) });

/** The JSON Resume of a fictional person. */
export function persona(name: "nurse" | "electrician" | "engineer"): string {
  return join(root, "test", "support", "samples", "personas", `${name}.json`);
}

let demo: Promise<[string, Buffer][]> | undefined;

/** A data folder with the demo's person; what the command makes is kept for the run's other tests. */
export async function demoFolder(): Promise<string> {
  demo ??= demoFiles();
  const folder = temporaryFolder();
  for (const [name, bytes] of await demo) writeFileSync(join(folder, name), bytes, { mode: 0o600 });
  return folder;
}

async function demoFiles(): Promise<[string, Buffer][]> {
  // Making it takes seconds: the first file of a run that needs it keeps it for the others, in the folder of the run.
  const kept = join(process.env.CAREER_CONTEXT_TEST_CLUSTER ?? temporaryFolder(), "demo");
  if (!existsSync(kept)) {
    const folder = temporaryFolder();
    await runWell(["demo", "--data-dir", folder]);
    const own = `${kept}-${process.pid}`;
    cpSync(folder, own, { recursive: true });
    try {
      renameSync(own, kept);
    } catch (cause) {
      // Of two files that make it at once, one comes first.
      if (!existsSync(kept)) throw cause;
    }
  }
  return readdirSync(kept).map((name) => [name, readFileSync(join(kept, name))]);
}

/** Whose career a data folder holds, or undefined for nobody's, as a server shows it. */
export async function holder(dataDir: string): Promise<string | undefined> {
  const server = await serveOn(dataDir);
  const made = await runWell(["keys", "create", "--name", "holder", "--json", "--data-dir", dataDir]);
  const { key } = z.object({ key: z.string() }).parse(JSON.parse(made));
  const response = await server.request("GET", "/api/v1/context", { key });
  const body: unknown = await response.json();
  await server.stop();
  return response.status === 404 ? undefined : Context.parse(body).data.user.name;
}

/** A file's permissions, e.g. `600`. */
export function mode(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

/** Writes a file and gives its path. */
export function put(file: string, text: string): string {
  writeFileSync(file, text);
  return file;
}
