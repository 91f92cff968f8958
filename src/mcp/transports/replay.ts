import type { RequestId, Transport } from "@modelcontextprotocol/server";
import { isObject } from "../../shared/json.ts";

/**
 * Gives a server by `write` the lines that were answered before it was loaded, so that it knows what they say, and
 * drops its answers to them. Resolves when it has given each: no further line may reach it earlier, for a client may
 * use an id again.
 */
export async function replay(
  transport: Transport,
  lines: readonly string[],
  write: (text: string) => void,
): Promise<void> {
  const expected = new Set(lines.flatMap(idsIn));
  if (expected.size === 0) return;
  const send = transport.send.bind(transport);
  await new Promise<void>((resolve) => {
    transport.send = async (message, options) => {
      const isRepeated = !("method" in message) && message.id !== undefined && expected.delete(message.id);
      if (!isRepeated) return send(message, options);
      if (expected.size === 0) resolve();
    };
    write(lines.map((line) => `${line}\n`).join(""));
  });
}

function idsIn(line: string): RequestId[] {
  const message: unknown = JSON.parse(line);
  const id = isObject(message) ? message.id : undefined;
  return typeof id === "string" || typeof id === "number" ? [id] : [];
}
