// Builds the files of the pages for people: one stylesheet, and the scripts that make a page quicker to use.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, transform } from "esbuild";
import { root } from "./ready.mjs";

const folder = join(root, "src", "web");

/** The scripts by the name of their file. */
const scripts = {
  "sign-in": "client/sign-in.ts",
  page: "client/page.ts",
  "keep-added": "client/keep-added.ts",
};
/** The bookmarklet, as a browser keeps it, and as people read it. */
const bookmarklets = { "bookmarklet.js": { minify: true }, "bookmarklet.txt": { minify: false } };

/** How scripts are built that a browser runs. */
export const forBrowser = {
  bundle: true,
  format: "iife",
  platform: "browser",
  target: "es2023",
  minify: true,
  legalComments: "none",
  logLevel: "warning",
  metafile: true,
  absWorkingDir: root,
};

/** Colours, and what is drawn alike on the pages and in the view in clients. */
export const sharedStyle = () =>
  ["tokens.css", "drawn.css"].map((name) => readFileSync(join(folder, "style", name), "utf8")).join("\n");

/** The stylesheets in their order: what all pages share, the components, and what single pages add. */
function styles() {
  const inFolder = (name) =>
    readdirSync(join(folder, "style", name))
      .sort()
      .map((file) => join(name, file));
  const shared = ["tokens.css", "base.css", "drawn.css", "shell.css", "menu.css", "quick.css"];
  const all = [...shared, ...inFolder("parts"), ...inFolder("pages"), "wide.css"];
  return all.map((name) => readFileSync(join(folder, "style", name), "utf8"));
}

/** Writes the files to `out`; gives esbuild's record of what the scripts were made from. */
export async function buildWeb(out) {
  mkdirSync(out, { recursive: true });
  const style = styles().join("\n");
  const { code } = await transform(style, { loader: "css", minify: true });
  writeFileSync(join(out, "style.css"), code);
  const { metafile } = await build({
    entryPoints: Object.fromEntries(
      Object.entries(scripts).map(([name, file]) => [name, join(folder, file)]),
    ),
    outdir: out,
    ...forBrowser,
  });
  for (const [name, { minify }] of Object.entries(bookmarklets)) {
    const entry = join(folder, "client/bookmarklet.js");
    await build({ ...forBrowser, entryPoints: [entry], outfile: join(out, name), minify });
  }
  return metafile;
}
