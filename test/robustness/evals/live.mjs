// Lets a live model do the tasks of test/robustness/evals and compares its calls with the gold ones:
//   EVALS_API_KEY=... EVALS_API_URL=https://.../v1/messages EVALS_MODEL=... npm run evals:live -- [task ...]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const { EVALS_API_KEY: key, EVALS_API_URL: url, EVALS_MODEL: model } = process.env;

if (!key) {
  console.log("evals:live needs EVALS_API_KEY, EVALS_API_URL (a Messages API) and EVALS_MODEL; nothing was run.");
} else if (!url || !model) {
  console.error("EVALS_API_URL and EVALS_MODEL must be set beside EVALS_API_KEY.");
  process.exitCode = 2;
} else {
  await run();
}

async function run() {
  const [{ build }, { ensureBuilt, root }] = await Promise.all([
    import("esbuild"),
    import("../../../scripts/ready.mjs"),
  ]);
  process.chdir(root);
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), "career-context-live-"));
  try {
    const outfile = join(folder, "live.mjs");
    const entryPoints = [join(root, "test", "robustness", "evals", "live", "main.ts")];
    await build({ entryPoints, outfile, bundle: true, format: "esm", platform: "node", target: "node20.12" });
    const { runLive } = await import(pathToFileURL(outfile).href);
    await runLive({ key, url, model }, process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
