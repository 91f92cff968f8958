// Gets the texts of the gold out of fetched public data, and checks texts and labels.
//   node bench/texts/extract.mjs --from FOLDER --to FOLDER
//   node bench/texts/extract.mjs --check FOLDER
// FOLDER of --from holds snapshots as OWNER+NAME/repo (a git directory) or OWNER+NAME (plain files). Nothing of a text is in this repository.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";

const here = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const cache = new Map();

function source(folder, repository, path, commit = "HEAD") {
  const key = `${repository}:${commit}:${path}`;
  if (!cache.has(key)) {
    const place = join(folder, repository.replace("/", "+"));
    const plain = join(place, path);
    const git = [join(place, "repo"), place].find(
      (g) => existsSync(join(g, "HEAD")) || existsSync(join(g, ".git")),
    );
    const read = () => execFileSync("git", ["-C", git, "show", `${commit}:${path}`], { maxBuffer: 2 ** 28 });
    cache.set(key, commit === "HEAD" && existsSync(plain) ? readFileSync(plain) : read());
  }
  return cache
    .get(key)
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n");
}

function csv(text, separator = ",") {
  const rows = [[]];
  let cell = "";
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '"' && text[i + 1] === '"') cell += text[++i];
      else if (c === '"') quoted = false;
      else cell += c;
    } else if (c === '"') quoted = true;
    else if (c === separator || c === "\n") {
      rows.at(-1).push(cell);
      cell = "";
      if (c === "\n") rows.push([]);
    } else cell += c;
  }
  rows.at(-1).push(cell);
  return rows;
}

const entities = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
  euro: "€",
  pound: "£",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  szlig: "ß",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  middot: "·",
  reg: "®",
  trade: "™",
  copy: "©",
};

