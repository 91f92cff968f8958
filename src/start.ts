#!/usr/bin/env node
import { setFlagsFromString } from "node:v8";
import { beginMcp } from "./cli/mcp/first-stage.ts";
import { loadParts } from "./load-parts.ts";

// A client waits for `mcp` at every start, so it is answered before the program and its parser of flags are loaded.
const [command, ...args] = process.argv.slice(2);
// The readers have long regular expressions. V8 first compiles each to bytecode, which takes most of the time of a
// first posting, and soon again to machine code. It is to compile them once.
setFlagsFromString("--no-regexp-tier-up");
// An MCP process answers few calls at a time, and there may be many of them: new objects get 2 MB instead of 32.
if (command === "mcp") setFlagsFromString("--semi-space-growth-factor=1");
const serveMcp = async () => (await loadParts("mcp").mcp()).serveMcp;
if (command !== "mcp" || !beginMcp(args, serveMcp)) {
  const { runCommand } = await loadParts(command === "serve" ? "serve" : "command").commands();
  await runCommand();
}
