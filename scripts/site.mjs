// Builds the docs as static pages into docs/.vitepress/dist, or serves them while they are written: npm run docs -- dev.
import { join } from "node:path";
import { ensureSiteInstalled, root, run, site } from "./ready.mjs";

ensureSiteInstalled();
const [command = "build"] = process.argv.slice(2);
run(process.execPath, [
  join(site, "node_modules", "vitepress", "bin", "vitepress.js"),
  command,
  join(root, "docs"),
]);
