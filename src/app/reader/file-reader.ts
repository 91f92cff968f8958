import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { withoutAddress } from "../../engine/documents/format-of.ts";
import type { SentFile } from "../../engine/documents/types.ts";
import { fail } from "../../operation/errors.ts";
import type { FileWatch, ReadFile } from "../../operation/handler.ts";
import type { Timers } from "../../shared/timers.ts";
import type { Answer, Report } from "./serve-file.ts";
import { createTurns, stopped } from "./turns.ts";

export interface FileReaderOptions {
  /** The reading process's script. */
  script: URL;
  timers: Timers;
}

const MOST_BYTES = 7_000_000;
const TIMEOUT_MS = 10_000;
const MOST_ANSWER = 64 * 1024 * 1024;
const HEAP_MB = 384;

/** Creates the file reader. Each file gets its own process, at most two at once. Throws validation.bad_request. */
export function createFileReader({ script, timers }: FileReaderOptions): ReadFile {
  const turns = createTurns();
  return async (file, watch) => {
    const bytes = bytesOf(file);
    const work = () => ask({ script, timers }, bytes, file.format, watch);
    const answer = await turns.take(work, watch?.signal);
    if ("content" in answer) return answer.content;
    throw fail("validation.bad_request", answer.refused);
  };
}

/** The bytes of a file. Throws validation.bad_request if it is too large. */
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

async function ask(
  { script, timers }: FileReaderOptions,
  bytes: Buffer,
  format: string | undefined,
  watch: FileWatch | undefined,
): Promise<Answer> {
  const { spawn } = await import("node:child_process");
  if (watch?.signal.aborted) throw stopped();
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, fileURLToPath(script)], {
    stdio: ["pipe", "pipe", "ignore"],
    // The environment is not passed on: it could load other code.
    env: {},
    windowsHide: true,
  });
  watch?.onProgress({ pages: 0, of: undefined });
  const kill = () => void child.kill("SIGKILL");
  let isLate = false;
  const cancel = timers.after(TIMEOUT_MS, () => {
    isLate = true;
    kill();
  });
  watch?.signal.addEventListener("abort", kill, { once: true });
  // The process may have ended and stopped reading.
  child.stdin?.on("error", () => undefined);
  child.stdin?.write(`${format ?? ""}\n`);
  child.stdin?.end(bytes);
  try {
    const answer = await answerOf(child, watch?.onProgress);
    if (watch?.signal.aborted) throw stopped();
    return answer ?? { refused: isLate ? TOO_LONG : TOO_LARGE };
  } finally {
    cancel();
    watch?.signal.removeEventListener("abort", kill);
  }
}

const TOO_LONG =
  "content takes more than 10 seconds to read: no document of its kind does; export it again or send the text.";
const TOO_LARGE =
  "content takes more memory to read than any document of its kind does; export it again or send the text.";

/** A process's answer. Undefined if it did not end on its own. */
function answerOf(child: ChildProcess, onReport?: (report: Report) => void): Promise<Answer | undefined> {
  let chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST_ANSWER) child.kill("SIGKILL");
    const end = chunk.lastIndexOf("\n");
    if (end < 0) return void chunks.push(chunk);
    // The answer follows the last progress line.
    const lines = Buffer.concat([...chunks, chunk.subarray(0, end)]).toString("utf8");
    chunks = [chunk.subarray(end + 1)];
    onReport?.(reportIn(lines.slice(lines.lastIndexOf("\n") + 1)));
  };
  child.stdout?.on("data", take);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code === 0 ? answerIn(Buffer.concat(chunks)) : undefined));
  });
}

/** The process runs our own code, so its lines have this form. */
function reportIn(line: string): Report {
  return JSON.parse(line);
}

/** The same holds for its answer. */
function answerIn(output: Buffer): Answer {
  return JSON.parse(output.toString("utf8"));
}
