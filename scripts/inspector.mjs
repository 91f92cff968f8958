// Opens the official MCP Inspector on the built program over stdio: npm run inspector -- [arguments of mcp].
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, ensurePeersInstalled, peers, root } from "./ready.mjs";

ensureInstalled();
ensureBuilt();
ensurePeersInstalled();
const inspector = join(peers, "node_modules", "@modelcontextprotocol", "inspector");
const program = [process.execPath, join(root, "dist", "main.js"), "mcp", ...process.argv.slice(2)];
const { status } = spawnSync(
  process.execPath,
  [join(inspector, "clients", "launcher", "build", "index.js"), "--web", "--", ...program],
  { cwd: root, stdio: "inherit" },
);
process.exit(status ?? 1);
