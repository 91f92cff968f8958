#!/usr/bin/env node
import { keepCompiledCode } from "./cli/compile-cache.ts";
import { beginMcp } from "./cli/mcp/first-stage.ts";

keepCompiledCode(import.meta.url);

// A client waits for `mcp` at every start, so it is answered before the program and its parser of flags are loaded.
const [command, ...args] = process.argv.slice(2);
const load = async () => (await import("./cli/mcp/mcp.ts")).serveMcp;
if (command !== "mcp" || !beginMcp(args, load)) await import("./main.ts");
