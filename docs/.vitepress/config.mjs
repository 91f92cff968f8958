// The site that npm run docs builds from the Markdown of this repository, as it is read there.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const titleOf = (page) => /^# (.+)$/m.exec(readFileSync(join(root, page), "utf8"))?.[1] ?? page;
const links = (names) =>
  names.map((page) => ({ text: titleOf(page), link: `/${page === "README.md" ? "" : page}` }));
const docs = (names) => names.map((name) => `docs/${name}.md`);

const groups = [
  ["Start", ["README.md", ...docs(["first-steps", "command-line", "pages", "extension"])]],
  ["Agents and programs", [...docs(["mcp", "remote-clients", "operations-table", "webhooks"]), "examples/README.md"]],
  ["How it works", docs(["documents", "methods", "measurements", "reliability", "scale"])],
  ["Operate", docs(["container", "postgresql", "administration", "operations", "copying"])],
  ["Change it", [...docs(["architecture", "glossary"]), "CONTRIBUTING.md", "RELEASING.md", "SECURITY.md", "CHANGELOG.md"]],
  ["Decisions", ["README.md", ...readdirSync(join(root, "docs", "adr")).sort()].map((name) => `docs/adr/${name}`)],
];
const pages = new Set(groups.flatMap(([, names]) => names));
const unlisted = readdirSync(join(root, "docs")).filter((name) => /\.md$/.test(name) && !pages.has(`docs/${name}`));
if (unlisted.length > 0) throw new Error(`The site has no place for ${unlisted.join(", ")}: add it to a group.`);

/** Links between pages stay; what leads to a source is no link here. */
function withoutSources(md) {
  md.core.ruler.push("without-sources", ({ tokens, env }) => {
    for (const { children } of tokens) {
      const open = [];
      for (const token of children ?? []) {
        if (token.type === "link_open") open.push(toPage(token, env.relativePath));
        if (token.type === "link_close" && open.pop() === false) token.tag = "span";
      }
    }
  });
}

function toPage(token, from) {
  const href = token.attrGet("href") ?? "";
  if (/^(?:[a-z]+:|#)/.test(href)) return true;
  const [path = "", hash] = href.split("#");
  const page = posix.normalize(posix.join(posix.dirname(from === "index.md" ? "README.md" : from), path));
  if (!pages.has(page)) {
    if (!existsSync(join(root, page))) throw new Error(`${from} links to ${href}, which is not there.`);
    token.tag = "span";
    token.attrs = [];
    return false;
  }
  token.attrSet("href", `/${page === "README.md" ? "" : page}${hash === undefined ? "" : `#${hash}`}`);
  return true;
}

export default defineConfig({
  title: "career-context",
  description: "Keeps your career in one file on your own machine, and lets AI agents work with it.",
  srcDir: "..",
  srcExclude: readdirSync(root, { recursive: true })
    .map((path) => path.split("\\").join("/"))
    .filter((path) => path.endsWith(".md") && !pages.has(path)),
  rewrites: { "README.md": "index.md" },
  head: [["link", { rel: "icon", href: "/icon.svg" }]],
  vite: { publicDir: join(root, "docs", "images") },
  markdown: { config: withoutSources },
  themeConfig: {
    sidebar: groups.map(([text, names]) => ({ text, items: links([...new Set(names)]) })),
    outline: { level: [2, 3] },
    search: { provider: "local" },
    docFooter: { prev: false, next: false },
  },
});
