import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { z } from "zod";
import { root, temporaryFolder } from "../../support/program/folder.ts";

const folder = join(root, "extension");
const bytesOf = (...path: string[]) => readFileSync(join(root, ...path));
const readJson = (...path: string[]): unknown => JSON.parse(bytesOf(...path).toString());
const { version } = z.looseObject({ version: z.string() }).parse(readJson("package.json"));
const names = readdirSync(folder);

test("the manifest asks for exactly what the extension needs, for both browsers", () => {
  expect(readJson("extension", "manifest.json")).toEqual({
    manifest_version: 3,
    name: "career-context",
    version,
    description: expect.stringMatching(/^.{20,132}$/),
    icons: { 512: "icon.png" },
    action: { default_title: expect.any(String), default_popup: "popup.html" },
    options_ui: { page: "options.html", open_in_tab: true },
    background: { service_worker: "background.js", scripts: ["background.js"], type: "module" },
    permissions: ["activeTab", "scripting", "storage"],
    optional_host_permissions: ["http://127.0.0.1/*", "http://localhost/*", "https://*/*"],
    content_security_policy: {
      extension_pages:
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src http://127.0.0.1:* http://localhost:* https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
    minimum_chrome_version: "123",
    browser_specific_settings: {
      gecko: {
        id: expect.stringMatching(/^[\w.-]+@[\w.-]+$/),
        strict_min_version: "142.0",
        data_collection_permissions: { required: ["browsingActivity", "websiteContent"] },
      },
    },
  });
});

test("the icon is the project's", () => {
  expect(bytesOf("extension", "icon.png")).toEqual(bytesOf("docs", "images", "icon.png"));
});

test.each(names.filter((name) => name.endsWith(".html")))("%s runs and loads only its own files", (name) => {
  const html = bytesOf("extension", name).toString();
  const loaded = [...html.matchAll(/\b(?:src|href)="([^"]+)"/g)].map(([, file = ""]) => file);
  expect(loaded.filter((file) => !names.includes(file))).toEqual([]);
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=/);
});

test.each(names.filter((name) => name.endsWith(".js")))("%s holds no address and no code as text", (name) => {
  const script = bytesOf("extension", name).toString();
  expect(script).not.toMatch(/\b(?:eval|Function|innerHTML|outerHTML|insertAdjacentHTML|importScripts)\b/);
  const imported = [...script.matchAll(/^import .* from "([^"]+)"/gm)].map(([, file = ""]) => file);
  expect(imported.filter((file) => !names.includes(file.replace("./", "")))).toEqual([]);
  const code = script.replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  expect([...code.matchAll(/https?:\/\/[\w.]+/g)].map(([address]) => address)).toEqual([]);
});

test("the archive holds the files of the folder, and is the same each time", () => {
  const pack = (zone: string) => {
    const out = temporaryFolder();
    const script = join(root, "scripts", "extension.mjs");
    const env = { ...process.env, TZ: zone };
    const { status, stderr } = spawnSync(process.execPath, [script, out], { encoding: "utf8", env });
    expect([status, stderr]).toEqual([0, ""]);
    return readFileSync(join(out, "career-context-extension.zip"));
  };
  const archive = pack("UTC");
  expect(pack("Asia/Tokyo").equals(archive)).toBe(true);
  const files = unzipSync(archive);
  expect(Object.keys(files)).toEqual([...names].sort());
  for (const [name, content] of Object.entries(files))
    expect(Buffer.from(content).equals(bytesOf("extension", name)), name).toBe(true);
  expect(strFromU8(files["manifest.json"] ?? new Uint8Array())).toContain(`"version": "${version}"`);
});
