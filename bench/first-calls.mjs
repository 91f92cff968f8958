// What somebody waits for before anything is warm, and what the program holds: the first answer of a fresh process, a
// command, memory, and the longest texts. Times are of the processor, which other programs beside it change least.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { peers } from "../scripts/ready.mjs";
import { cpuOf } from "./cpu.mjs";
import { percentile } from "./latency.mjs";
import { command, program, serving, startServer } from "./processes.mjs";

const ROUNDS = 7;
const LETTER_CHARACTERS = 19_500;
const POSTING_CHARACTERS = 30_000;
const CLAIMS = 4900;
const initialize = {
  protocolVersion: "2025-06-18",
  capabilities: {},
  clientInfo: { name: "bench", version: "1" },
};

/** Nothing where the system does not say what a process used, as Linux does. */
export async function firstCallResults(folder) {
  if (cpuOf(process.pid) === undefined) return [];
  const dataDir = join(folder, "first-calls");
  command("demo", "--data-dir", dataDir);
  return [
    ...(await firstAnswers(folder, dataDir)),
    commandResult(dataDir),
    await serverMemory(dataDir),
    ...(await longTexts(dataDir)),
    await lockResult(dataDir),
  ];
}

async function firstAnswers(folder, dataDir) {
  const memory = join(peers, "node_modules", "@modelcontextprotocol", "server-memory", "dist", "index.js");
  const ours = { args: [program, "mcp", "--data-dir", dataDir], tool: "get_context" };
  const other = {
    ...{ args: [memory], tool: "read_graph" },
    env: { MEMORY_FILE_PATH: join(folder, "first-calls.jsonl") },
  };
  const found = { ours: [], other: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    found.ours.push(await firstAnswer(ours));
    found.other.push(await firstAnswer(other));
  }
  // The first of each filled the caches of the disk.
  const middle = (who, field) =>
    percentile(
      found[who].slice(1).map((one) => one[field]),
      50,
    );
  const [cpu, than] = [middle("ours", "cpu"), middle("other", "cpu")];
  return [
    row("first answer of a fresh mcp against server-memory, in the processor's time", cpu / than, 1.3, {
      detail: `${cpu.toFixed(0)} to ${than.toFixed(0)} ms, was 2.3 to 2.6 times`,
    }),
    limited("resident memory of mcp after its first answer", middle("ours", "memory"), 80, "MB", 116),
  ];
}

