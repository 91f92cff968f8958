import { expect, test } from "vitest";
import { temporaryFolder } from "../../support/program/folder.ts";
import { run, runWell } from "../../support/program/program.ts";
import { serveOn } from "../../support/program/server.ts";

/** What the server answers to the code of a link. */
async function signIn(link: string): Promise<Response> {
  const { origin, pathname, hash } = new URL(link);
  return fetch(origin + pathname, {
    method: "POST",
    headers: { origin },
    body: new URLSearchParams({ code: hash.slice(1) }),
    redirect: "manual",
  });
}

test("serve prints a link that signs in once, and open prints another for the running server", async () => {
  const dataDir = temporaryFolder();
  const { url, output } = await serveOn(dataDir);
  const printed = / Pages +(http\S+)/.exec(output().stdout)?.[1] ?? "";
  expect(printed).toMatch(new RegExp(`^${url}/login#[\\w-]{43}$`));
  expect((await signIn(printed)).status).toBe(303);
  expect((await signIn(printed)).status).toBe(403);
  const stdout = await runWell(["open", "--data-dir", dataDir, "--json"]);
  const { url: link } = JSON.parse(stdout) as { url: string };
  const answer = await signIn(link);
  const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  expect(cookie).toContain(`career-context-${new URL(url).port}=`);
  const page = await fetch(url, { headers: { cookie } });
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining("<title>Welcome · career-context"),
  ]);
  expect(output().stdout + output().stderr).not.toContain(new URL(link).hash.slice(1));
});

test("open says how to start a server where none answers", async () => {
  const { code, stderr } = await run(["open", "--data-dir", temporaryFolder(), "--port", "1"]);
  expect(code).toBe(2);
  expect(stderr).toContain("career-context serve");
});

test("serve names the pages by the address that browsers come by", async () => {
  const { output } = await serveOn(temporaryFolder(), { args: ["--public-url", "https://career.example"] });
  expect(output().stdout).toMatch(/ Pages +https:\/\/career\.example\/login#/);
  const { code } = await run(["serve", "--public-url", "career.example", "--data-dir", temporaryFolder()]);
  expect(code).toBe(2);
});
