import { expect, test } from "vitest";
import { createFileReader } from "../../../src/app/reader/file-reader.ts";
import { createTurns } from "../../../src/app/reader/turns.ts";
import type { FileProgress } from "../../../src/operation/handler.ts";
import { createSystemTimers } from "../../../src/platform/runtime.ts";
import { resumePdf } from "../../support/documents/make-pdf.ts";
import { longServing } from "../../support/documents/people.ts";
import { setResume } from "../../support/documents/set-resume.ts";

const script = new URL("../../../dist/reader.js", import.meta.url);
const stops = { message: "Reading the file was stopped; nothing was done." };

async function longPdf() {
  const bytes = await resumePdf(setResume(longServing));
  return { content: bytes.toString("base64"), encoding: "base64" as const };
}

test("who follows the reading of a PDF learns of each page, and gets what everybody gets", async () => {
  const read = createFileReader({ script, timers: createSystemTimers() });
  const heard: FileProgress[] = [];
  const { signal } = new AbortController();
  const file = await longPdf();
  const followed = await read(file, { signal, onProgress: (progress) => void heard.push(progress) });
  expect(heard[0]).toEqual({ pages: 0, of: undefined });
  expect(heard.at(-1)).toEqual({ pages: 2, of: 2 });
  expect(followed).toEqual(await read(file));
});

test("reading stops when its follower says so, before its turn or in it", async () => {
  const read = createFileReader({ script, timers: createSystemTimers() });
  const stopping = new AbortController();
  const onProgress = () => stopping.abort();
  const file = await longPdf();
  await expect(read(file, { signal: stopping.signal, onProgress })).rejects.toMatchObject(stops);
  await expect(read(file, { signal: stopping.signal, onProgress })).rejects.toMatchObject(stops);
  expect(await read(file)).toMatchObject({ format: "pdf" });
});

test("who leaves the queue leaves no gap in it", async () => {
  const turns = createTurns();
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => async () => {
    done.push(name);
    await new Promise<void>((end) => void ends.push(end));
  };
  const stopping = new AbortController();
  const running = ["first", "second"].map((name) => turns.take(work(name)));
  const left = turns.take(work("left"), stopping.signal);
  const last = turns.take(work("last"), new AbortController().signal);
  stopping.abort();
  await expect(left).rejects.toMatchObject(stops);
  ends[0]?.();
  await running[0];
  await new Promise(setImmediate);
  expect(done).toEqual(["first", "second", "last"]);
  for (const end of ends) end();
  await Promise.all([...running, last]);
});
