import { Worker } from "node:worker_threads";
import { type FileContent, UnreadableFile } from "../../engine/documents/types.ts";
import type { FileProgress } from "../../operation/handler.ts";
import { readFile } from "./read-file.ts";

const MOST_RESIDENT = 512 * 1024 * 1024;
const LOOK_MS = 10;

// A separate thread watches memory while the library is busy. Node's own limits do not count typed arrays.
const watchdog = `
const buffer = new Int32Array(new SharedArrayBuffer(4));
for (;;) {
  Atomics.wait(buffer, 0, 0, ${LOOK_MS});
  if (process.memoryUsage.rss() > ${MOST_RESIDENT}) process.kill(process.pid, "SIGKILL");
}`;

/** Reads the file from standard input, after a line with its format, and answers on standard output. */
export async function serveFile(): Promise<void> {
  const guard = new Worker(watchdog, { eval: true });
  const answer = await answerTo(await inputOf(process.stdin));
  process.stdout.write(JSON.stringify(answer), () => void guard.terminate());
}

async function answerTo(input: Buffer): Promise<Answer> {
  const line = input.indexOf("\n");
  const format = input.toString("utf8", 0, line);
  try {
    return { content: await readFile(input.subarray(line + 1), format || undefined, report) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: error.message };
    return { refused: "content is a damaged file: save or export it again, or send the text." };
  }
}

function report(progress: Report): void {
  process.stdout.write(`${JSON.stringify(progress)}\n`);
}

async function inputOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The reading process's answer: one JSON value in its last line. */
export type Answer = { content: FileContent } | { refused: string };

/** Its progress, one line each. */
export type Report = FileProgress;
