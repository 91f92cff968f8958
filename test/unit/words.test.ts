import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { packageRoot } from "../../src/platform/package-root.ts";

const root = packageRoot();
const textOf = (file: string) => readFileSync(join(root, file), "utf8");

/** The words of the last columns of the glossary's tables. */
function forbiddenWords(glossary: string): string[] {
  const rows = glossary.split("\n").filter((line) => line.startsWith("| ") && !line.endsWith("| Not |"));
  const words = rows.flatMap((row) => row.split("|").at(-2)?.split(",") ?? []);
  return words.map((word) => word.trim()).filter((word) => word !== "");
}

function filesBelow(folder: string, end: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(end))
    .filter(({ parentPath }) => !parentPath.split(sep).includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** What people read of a document: its text without code and without the targets of links. */
function proseOfDocument(text: string): string {
  return withoutCode(text.replace(/```[\s\S]*?```/g, "")).replace(/\]\([^)]*\)/g, "]");
}

const commentLine = /^\s*(?:\/\*\*?|\*|\/\/)(.*)$|\s\/\/ (.*)$/gm;
const literal = /"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;
// The contract's own texts change with the contract only, and SQL is no prose.
const contractText =
  /(?:\bdescription:|\.describe\(|\bdescription =)\s*(?:"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)/g;
const sql = /^\s*(?:select|insert|update|delete|create|drop|alter|pragma|with|attach|vacuum)\s/;

/** What people read of a source file: its comments, and where it is no lexicon its sentences in quotes. */
function proseOfSource(file: string, text: string): string {
  const comments = [...text.matchAll(commentLine)].map(([, own, trailing]) => own ?? trailing ?? "");
  return [...comments.map(withoutCode), ...(file.startsWith("src/engine/") ? [] : sentences(text))].join(
    "\n",
  );
}

function sentences(text: string): string[] {
  const code = text.replace(commentLine, "").replace(contractText, "");
  return [...code.matchAll(literal)]
    .map(([, quoted, template]) => (quoted ?? template ?? "").replace(/\$\{[^}]*\}/g, "…"))
    .filter((found) => /\S\s+\S+\s+\S/.test(found) && !sql.test(found));
}

function withoutCode(text: string): string {
  return text.replace(/`[^`\n]*`/g, "…");
}

/** The places where a word or its plural or past form is used, with what is around it. */
function uses(word: string, prose: string): string[] {
  const use = new RegExp(`\\b${word.replaceAll(" ", "\\s+")}(?:s|d|ed)?\\b`, "gi");
  return [...prose.matchAll(use)].map(({ 0: found, index }) => {
    const [before] = prose
      .slice(Math.max(0, index - 30), index)
      .split("\n")
      .slice(-1);
    const [after] = prose.slice(index + found.length, index + found.length + 30).split("\n");
    return `${before}${found}${after}`.trim();
  });
}

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...filesBelow("docs", ".md").filter((file) => file !== join("docs", "glossary.md")),
  ...filesBelow("examples", ".md"),
  "client/README.md",
].map((file) => ({ file, prose: proseOfDocument(textOf(file)) }));
const client = filesBelow(join("client", "src"), ".ts").filter((file) => !file.includes("generated"));
const sources = [...filesBelow("src", ".ts"), ...client].map((file) => ({
  file,
  prose: proseOfSource(file, textOf(file)),
}));

describe("words of the past; docs/glossary.md has the ones to use", () => {
  test.each(forbiddenWords(textOf("docs/glossary.md")))("%s", (word) => {
    const found = [...documents, ...sources].flatMap(({ file, prose }) =>
      uses(word, prose).map((use) => `${file}: ${use}`),
    );
    expect(found).toEqual([]);
  });
});

test("a word is found in comments, messages and documents, and nowhere else", () => {
  const glossary =
    "| Term | Meaning | Not |\n|---|---|---|\n| a | b, c | |\n| rate limiter | … | gate, old word |";
  expect(forbiddenWords(glossary)).toEqual(["gate", "old word"]);
  const source = [
    "/** The gate of\n * old\n * words. */",
    'const gate = fail("x", "Through the gates it goes."); // gated',
    'const sql = "select gate from a gate"; const name = "gate";',
    'z.string().describe("The gate of the contract."); // not `gate`',
  ].join("\n");
  const prose = proseOfSource("src/domain/x.ts", source);
  expect(uses("gate", prose)).toEqual(["The gate of", "gated", "Through the gates it goes."]);
  expect(uses("old word", prose)).toHaveLength(1);
  expect(uses("gate", proseOfSource("src/engine/x.ts", source))).toHaveLength(2);
  const document = "A gate.\n```sh\ngate\n```\n[a](gate.md) `gate`, investigates";
  expect(uses("gate", proseOfDocument(document))).toEqual(["A gate."]);
});
