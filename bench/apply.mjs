// Measures the call in which an agent reads a pasted posting, scores the fit and prepares a resume for it.
import { join } from "node:path";
import { percentile, timesOf } from "./latency.mjs";
import { command, program, startServer } from "./processes.mjs";

const LIMIT_MS = 80;
const COUNT = 200;

/** The 95th percentile over its limit; `ratio` must be at most 1. */
export async function applyResults(folder) {
  const dataDir = join(folder, "apply");
  command("demo", "--data-dir", dataDir);
  const words = ["--name", "bench", "--limit", "100000000", "--json", "--data-dir", dataDir];
  const { key } = JSON.parse(command("keys", "create", ...words));
  const server = await startServer([program, "serve", "--port", "0", "--data-dir", dataDir]);
  try {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const apply = (place) => [
      `${server.url}/api/v1/agent/apply`,
      { method: "POST", headers, body: requestOf(place) },
    ];
    return [asResult(await timesOf(apply, COUNT))];
  } finally {
    await server.stop();
  }
}

/** A different posting for each index, so that no cached result is reused. */
function requestOf(place) {
  const rawText = [
    `Platform engineer at Example Works ${place}`,
    "Location: Lisbon, hybrid",
    `Salary: ${60 + (place % 20)}k - ${80 + (place % 20)}k EUR per year`,
    "About us. We build tools for people who repair trains, and we like plain words and small teams.",
    "Requirements",
    "- TypeScript, PostgreSQL and Docker in production",
    "- 5+ years of experience in software development",
    "- Bachelor's degree",
    "- Mentoring and code review",
    "Nice to have",
    "- Kubernetes, Terraform, incident response",
    "What we offer",
    "Thirty days of holiday, a training budget and a bicycle.",
  ].join("\n");
  return JSON.stringify({
    actions: [
      { type: "normalize_opportunity" },
      { type: "generate_fit_brief" },
      { type: "prepare_execution_artifact", artifactKind: "resume_variant" },
    ],
    opportunity: { inputMode: "pasted_text", rawText },
  });
}

function asResult(times) {
  const [middle, high] = [50, 95].map((percent) => percentile(times, percent));
  return {
    what: "apply of normalize + brief + resume variant, p95, built-in catalogue",
    ratio: high / LIMIT_MS,
    target: { text: "at most 1", met: (ratio) => ratio <= 1 },
    detail: `median ${middle.toFixed(1)} ms, 95th percentile ${high.toFixed(1)} ms, limit ${LIMIT_MS} ms`,
  };
}
