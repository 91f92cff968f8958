// Draws docs/images/conversation.svg: questions about the demo's person, the calls that an agent makes for them, and what
// the program answers. Nothing in it is written by hand but the questions: node scripts/conversation.mjs [FILE].
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ensureBuilt, ensureInstalled, root } from "./ready.mjs";

const OPENING = "Clinical Nurse Educator";
const MOST_FACTORS = 6;
const [WIDTH, PAD, LINE, SIZE] = [860, 24, 22, 15];
const signs = { supports: "✓", gap: "✗", unknown: "?" };

const main = join(root, "dist", "main.js");
const folder = mkdtempSync(join(tmpdir(), "career-context-conversation-"));

/** What is said in turn: by the person, as a call, or as an answer of the program with a sign before each line. */
async function turns() {
  const agent = connect();
  try {
    const query = `Should I apply for the ${OPENING} opening?`;
    const { reasoning } = await agent.call("reason_about_career", { query });
    const openings = await agent.call("list_jobs", {});
    const { id } = openings.find(({ title }) => title === OPENING);
    const actions = [{ type: "prepare_execution_artifact", artifactKind: "outreach_note" }];
    const made = await agent.call("apply", { actions, context: { jobsWorkspaceItemId: id } });
    const [letter] = made.results[0].outputs.artifactRefs;
    const operation = { operation: "executionArtifacts.get", arguments: { id: letter, detail: "full" } };
    const { contentData } = await agent.call("read_operation", operation);
    const proved = contentData.sections[0].lines.filter(
      ({ kind, claimIds }) => kind === "paragraph" && claimIds.length > 0,
    );
    return [
      { by: "you", text: query },
      { by: "call", text: `reason_about_career { "query": "${query}" }` },
      {
        by: "answer",
        lines: [
          { text: reasoning.recommendation, isStrong: true },
          ...reasoning.keyFactors.slice(0, MOST_FACTORS).map(factorLine),
        ],
      },
      { by: "you", text: "Write a letter to them." },
      { by: "call", text: 'apply { "type": "prepare_execution_artifact", "artifactKind": "outreach_note" }' },
      {
        by: "answer",
        lines: [
          ...proved.map(({ text, claimIds }) => ({ sign: "¶", text, claims: claimIds.length })),
          ...contentData.gaps.map((text) => ({ sign: "✗", text: `No claim shows: ${text}` })),
        ],
      },
    ];
  } finally {
    await agent.end();
  }
}

function factorLine({ text, effect, claimIds = [] }) {
  return { sign: signs[effect] ?? "·", text, claims: claimIds.length };
}

/** A client over stdio, without any library. */
function connect() {
  const child = spawn(process.execPath, [main, "mcp", "--data-dir", folder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const waiting = new Map();
  createInterface({ input: child.stdout }).on("line", (line) => {
    const { id, result, error } = JSON.parse(line);
    waiting.get(id)?.(error ?? result);
  });
  const send = (message) => child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const ask = (method, params) =>
    new Promise((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      send({ id, method, params });
    });
  const opened = ask("initialize", {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "conversation", version: "1" },
  });
  return {
    call: async (name, args) => {
      await opened;
      const { structuredContent, isError } = await ask("tools/call", { name, arguments: args });
      if (isError) throw new Error(JSON.stringify(structuredContent));
      return structuredContent.data;
    },
    end: () =>
      new Promise((resolve) => {
        child.once("close", resolve);
        child.stdin.end();
      }),
  };
}

function picture(all) {
  let y = PAD;
  const parts = all.map((turn) => {
    const { svg, height } = drawn[turn.by](turn, y);
    y += height + (turn.by === "answer" ? PAD : PAD / 2);
    return svg;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${y}" viewBox="0 0 ${WIDTH} ${y}" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif" font-size="${SIZE}">
<rect width="${WIDTH}" height="${y}" rx="12" fill="#f3f4f6" />
${parts.join("\n")}
</svg>
`;
}

const drawn = {
  you: ({ text }, y) => {
    const width = text.length * 7.6 + 2 * PAD;
    const x = WIDTH - PAD - width;
    return {
      svg: `${box(x, y, width, 40, "#0b6e6e")}${line(x + PAD, y + 26, text, { fill: "#ffffff" })}`,
      height: 40,
    };
  },
  call: ({ text }, y) => ({
    svg: line(PAD, y + 16, `→ ${text}`, {
      fill: "#565d67",
      "font-family": "ui-monospace, Consolas, monospace",
      "font-size": 13,
    }),
    height: 20,
  }),
  answer: ({ lines }, y) => {
    const rows = lines.flatMap(wrapped);
    const height = rows.length * LINE + PAD;
    const texts = rows.map((row, at) => rowOf(row, y + PAD / 2 + (at + 0.72) * LINE));
    return { svg: `${box(PAD, y, WIDTH - 2 * PAD, height, "#ffffff")}${texts.join("")}`, height };
  },
};

const colours = { "✓": "#0b6e6e", "✗": "#a3261b", "?": "#8a6100", "¶": "#0b6e6e" };

function rowOf({ sign, text, claims, isStrong }, y) {
  const weight = isStrong ? { "font-weight": 600 } : {};
  return [
    sign && line(PAD + 14, y, sign, { fill: colours[sign] ?? "#565d67", "font-weight": 700 }),
    line(PAD + (isStrong ? 14 : 38), y, text, { fill: "#1a1d21", ...weight }),
    claims &&
      line(WIDTH - PAD - 14, y, `${claims} ${claims === 1 ? "claim" : "claims"}`, {
        fill: "#565d67",
        "font-size": 13,
        "text-anchor": "end",
      }),
  ]
    .filter(Boolean)
    .join("");
}

/** A text in rows that fit; the sign and the claims stand with the first. */
function wrapped({ text, sign, claims, isStrong }) {
  const most = isStrong ? 96 : 86;
  const rows = [""];
  for (const word of text.split(" ")) {
    if (`${rows.at(-1)} ${word}`.length > most) rows.push(word);
    else rows.push(`${rows.pop()} ${word}`.trim());
  }
  return rows.map((row, at) => ({
    text: row,
    isStrong,
    ...(at === 0 && { sign, claims: claims || undefined }),
  }));
}

function box(x, y, width, height, fill) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${fill}" />`;
}

function line(x, y, text, attributes) {
  const said = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
  return `<text x="${x}" y="${Math.round(y)}"${said}>${escaped(text)}</text>`;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

ensureInstalled();
ensureBuilt();
try {
  const filled = spawnSync(process.execPath, [main, "demo", "--data-dir", folder], { encoding: "utf8" });
  if (filled.status !== 0) throw new Error(filled.stderr);
  writeFileSync(process.argv[2] ?? join(root, "docs", "images", "conversation.svg"), picture(await turns()));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
