// Builds the interactive view: one page with its style and script inside, as clients receive it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, transform } from "esbuild";
import { root } from "./ready.mjs";
import { forBrowser, sharedStyle } from "./web.mjs";

const folder = join(root, "src", "mcp", "ui");

/** Writes the page to `file`; gives esbuild's record of what its script was made from. */
export async function buildView(file) {
  const page = readFileSync(join(folder, "overview.html"), "utf8");
  const style = await transform(sharedStyle() + readFileSync(join(folder, "overview.css"), "utf8"), {
    loader: "css",
    minify: true,
  });
  const script = await build({
    entryPoints: [join(folder, "view", "main.ts")],
    ...forBrowser,
    charset: "utf8",
    // Of the same JSX of which the pages are made as HTML, nodes are made here.
    inject: [join(folder, "view", "h.ts")],
    tsconfigRaw: { compilerOptions: { jsx: "react", jsxFactory: "h", jsxFragmentFactory: "Fragment" } },
    write: false,
  });
  const code = script.outputFiles[0].text.trim();
  const parts = { style: withoutUnused(style.code.trim(), code), script: code };
  writeFileSync(
    file,
    page
      .replace(/>\s+</g, "><")
      .replace(/\/\* (style|script) \*\//g, (_, name) => withoutEndTag(parts[name])),
  );
  return script.metafile;
}

/** A stylesheet without the properties of the pages that neither it nor the script uses. */
function withoutUnused(style, script) {
  const isUsed = (name) => style.includes(`var(${name}`) || script.includes(name);
  return style.replace(/(--[\w-]+):[^;}]+;?/g, (declaration, name) =>
    isUsed(name) ? declaration.replace(/([:,]) /g, "$1") : "",
  );
}

// Escapes the only text that would end the enclosing element.
function withoutEndTag(text) {
  return text.replaceAll(/<\/(style|script)/gi, "<\\/$1");
}
