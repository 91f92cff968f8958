// Response times of computations over a whole catalogue and over many memories, and of the call that agents make first.
import { join } from "node:path";
import { percentile, timesOf, WARM } from "./latency.mjs";
import { fillMemories, questions } from "./memories.mjs";
import { command, serving } from "./processes.mjs";

const CATALOG = process.env.CAREER_CONTEXT_CATALOG_DATA;
const FEW = 20_000;
const MANY = 200_000;
const ASKED = 300;
const MATCH_MS = 60;
const SEARCH_MS = 20;
const COMPACT_MS = 5;

/** 95th percentiles over their limits; each row's `ratio` must be at most its target. */
export async function careerResults(folder) {
  return [...(await answers(folder)), ...(await searches(folder))];
}

async function answers(folder) {
  const dataDir = join(folder, "career");
  command("demo", "--data-dir", dataDir);
  if (CATALOG) command("import", "catalog", CATALOG, "--data-dir", dataDir);
  return serving(dataDir, async (url, headers) => {
    const post = { method: "POST", headers: { ...headers, "content-type": "application/json" } };
    const match = (place) => [`${url}/api/v1/career-match`, { ...post, body: bodyOf(place) }];
    const sample = await (await fetch(...match(0))).json();
    const over = CATALOG ? sample.metadata.catalog : "the built-in catalogue (no O*NET release given)";
    return [
      limited(`career match over ${over}`, MATCH_MS, await timesOf(match, 200)),
      limited(
        "compact context, warm",
        COMPACT_MS,
        await timesOf(() => [`${url}/api/v1/context`, { headers }], 500),
      ),
    ];
  });
}

function bodyOf(place) {
  return JSON.stringify(place % 2 === 0 ? { limit: 30 } : { limit: 30, query: "nurse educator" });
}

async function searches(folder) {
  const few = await searchTimes(folder, FEW);
  const many = await searchTimes(folder, MANY);
  const growth = percentile(many, 95) / percentile(few, 95);
  return [
    limited(`career context over ${FEW} memories`, SEARCH_MS, few),
    {
      what: `career context over ${MANY} memories against ${FEW}`,
      ratio: growth,
      target: atMost(3),
      detail: `${inWords(many)} to ${inWords(few)}`,
    },
  ];
}

async function searchTimes(folder, count) {
  const dataDir = join(folder, `memories-${count}`);
  // A command that writes creates the user `local`, too.
  command("users", "create", "--name", "Bench", "--email", "bench@example.com", "--data-dir", dataDir);
  await fillMemories(join(dataDir, "career-context.db"), count);
  return serving(dataDir, (url, headers) => {
    // Each question is new, so that no cached answer is reused.
    const asked = questions(WARM + ASKED);
    const search = (place) => [
      `${url}/api/v1/career-context?query=${encodeURIComponent(asked[place])}`,
      { headers },
    ];
    return timesOf(search, ASKED);
  });
}

function limited(what, limit, times) {
  const detail = `${inWords(times)}, limit ${limit} ms at the 95th`;
  return { what, ratio: percentile(times, 95) / limit, target: atMost(1), detail };
}

function inWords(times) {
  return `median ${percentile(times, 50).toFixed(1)} ms, 95th percentile ${percentile(times, 95).toFixed(1)} ms`;
}

function atMost(value) {
  return { text: `at most ${value}`, met: (ratio) => ratio <= value };
}
