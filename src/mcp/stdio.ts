import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { createMcpServer, type McpDefinition, type Peer } from "./server.ts";

const LARGEST_MESSAGE = 16 * 1024 * 1024;

/** Serves one client over standard input and output; resolves when the client has gone. */
export function serveOverStdio(
  definition: McpDefinition,
  peer: Peer,
  onError: (error: Error) => void,
): { closed: Promise<void>; close: () => Promise<void> } {
  const transport = new StdioServerTransport(process.stdin, process.stdout, {
    maxBufferSize: LARGEST_MESSAGE,
  });
  const handle = serveStdio(() => createMcpServer(definition, peer), { transport, onerror: onError });
  const closed = new Promise<void>((resolve) => {
    process.stdin.once("end", resolve);
    process.stdin.once("close", resolve);
    process.stdout.once("error", () => resolve());
  });
  return { closed, close: () => handle.close() };
}
