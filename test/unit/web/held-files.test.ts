import { expect, test } from "vitest";
import { fail } from "../../../src/operation/errors.ts";
import type { ReadFile } from "../../../src/operation/handler.ts";
import { createHeldFiles } from "../../../src/web/files/held-files.ts";
import { fakeTimers } from "../../support/fake-timers.ts";

const file = (name: string) => ({ name, bytes: new Uint8Array() });
const session = (id: string) => ({ id, userId: "usr_1" });
const sent = { content: "", encoding: "text" as const };
const said = { format: "pdf" as const, text: "Skills", warnings: [] };
const nothing = async () => undefined;

function held(readFile: ReadFile = async () => said) {
  const timers = fakeTimers();
  const bugs: unknown[] = [];
  return { timers, bugs, files: createHeldFiles(timers, { readFile, onBug: (bug) => void bugs.push(bug) }) };
}

test("a few files are held in all, and the oldest makes room", () => {
  const { files } = held();
  const ids = Array.from({ length: 9 }, (_, number) => `ses_${number}`);
  const marks = ids.map((id) => files.hold(session(id), file(id), nothing).mark);
  const found = ids.map((id, number) => files.find(id, marks[number] ?? "")?.file.name);
  expect(found).toEqual([undefined, ...ids.slice(1)]);
  expect(files.sessionsOf("usr_1")).toEqual(ids.slice(1));
  expect(files.sessionsOf("usr_2")).toEqual([]);
});

test("no timer is left of a file that another took the place of", async () => {
  const { files, timers } = held();
  files.hold(session("ses_1"), file("first"), nothing);
  const { mark } = files.hold(session("ses_1"), file("second"), nothing);
  expect(timers.waiting()).toHaveLength(1);
  await timers.advance(10 * 60_000 - 1);
  expect(files.find("ses_1", mark)?.file.name).toBe("second");
  await timers.advance(1);
  expect(files.find("ses_1", mark)).toBeUndefined();
});

test("a file is read once, however often it is used, and says how far it is", async () => {
  let calls = 0;
  let go: () => void = () => undefined;
  const { files } = held(async (_, watch) => {
    calls += 1;
    await Promise.resolve();
    watch?.onProgress({ pages: 3, of: 7 });
    await new Promise<void>((resolve) => {
      go = resolve;
    });
    return said;
  });
  const one = files.hold(session("ses_1"), file("a.pdf"), (readFile) => readFile(sent));
  expect(one.state()).toEqual({ is: "waiting" });
  await new Promise(setImmediate);
  expect(one.state()).toEqual({ is: "reading", progress: { pages: 3, of: 7 } });
  go();
  await one.settled;
  expect(one.state()).toEqual({ is: "read" });
  expect(await one.readFile(sent)).toBe(said);
  expect(calls).toBe(1);
});

test("what says more than any resume is not kept, and stays a file that is read", async () => {
  let calls = 0;
  const { files } = held(async (_, watch) => {
    calls += 1;
    watch?.onProgress({ pages: 0, of: 1 });
    return { ...said, text: "a".repeat(1_000_001) };
  });
  const one = files.hold(session("ses_1"), file("a.pdf"), (readFile) => readFile(sent));
  await one.settled;
  await one.readFile(sent);
  expect(calls).toBe(2);
  expect(one.state()).toEqual({ is: "read" });
});

test("one that is dropped, or that another takes the place of, is read no further", async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { files } = held((_, watch) => {
    signals.push(watch?.signal);
    return new Promise(() => undefined);
  });
  for (const name of ["first", "second"])
    files.hold(session("ses_1"), file(name), (readFile) => readFile(sent));
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  files.drop("ses_1");
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  expect(files.of("ses_1")).toBeUndefined();
});

test("a failure is kept with its words; one of ours is reported, and says nothing of itself", async () => {
  const { files, bugs } = held();
  const refused = fail("validation.bad_request", "content is a picture.");
  const first = files.hold(session("ses_1"), { ...file("a"), bytes: new Uint8Array(9) }, async () =>
    Promise.reject(refused),
  );
  await first.settled;
  expect(first.state()).toEqual({ is: "failed", problem: refused });
  expect(first.file).toEqual({ name: "a", bytes: new Uint8Array() });
  expect(bugs).toEqual([]);
  const bug = new Error("a secret of the inside");
  const second = files.hold(session("ses_2"), file("b"), async () => Promise.reject(bug));
  await second.settled;
  expect(bugs).toEqual([bug]);
  expect(JSON.stringify(second.state())).not.toContain("inside");
});
