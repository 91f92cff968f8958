// What a release needs beside npm's own commands:
//   node scripts/release.mjs check TAG                 whether the tag, both packages, the extension, server.json and the changelog agree
//   node scripts/release.mjs notes TAG                 what the changelog says of it
//   node scripts/release.mjs entry REPOSITORY BUNDLE   server.json with the bundle and its sum, for the MCP registry
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./ready.mjs";

const [action, ...words] = process.argv.slice(2);
const actions = { check, notes, entry };
if (!Object.hasOwn(actions, action ?? "")) refuse(["Usage: node scripts/release.mjs check|notes|entry …"]);
actions[action](...words);

function check(tag = "") {
  const { version } = readJson("package.json");
  const server = readJson("server.json");
  const others = ["client/package.json", "extension/manifest.json"];
  refuse([
    ...(tag === `v${version}`
      ? []
      : [`The tag is ${tag}, but package.json has ${version}: tag v${version}.`]),
    ...[server, ...server.packages]
      .filter((one) => one.version !== version)
      .map((one) => `server.json has ${one.version}, but package.json has ${version}.`),
    ...others
      .map((file) => [file, readJson(file).version])
      .filter(([, other]) => other !== version)
      .map(([file, other]) => `${file} has ${other}, but package.json has ${version}.`),
    ...(sectionOf(version) === undefined ? [`CHANGELOG.md has no section [${version}].`] : []),
  ]);
}

function notes(tag = "") {
  const section = sectionOf(tag.replace(/^v/, ""));
  if (section === undefined) refuse([`CHANGELOG.md has no section for ${tag}.`]);
  process.stdout.write(`${section.trim()}\n`);
}

function entry(repository, bundle) {
  const server = readJson("server.json");
  const file = readFileSync(bundle);
  const [npm] = server.packages;
  const mcpb = {
    registryType: "mcpb",
    identifier: `${repository}/releases/download/v${server.version}/${basename(bundle)}`,
    version: server.version,
    fileSha256: createHash("sha256").update(file).digest("hex"),
    transport: npm.transport,
  };
  process.stdout.write(`${JSON.stringify({ ...server, packages: [npm, mcpb] }, undefined, 2)}\n`);
}

/** What stands below the heading of a version, up to the next; undefined where there is no such heading. */
function sectionOf(version) {
  const parts = readFileSync(join(root, "CHANGELOG.md"), "utf8").split(/^## /m);
  const found = parts.find((part) => part.startsWith(`[${version}]`));
  return found?.slice(found.indexOf("\n") + 1);
}

/** Ends with status 1 where anything is wrong. */
function refuse(problems) {
  if (problems.length === 0) return;
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exit(1);
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}
