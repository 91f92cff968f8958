// The notices of others' code that the build takes in: name, version and licence texts of each package.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./ready.mjs";

const LINE = "-".repeat(80);

/** As unlicense.org words it, for packages of which nobody reserves anything. */
const UNLICENSE = `This is free and unencumbered software released into the public domain.

Anyone is free to copy, modify, publish, use, compile, sell, or
distribute this software, either in source code form or as a compiled
binary, for any purpose, commercial or non-commercial, and by any
means.

In jurisdictions that recognize copyright laws, the author or authors
of this software dedicate any and all copyright interest in the
software to the public domain. We make this dedication for the benefit
of the public at large and to the detriment of our heirs and
successors. We intend this dedication to be an overt act of
relinquishment in perpetuity of all present and future rights to this
software under copyright law.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND,
EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT.
IN NO EVENT SHALL THE AUTHORS BE LIABLE FOR ANY CLAIM, DAMAGES OR
OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR
OTHER DEALINGS IN THE SOFTWARE.

For more information, please refer to <https://unlicense.org/>`;

/** Writes the notices of all packages that gave code to these builds (esbuild's metafiles), and of the further ones. */
export function writeNotices(file, metafiles, further = []) {
  const bundled = metafiles.flatMap(({ outputs }) => Object.values(outputs)).flatMap(packagesIn);
  const folders = new Set([...bundled, ...further.map((name) => `node_modules/${name}`)]);
  const notices = [...folders].map(noticeOf).sort((a, b) => (a.title < b.title ? -1 : 1));
  const head = "The program contains code of these packages, each under its own licence.";
  const parts = notices.map(({ title, texts }) => [title, ...texts].join("\n\n"));
  writeFileSync(file, `${[head, ...parts].join(`\n\n${LINE}\n`)}\n`);
}

/** The folders of the packages of which something stayed after tree shaking. */
function packagesIn({ inputs }) {
  return Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => {
    const [, folder] = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
    return folder !== undefined && bytesInOutput > 0 ? [folder] : [];
  });
}

function noticeOf(folder) {
  const path = join(root, folder);
  const facts = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
  const files = readdirSync(path).filter((file) =>
    /^(licen[cs]e|copying|notice)|\.license\.txt$/i.test(file),
  );
  const own = files.sort().map((file) => readFileSync(join(path, file), "utf8").trim());
  return {
    title: `${facts.name} ${facts.version} (${facts.license})`,
    texts: own.length > 0 ? own : standardTexts(facts),
  };
}

/** For a package that names its licence and brings no text of it: the text as others bring it, with its own author. */
function standardTexts({ name, license, author }) {
  if (license === "Unlicense") return [UNLICENSE];
  const holder = typeof author === "string" ? author : author?.name;
  const from = { "Apache-2.0": ["swagger-ui-dist", "LICENSE"], MIT: ["pdfkit", "LICENSE"] }[license];
  if (!from || holder === undefined)
    throw new Error(
      `The package ${name} has no licence text: say in scripts/notices.mjs what to show for it.`,
    );
  const text = readFileSync(join(root, "node_modules", ...from), "utf8").trim();
  const terms = license === "MIT" ? text.slice(text.indexOf("Permission is hereby granted")) : text;
  return [`Copyright ${holder}`, terms];
}
