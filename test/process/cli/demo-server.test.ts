import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../support/program/folder.ts";
import { start, until } from "../../support/program/program.ts";

const demo = async () => {
  const folder = temporaryFolder();
  const running = start(["demo", "--no-browser"], { env: { TMPDIR: folder } });
  await until("the demo is served", () => running.output().stdout.includes("Stop with Ctrl+C"));
  const left = () => readdirSync(folder).filter((name) => name.startsWith("career-context-demo-"));
  return { ...running, left };
};

test("demo without a place serves a fictional person, and leaves nothing behind", async () => {
  const { child, output, ended, left } = await demo();
  const { stdout } = output();
  const address = /REST\s+(http:\S+)/.exec(stdout)?.[1] ?? "";
  const key = /sk_[\w-]{43}/.exec(stdout)?.[0] ?? "";
  const answer = await fetch(`${address}/context`, { headers: { authorization: `Bearer ${key}` } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Demo data");
  expect(left()).toHaveLength(1);
  child.kill("SIGINT");
  expect((await ended).code).toBe(0);
  expect(left()).toEqual([]);
});

test("two demos run beside each other", async () => {
  const [one, other] = await Promise.all([demo(), demo()]);
  for (const { child } of [one, other]) child.kill("SIGTERM");
  expect((await Promise.all([one.ended, other.ended])).map(({ code }) => code)).toEqual([0, 0]);
});
