// What an opening's brief says of a limit that the person stated: each case has a note, a posting and what a reader of
// both is certain of. The cases of the closed halves are only counted.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, serving } from "../processes.mjs";

/** What a brief may say of a note: it fails, it is open, it is met; nothing; or the opening was not read. */
const OUTCOMES = ["fails", "open", "met", "none", "unread"];
/** Two hands wrote them; neither had seen the rules. */
const HALVES = ["open", "closed", "second-open", "second-closed"];
const SKILL = "Conduit bending";

/** Prints, for each half, how often a limit that fails, is met or is open is said to; with `errors` the wrong of the open half. */
export async function measureLimits({ errors = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "limits-"));
  try {
    await serving(folder, async (url, headers) => {
      const api = caller(url, headers);
      await api("PUT", "resume", resume());
      for (const half of HALVES) await measureHalf(api, half, errors && half.endsWith("open"));
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureHalf(api, half, errors) {
  const lines = readFileSync(join(root, "bench", "limits", `${half}.jsonl`), "utf8")
    .trim()
    .split("\n");
  const counts = {};
  for (const line of lines) {
    const { id, note, posting, home, expect } = JSON.parse(line);
    const said = await saidOf(api, { note, posting, home });
    counts[expect] ??= Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0]));
    counts[expect][said] += 1;
    if (errors && said !== expect) console.log(`  ${id}: ${expect}, said ${said}: ${note}`);
  }
  console.log(`\nlimits/${half}, ${lines.length}`);
  for (const [expect, said] of Object.entries(counts))
    console.log(
      `  ${expect.padEnd(6)} ${OUTCOMES.map((outcome) => `${outcome} ${said[outcome]}`).join("  ")}`,
    );
}

/** What the brief of a posting says of a note that is stored alone. */
async function saidOf(api, { note, posting, home }) {
  await api("PATCH", "profile", { location: home });
  const { id: memoryId } = await api("POST", "memories", { contentText: note });
  const { results } = await api("POST", "agent/apply", {
    actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
    opportunity: { inputMode: "pasted_text", rawText: `${posting}\n- ${SKILL}` },
  });
  const briefId = results[1]?.outputs?.artifactRefs?.[0];
  const brief = briefId && (await api("GET", `fit-briefs/${briefId}`)).briefData;
  await api("DELETE", `memories/${memoryId}`);

  if (brief === undefined) return "unread";
  const isOfNote = (one) => one.memoryId === memoryId || one.text.includes(note);
  const kinds = (brief.openPoints ?? []).filter(isOfNote).map(({ kind }) => kind);
  if (kinds.includes("failed")) return "fails";
  if (kinds.length > 0) return "open";
  if ((brief.limits ?? []).some(isOfNote)) return "met";
  return brief.score === null ? "unread" : "none";
}

function caller(url, headers) {
  return async (method, path, body) => {
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { ...headers, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    return text === "" ? undefined : JSON.parse(text).data;
  };
}

/** A resume that shares one skill with every opening, so that each can be compared. */
function resume() {
  return {
    format: "json_resume",
    content: { basics: { name: "Ada Example" }, skills: [{ name: SKILL }] },
  };
}
