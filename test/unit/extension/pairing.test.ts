import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { root } from "../../support/program/folder.ts";

interface Pairing {
  readCode: (text: string) => { address: string; key: string } | undefined;
  giveUp: (pair: { address: string }, other?: { address: string }) => Promise<void>;
}

const file = pathToFileURL(join(root, "extension", "pairing.js")).href;
const { readCode, giveUp }: Pairing = await import(/* @vite-ignore */ file);

describe("a code", () => {
  const key = `sk_${"aB3_-".repeat(8)}abc`;

  test.each([
    ["http://127.0.0.1:8787", "http://127.0.0.1:8787"],
    ["http://localhost:8787", "http://localhost:8787"],
    ["https://career.example", "https://career.example"],
    ["https://career.example:8443/", "https://career.example:8443"],
  ])("is an address and a key: %s", (written, address) => {
    expect(readCode(` ${written}#${key}\n`)).toEqual({ address, key });
  });

  test.each([
    "",
    key,
    "http://127.0.0.1:8787",
    `http://127.0.0.1:8787#${key} and more`,
    `http://127.0.0.1:8787#sk_short`,
    `http://127.0.0.1:8787#cal_${"a".repeat(43)}`,
    `http://192.0.2.1:8787#${key}`,
    `http://career.example#${key}`,
    `http://127.0.0.1.evil.example#${key}`,
    `http://me@127.0.0.1:8787#${key}`,
    `https://career.example/path#${key}`,
    `https://career.example?a=b#${key}`,
    `ftp://career.example#${key}`,
    `javascript:alert(1)#${key}`,
    `http://127.0.0.1:99999#${key}`,
  ])("%s is none", (text) => {
    expect(readCode(text)).toBeUndefined();
  });
});

describe("the permission for an address", () => {
  const [old, other, away] = ["http://127.0.0.1:8787", "http://127.0.0.1:9000", "https://career.example"];

  test.each([
    ["chrome-extension:", old, old, []],
    ["chrome-extension:", old, other, ["http://127.0.0.1:8787/*"]],
    ["chrome-extension:", old, undefined, ["http://127.0.0.1:8787/*"]],
    ["moz-extension:", old, other, []],
    ["moz-extension:", old, away, ["http://127.0.0.1/*"]],
  ])(
    "in %s is given back, unless it is needed for another: %s, %s",
    async (protocol, mine, kept, removed) => {
      const given: string[] = [];
      const remove = async ({ origins }: { origins: string[] }) => void given.push(...origins);
      onTestFinished(() => void vi.unstubAllGlobals());
      vi.stubGlobal("location", { protocol });
      vi.stubGlobal("chrome", { permissions: { remove } });
      await giveUp({ address: mine }, kept === undefined ? undefined : { address: kept });
      expect(given).toEqual(removed);
    },
  );
});
