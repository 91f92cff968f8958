import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { withoutAddress } from "../../engine/documents/format-of.ts";
import type { FileContent, SentFile } from "../../engine/documents/types.ts";
import { fail } from "../../operation/errors.ts";
import type { ReadFile } from "../../operation/handler.ts";
import type { Timers } from "../../shared/timers.ts";
import type { Answer } from "./messages.ts";
import { createTurns } from "./turns.ts";

export interface FileReaderOptions {
  /** The script of the process that reads. */
  script: URL;
  timers: Timers;
}

const MOST_BYTES = 7_000_000;
const TIMEOUT_MS = 10_000;
const MOST_ANSWER = 64 * 1024 * 1024;
const HEAP_MB = 384;

/** Creates what reads files, each in a process of its own that ends with it, at most two at once. Throws validation.bad_request. */
export function createFileReader({ script, timers }: FileReaderOptions): ReadFile {
  const turns = createTurns();
  return async (file) => {
    const bytes = bytesOf(file);
    const answer = await turns.take(() => ask(script, bytes, file.format, timers));
    if ("content" in answer) return answer.content;
    throw fail("validation.bad_request", answer.refused);
  };
}

/** The bytes of a file. Throws validation.bad_request where it is larger than files may be. */
function bytesOf({ content, encoding }: SentFile): Buffer {
  const bytes = encoding === "text" ? Buffer.from(content) : Buffer.from(withoutAddress(content), "base64");
  if (bytes.length <= MOST_BYTES) return bytes;
  throw fail(
    "validation.bad_request",
    "content is a file of more than 7 MB: no document of text needs that; export it without pictures.",
    {
      status: 413,
    },
  );
}

function ask(script: URL, bytes: Buffer, format: string | undefined, timers: Timers): Promise<Answer> {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, fileURLToPath(script)], {
    stdio: ["pipe", "pipe", "ignore"],
    // Nothing of the environment is needed, least of all what would load other code.
    env: {},
    windowsHide: true,
  });
  let isLate = false;
  const cancel = timers.after(TIMEOUT_MS, () => {
    isLate = true;
    child.kill("SIGKILL");
  });
  // A process that has ended reads no further.
  child.stdin?.on("error", () => undefined);
  child.stdin?.write(`${format ?? ""}\n`);
  child.stdin?.end(bytes);
  return outputOf(child)
    .then((output) => (output === undefined ? { refused: isLate ? TOO_LONG : TOO_LARGE } : answerIn(output)))
    .finally(cancel);
}

const TOO_LONG =
  "content takes more than 10 seconds to read: no document of its kind does; export it again or send the text.";
const TOO_LARGE =
  "content takes more memory to read than any document of its kind does; export it again or send the text.";

/** What a process has written by its end; undefined where it did not end by itself. */
function outputOf(child: ChildProcess): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  child.stdout?.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST_ANSWER) child.kill("SIGKILL");
    else chunks.push(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code === 0 ? Buffer.concat(chunks) : undefined));
  });
}

/** The process runs this program's own code: its answer has this form. */
function answerIn(output: Buffer): Answer {
  const answer: Answer | { content: FileContent } = JSON.parse(output.toString("utf8"));
  return answer;
}
