// An MCP client: what the program around an agent does with this server. It replaces the stored resume.
//
// Over stdio, with a server of its own:  CAREER_CONTEXT_DATA_DIR=/tmp/try node examples/mcp-client.mjs
// Over HTTP, with a running server:      CAREER_CONTEXT_KEY=sk_… node examples/mcp-client.mjs http://127.0.0.1:8787/mcp
//
// In a project of your own: npm install @modelcontextprotocol/client

import { fileURLToPath } from "node:url";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const address = process.argv[2];
const transport = address ? overHttp(address, process.env.CAREER_CONTEXT_KEY) : overStdio();

function overHttp(url, key) {
  if (!key) throw new Error("Set CAREER_CONTEXT_KEY to a key of the server.");
  return new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
}

/** The client starts the process and ends it. Where career-context is installed: { command: "career-context", args: ["mcp"] }. */
function overStdio() {
  const program = fileURLToPath(new URL("../dist/main.js", import.meta.url));
  // Beside PATH, HOME and their like the process gets only what is named here.
  const { CAREER_CONTEXT_DATA_DIR: folder } = process.env;
  const env = folder ? { CAREER_CONTEXT_DATA_DIR: folder } : {};
  return new StdioClientTransport({ command: process.execPath, args: [program, "mcp"], env });
}

// "auto" asks for the newest revision that both sides speak.
const client = new Client({ name: "example", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
await client.connect(transport);

const { tools } = await client.listTools();
const names = tools.map(({ name }) => name);
console.log(`${names.length} tools, among them ${names.slice(0, 3).join(", ")}.`);

/** Calls a tool; structuredContent is { data, metadata, next }, or { error, type, message } with isError. */
async function call(name, args = {}) {
  const { structuredContent, isError } = await client.callTool({ name, arguments: args });
  if (isError) throw new Error(`${structuredContent.type}: ${structuredContent.message}`);
  return structuredContent;
}

const resume = "# Ada Example\n\n## Experience\n\nElectrician, Calder Mills, 2019 to present\n";
const imported = await call("import_resume", { format: "markdown", content: resume });
console.log(`Imported; claims: ${imported.data.claims.map(({ text }) => text).join(" | ")}`);

// Operations without a tool of their own are found by words and called by name.
const { data: found } = await call("find_operations", { query: "list timeline", limit: 1 });
const [{ operation }] = found.operations;
const { data: events } = await call("read_operation", { operation, arguments: { limit: 5 } });
console.log(`${operation} answered ${events.length} events.`);

const { contents } = await client.readResource({ uri: "career://context" });
console.log(`career://context is ${contents[0].mimeType}, ${contents[0].text.length} characters.`);

await client.close();