/** The processor's time and the memory of a process when it has answered a call that was sent at once. */
function firstAnswer({ args, tool, env = {} }) {
  const child = spawn(process.execPath, args, {
    stdio: ["pipe", "pipe", "ignore"],
    env: { ...process.env, ...env },
  });
  const messages = [
    { id: 1, method: "initialize", params: initialize },
    { method: "notifications/initialized" },
    { id: 2, method: "tools/call", params: { name: tool, arguments: {} } },
  ];
  child.stdin.write(
    messages.map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`).join(""),
  );
  let printed = "";
  let used;
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => (used ? resolve(used) : reject(new Error(`No answer from ${args[0]}.`))));
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      const answered = printed
        .split("\n")
        .slice(0, -1)
        .some((line) => JSON.parse(line).id === 2);
      if (!answered || used) return;
      used = { cpu: cpuOf(child.pid), memory: residentOf(child.pid) };
      child.stdin.end();
    });
  });
}

function residentOf(pid) {
  const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kib) / 1024;
}

/** Each in a shell of its own, which says what its child used. */
function cpuOfCommand(...args) {
  const script = "TIMEFORMAT='%U %S'; time \"$@\" >&2";
  const times = Array.from({ length: ROUNDS }, () => {
    const { stderr } = spawnSync(
      "bash",
      ["-c", `exec 3>&2; { ${script} 2>/dev/null 1>&2; } 2>&3`, "bash", ...args],
      {
        encoding: "utf8",
      },
    );
    const [user, system] = (stderr.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
    return (user + system) * 1000;
  });
  return percentile(times, 50);
}

function commandResult(dataDir) {
  const bare = cpuOfCommand(process.execPath, "-e", "0");
  const ours = cpuOfCommand(process.execPath, program, "keys", "list", "--data-dir", dataDir);
  return row("keys list against a bare Node, in the processor's time", ours / bare, 3, {
    detail: `${ours.toFixed(0)} to ${bare.toFixed(0)} ms, was 9 times`,
  });
}

/** A server that has answered reads. What it needs for heavy work ends after five idle minutes. */
async function serverMemory(dataDir) {
  const memory = await withServer(dataDir, async (url, headers, pid) => {
    for (const path of ["context", "jobs-workspace", "alerts"])
      await sent(`${url}/api/v1/${path}`, { headers });
    return residentOf(pid);
  });
  return limited("resident memory of serve after its first reads", memory, 130, "MB", 234);
}

async function withServer(dataDir, work) {
  const args = ["keys", "create", "--name", "bench", "--limit", "100000000", "--json", "--data-dir", dataDir];
  const { key } = JSON.parse(command(...args));
  const server = await startServer([program, "serve", "--port", "0", "--data-dir", dataDir]);
  try {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    return await work(server.url, headers, server.pid);
  } finally {
    await server.stop();
  }
}

async function longTexts(dataDir) {
  return withServer(dataDir, async (url, headers, pid) => {
    const used = async (path, bodyOf) => {
      const times = [];
      for (let round = 0; round < ROUNDS + 3; round += 1) {
        const before = cpuOf(pid);
        await sent(`${url}/api/v1/${path}`, { method: "POST", headers, body: JSON.stringify(bodyOf(round)) });
        times.push(cpuOf(pid) - before);
      }
      return percentile(times.slice(3), 50);
    };
    const { data } = await sent(`${url}/api/v1/resume`, { headers });
    const claimIds = data.claims.slice(0, 5).map(({ id }) => id);
    return [
      limited("a posting of 30 KB, normalised", await used("agent/apply", longPosting), 100, "ms", 213),
      limited(
        "a letter of 20,000 characters, proved",
        await used("execution-artifacts", (round) => longLetter(round, claimIds)),
        ...[500, "ms", "several seconds"],
      ),
    ];
  });
}

function longPosting(round) {
  const line = "You plan the work of the ward, keep its records and answer the questions of patients.\n";
  const more = "Required: three years of experience in nursing and a valid licence.\n";
  const body = (line + more).repeat(POSTING_CHARACTERS / (line.length + more.length));
  const rawText = `Ward nurse ${round}\nExample Hospital\n\n${body}`;
  return { actions: [{ type: "normalize_opportunity" }], opportunity: { inputMode: "pasted_text", rawText } };
}

function longLetter(round, claimIds) {
  const sentence = "I have worked as a nurse on medical wards and taught new colleagues there. ";
  const texts = Array.from(
    { length: 20 },
    (_, at) => sentence.repeat(LETTER_CHARACTERS / 20 / sentence.length) + at,
  );
  return {
    ...{ artifactKind: "outreach_note", title: `Letter ${round}` },
    blocks: texts.map((text) => ({ kind: "paragraph", text, claimIds })),
  };
}

/**
 * The longest write of another process while a resume of very many claims is imported. Another person's: the import
 * would begin again with each write of its own person.
 */
async function lockResult(dataDir) {
  const highlights = (job) => [1, 2, 3].map((place) => `Built service ${job}-${place} in a small team`);
  const work = Array.from({ length: CLAIMS / 4 }, (_, job) => ({
    ...{ name: `Example Works ${job}`, position: "Engineer", startDate: "2001-01", endDate: "2003-01" },
    highlights: highlights(job),
  }));
  const content = { basics: { name: "Ada Example" }, work };
  const body = JSON.stringify({ format: "json_resume", content, replaceDemo: true });
  const person = ["users", "create", "--name", "Beside", "--email", "beside@example.com", "--json"];
  const { id } = JSON.parse(command(...person, "--data-dir", dataDir));
  const made = ["keys", "create", "--name", "beside", "--limit", "100000000", "--user", id, "--json"];
  const own = { authorization: `Bearer ${JSON.parse(command(...made, "--data-dir", dataDir)).key}` };
  const longest = await withServer(dataDir, (url, headers) =>
    serving(dataDir, async (other) => {
      let isOver = false;
      const stored = sent(`${url}/api/v1/resume`, { method: "PUT", headers, body });
      // Also where it fails, which is seen when it is awaited.
      const end = () => {
        isOver = true;
      };
      stored.then(end, end);
      const times = [];
      const note = JSON.stringify({ contentText: "Noted beside it.", nodeType: "note" });
      while (!isOver) {
        const began = performance.now();
        await sent(`${other}/api/v1/memories`, {
          ...{ method: "POST", body: note },
          headers: { ...own, "content-type": "application/json" },
        });
        times.push(performance.now() - began);
      }
      await stored;
      return Math.max(...times);
    }),
  );
  return limited(`the longest write beside an import of ${CLAIMS} claims`, longest, 200, "ms", "about 1,000");
}

async function sent(url, init) {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

function limited(what, value, most, unit, was) {
  return row(what, value / most, 1, { detail: `${value.toFixed(0)} of ${most} ${unit}, was ${was}` });
}

function row(what, ratio, most, { detail }) {
  return { what, ratio, target: { text: `at most ${most}`, met: (value) => value <= most }, detail };
}
