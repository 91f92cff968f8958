import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { withoutAddress } from "../../engine/documents/format-of.ts";
import type { SentFile } from "../../engine/documents/types.ts";
import { fail } from "../../operation/errors.ts";
import type { FileWatch, ReadFile } from "../../operation/handler.ts";
import type { Timers } from "../../shared/timers.ts";
import type { Answer, Report } from "./messages.ts";
import { createTurns, stopped } from "./turns.ts";

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
  return async (file, watch) => {
    const bytes = bytesOf(file);
    const work = () => ask({ script, timers }, bytes, file.format, watch);
    const answer = await turns.take(work, watch?.signal);
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

async function ask(
  { script, timers }: FileReaderOptions,
  bytes: Buffer,
  format: string | undefined,
  watch: FileWatch | undefined,
): Promise<Answer> {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, fileURLToPath(script)], {
    stdio: ["pipe", "pipe", "ignore"],
    // Nothing of the environment is needed, least of all what would load other code.
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
  // A process that has ended reads no further.
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

/** What a process has answered by its end; undefined where it did not end by itself. */
function answerOf(child: ChildProcess, onReport?: (report: Report) => void): Promise<Answer | undefined> {
  let chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST_ANSWER) child.kill("SIGKILL");
    const end = chunk.lastIndexOf("\n");
    if (end < 0) return void chunks.push(chunk);
    // The answer is what follows the last line of a report.
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

/** The process runs this program's own code: its lines have this form. */
function reportIn(line: string): Report {
  return JSON.parse(line);
}

/** And so has its answer. */
function answerIn(output: Buffer): Answer {
  return JSON.parse(output.toString("utf8"));
}
