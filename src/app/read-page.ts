import type { IncomingMessage } from "node:http";

const MOST_BYTES = 2 * 1024 * 1024;
const types = new Set(["text/html", "application/xhtml+xml", "text/plain"]);

/** Reads the text of a page. Throws where it is no success, of another type, packed, too large or cut off. */
export async function readPage(response: IncomingMessage): Promise<string> {
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode < 200 || statusCode > 299) throw new Error("The page is not there.");
    const [type = "", ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(";");
    if (!types.has(type.trim())) throw new Error("The page is neither HTML nor plain text.");
    if ((headers["content-encoding"] ?? "identity") !== "identity") throw new Error("The page is packed.");
    return decode(await bytesOf(response), parameters);
  } finally {
    response.destroy();
  }
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MOST_BYTES) throw new Error("The page is too large.");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** By the charset that the type names; UTF-8 where it names none. Throws for one that nobody knows. */
function decode(bytes: Buffer, parameters: readonly string[]): string {
  const named = parameters.map((part) => /^\s*charset="?([\w-]+)"?\s*$/.exec(part)?.[1]).find(Boolean);
  return new TextDecoder(named ?? "utf-8").decode(bytes);
}
