#!/usr/bin/env node
import { beginMcp } from "./cli/mcp/first-stage.ts";

// A client waits for `mcp` at every start, so it is answered before the program and its parser of flags are loaded.
const [command, ...args] = process.argv.slice(2);
const load = async () => (await import("./cli/mcp/mcp.ts")).serveMcp;
if (command !== "mcp" || !beginMcp(args, load)) await import("./main.ts");
