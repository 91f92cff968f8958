// Packs extension/ as dist/career-context-extension.zip, the same bytes each time, for Chrome and Firefox alike. The
// files are those that a browser loads unpacked. A folder as argument takes the place of dist.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { zipSync } from "fflate";
import { root } from "./ready.mjs";

const source = join(root, "extension");
const out = resolve(process.argv[2] ?? join(root, "dist"));
const { name, version } = readJson(join(root, "package.json"));
const manifest = readJson(join(source, "manifest.json"));

const problems = [
  ...(manifest.version === version
    ? []
    : [`extension/manifest.json has ${manifest.version}, but package.json has ${version}.`]),
  ...named(manifest)
    .filter((file) => !existsSync(join(source, file)))
    .map((file) => `extension/manifest.json names ${file}, which is not there.`),
];
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exit(1);
}

// Without the time of today and the order of a file system, equal files are an equal archive.
const mtime = new Date(2000, 0, 1);
const files = readdirSync(source)
  .sort()
  .map((file) => [file, [readFileSync(join(source, file)), { mtime }]]);
const archive = join(out, `${name}-extension.zip`);
mkdirSync(out, { recursive: true });
writeFileSync(archive, zipSync(Object.fromEntries(files), { level: 9 }));
process.stdout.write(`${archive}\n`);

/** The files that a manifest names. */
function named({ icons, action, options_ui, background }) {
  return [
    ...Object.values(icons),
    action.default_popup,
    options_ui.page,
    background.service_worker,
    ...background.scripts,
  ];
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