/** HTML as a person's paste gives it: what <main> holds, a line for each block, a bullet for each item. */
function htmlToText(html) {
  return (html.match(/<main\b[\s\S]*<\/main>/i)?.[0] ?? html)
    .replace(/<!--[\s\S]*?-->|<(script|style|head|svg)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/\s+/g, " ")
    .replace(/<li\b[^>]*>(\s*<p\b[^>]*>)?/gi, "\n• ")
    .replace(/(<\/p>\s*)?<\/li>/gi, "")
    .replace(/<br\b[^>]*>/gi, "\n")
    .replace(
      /<\/?(p|div|h[1-6]|section|header|footer|article|table|dl|blockquote|main|nav|form)\b[^>]*>/gi,
      "\n\n",
    )
    .replace(/<\/?(ul|ol|tr|dt|dd|hr)\b[^>]*>/gi, "\n")
    .replace(/<\/t[dh]>/gi, "\t")
    .replace(/<[^>]+>/g, "")
    .replace(/&#x([0-9a-f]+);/gi, (_, n) => String.fromCodePoint(Number.parseInt(n, 16)))
    .replace(/&#(\d+);/g, (_, n) => String.fromCodePoint(Number(n)))
    .replace(/&(\w+);/g, (all, name) => entities[name] ?? all);
}

const tidy = (text) =>
  text
    .replace(/\u00a0/g, " ")
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n[ \t]+/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
const at = (value, pointer) =>
  pointer
    .split("/")
    .filter(Boolean)
    .reduce((v, key) => v?.[key], value);

/** Markdown as a page shows it. */
const markdownToText = (text) =>
  text
    .replace(/^[-=]{3,}$/gm, "")
    .replace(/^> ?/gm, "")
    .replace(/(^|\s)\*([^\s*][^*\n]*)\*(?=[\s.,]|$)/gm, "$1$2")
    .replace(/&amp;/g, "&")
    .replace(/^#+ +/gm, "")
    .replace(/^(\s*)[*+-] +/gm, "$1• ")
    .replace(/\*\*|__/g, "")
    .replace(/\\$/gm, "")
    .replace(/\\([[\]_*#.-])/g, "$1")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1");

/** The values of a row, one part each: a name of a column or pointer, or a text in quotes that a page puts there. */
function parts(row, list, get) {
  const say = (part) => {
    if (part.startsWith("'")) return part.slice(1, -1).replace(/\\n/g, "\n");
    const value = get(row, part) ?? "";
    return Array.isArray(value)
      ? value.map((v) => `• ${typeof v === "object" ? v.libelle : v}`).join("\n")
      : String(value);
  };
  return list.map(say).join("");
}

const ways = {
  "whole file": (text) => text,
  slice: (text, s) => text.slice(...s.slice),
  "html-to-text": (text, s) => htmlToText(s.slice ? text.slice(...s.slice) : text),
  "html-part": (text, s) =>
    htmlToText(
      text
        .split(s.open)
        [s.row + 1].split(s.close)[0]
        .replace(/^[^<>]*>/, ""),
    ),
  markdown: (text) => markdownToText(text.replace(/^---\n[\s\S]*?\n---\n?/, "")),
  "front-matter": (text, s) => {
    const [, head, body] = text.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/);
    const field = (name) =>
      head.match(new RegExp(`^${name}:\\s*(.*)$`, "m"))?.[1].replace(/^["']|["']$/g, "") ?? "";
    return `${s.parts.map((p) => (p.startsWith("'") ? p.slice(1, -1).replace(/\\n/g, "\n") : field(p))).join("")}\n\n${s.html ? htmlToText(body) : markdownToText(body)}`;
  },
  "csv-column": (text, s) => {
    const rows = csv(text, s.separator);
    return parts(rows[s.row + 1], s.parts, (row, name) => row[rows[0].indexOf(name)]);
  },
  "json-pointer": (text, s) => parts(at(JSON.parse(text), s.row), s.parts, at),
  "json-line": (text, s) => parts(JSON.parse(text.trim().split("\n")[s.row]), s.parts, at),
  literal: (text, s) => {
    const value = text.match(/=\s*(\[[\s\S]*?\n\]|\{[\s\S]*\n\})/)[1];
    return parts(
      at(runInNewContext(`(${value})`, Object.create(null), { timeout: 5000 }), String(s.row)),
      s.parts,
      at,
    );
  },
};

/** @param {{ repository: string, path: string, how: string, html?: boolean }} s */
function extract(folder, s) {
  const read = (path) => ways[s.how](source(folder, s.repository, path, s.commit), s);
  let text = [s.path].flat().map(read).join("\n\n");
  if (s.html === "escaped") text = text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&");
  if (s.html && s.how !== "front-matter")
    text = htmlToText(s.html === "escaped" ? text : text.replace(/\n/g, "<br>"));
  text = tidy(text);
  return s.cut ? text.slice(...([s.cut].flat().length === 2 ? s.cut : [0, s.cut])).trim() : text;
}

const sha = (text) => createHash("sha256").update(text, "utf8").digest("hex");

function gold() {
  const root = join(here, "gold");
  return readdirSync(root).flatMap((kind) =>
    readdirSync(join(root, kind))
      .filter((f) => f.endsWith(".json"))
      .map((f) => JSON.parse(readFileSync(join(root, kind, f), "utf8"))),
  );
}

/** Every [start, end) in a label file, however deep it lies. */
const spans = (value) => {
  if (Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)) return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(spans) : [];
};

function faults(label, text) {
  const say = [];
  if (sha(text) !== label.sha256) say.push("the text has another sha256");
  if (text.length !== label.characters) say.push("the text has another length");
  if (label.half !== (Number(label.id.match(/(\d+)$/)?.[1]) % 2 ? "open" : "closed"))
    say.push("half does not follow the number");
  for (const [start, end] of spans(label)) {
    if (!(start >= 0 && start < end && end <= text.length)) say.push(`[${start}, ${end}) is out of range`);
    else if (text.slice(start, end).trim().length !== end - start)
      say.push(`[${start}, ${end}) is not trimmed`);
  }
  for (const field of Object.values(label.fields ?? {}))
    if (!field.length) say.push("a field without a place");
  return say;
}

const from = option("--from");
const to = option("--to");
if (from && to) {
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(here).filter((f) => /^sources.*\.json$/.test(f))) {
    for (const [id, s] of Object.entries(JSON.parse(readFileSync(join(here, file), "utf8")))) {
      if (ways[s.how]) writeFileSync(join(to, `${id}.txt`), extract(from, s));
    }
  }
}
const folder = to ?? option("--check");
if (folder) {
  let bad = 0;
  let missing = 0;
  const labels = gold();
  for (const label of labels) {
    const file = join(folder, `${label.id}.txt`);
    if (!existsSync(file)) {
      missing++;
      continue;
    }
    for (const fault of faults(label, readFileSync(file, "utf8"))) {
      bad++;
      console.error(`${label.id}: ${fault}`);
    }
  }
  console.log(`${labels.length} labelled texts, ${missing} not there, ${bad} faults`);
  process.exitCode = bad ? 1 : 0;
} else {
  console.error("Say --from FOLDER --to FOLDER, or --check FOLDER.");
  process.exitCode = 2;
}
