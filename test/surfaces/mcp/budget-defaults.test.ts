import type { Client } from "@modelcontextprotocol/client";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { afterAll, describe, expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { tokensOf } from "../../../src/mcp/tools/limit-response.ts";
import { pathFields } from "../../../src/operation/definition.ts";
import { withLongIds } from "../../support/fake-runtime.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, isObject, type Json } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { largeApplication, newerResume, writeDemo, writeLarge } from "../../support/samples/large-person.ts";
import type { Person } from "../../support/samples/persona.ts";

const MOST_TOKENS = 4000;

/** Documents asked for by their id, all of a kind, or in so many words, are given as they are. */
const asked = new Set(["export_account", "get_job", "get_checkpoint", "get_profile"]);

const measured: string[] = [];
afterAll(() => {
  if (process.env.BUDGET_TABLE) process.stdout.write(`\n${measured.join("\n")}\n`);
});

/** Each tool as a model calls it that says nothing of sizes. */
async function calls(client: Client): Promise<[string, Json][]> {
  const first = async (tool: string) => {
    const { structured } = await callTool(client, tool, { limit: 1 });
    return String(asList(structured.data)[0]?.id);
  };
  const artifact = { id: await first("list_execution_artifacts") };
  const checkpoint = { id: await first("list_checkpoints") };
  const lists = operations
    .filter(({ isPage }) => isPage)
    .map(({ mcp: { tool }, http: { path } }): [string, Json] => [
      tool,
      pathFields(path).includes("moduleId") ? { moduleId: "riasec" } : {},
    ]);
  return [
    ...lists,
    ["get_context", {}],
    ["get_context", { expand: ["careerGraph", "dynamicContext", "alerts", "careerHealth", "dataSharing"] }],
    ["get_profile", {}],
    ["get_resume", {}],
    ["get_career_graph", {}],
    ["get_career_health", {}],
    ["get_data_sharing", {}],
    ["list_assessments", {}],
    ["get_assessment", { moduleId: "riasec" }],
    ["get_assessment_questions", { moduleId: "riasec" }],
    ["search_career_context", {}],
    ["search_career_context", { query: "triage handover wound care" }],
    ["match_careers", {}],
    ["match_careers", { limit: 5 }],
    ["match_careers", { limit: 100 }],
    ["find_similar_paths", {}],
    ["predict_career", { targetRole: "Nurse Practitioner", includeAlternatives: true }],
    ["reason_about_career", { query: "Should I move into teaching nurses?" }],
    ["explore", { goal: { type: "discover_directions" } }],
    ["inspect", { goal: { type: "prepare_execution_artifacts", query: "A new job" } }],
    ["apply", largeApplication],
    ["get_execution_artifact", artifact],
    ["update_execution_artifact", { ...artifact, status: "ready" }],
    ["get_checkpoint", checkpoint],
    ["restore_checkpoint", checkpoint],
    ["fork_checkpoint", checkpoint],
    ["get_fit_brief", { id: await first("list_fit_briefs") }],
    ["get_report", { id: await first("list_reports") }],
    ["get_job", { id: await first("list_jobs") }],
    ["update_profile", { prefer_stability: true }],
    ["import_resume", { format: "json_resume", content: newerResume }],
    ["export_account", {}],
  ];
}

/** Whether all that a part says stands in the whole, under the same names; `cut` texts may end early. */
function isPartOf(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part)) {
    const rest = Array.isArray(whole) ? whole : [];
    return part.every((item) => rest.some((other) => isPartOf(item, other)));
  }
  if (isObject(part)) {
    return (
      isObject(whole) && Object.keys(part).every((key) => key in whole && isPartOf(part[key], whole[key]))
    );
  }
  if (typeof part === "string" && part.endsWith("…"))
    return typeof whole === "string" && whole.startsWith(part.slice(0, -1));
  // An instant may be given by its day, and a number rounded to two decimals: .26 for .255, whose difference is not exact.
  if (typeof part === "string" && /^\d{4}-\d\d-\d\d$/.test(part) && part !== whole)
    return typeof whole === "string" && whole.startsWith(`${part}T`);
  if (typeof part === "number" && typeof whole === "number") return Math.abs(part - whole) < 0.005_000_1;
  return part === whole;
}

/** An answer of reasoning without the steps of paths, which it says in words; each path stays by its id. */
function withoutSteps(data: unknown): unknown {
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) =>
      key === "similarPaths" ? asList(value).map(({ pathId }) => ({ pathId })) : value,
    ),
  );
}

const lists = new Set(operations.filter(({ isPage }) => isPage).map(({ mcp: { tool } }) => tool));

/** The rows of a list of which the page of records, which is shorter, has the record, and that page. */
async function firstRecords(client: Client, tool: string, args: Json, rows: unknown) {
  const { structured } = await callTool(client, tool, { ...args, detail: "full" });
  if (asObject(structured.metadata).cut) return { shown: [], records: [] };
  const records = asList(structured.data);
  return { shown: asList(rows).slice(0, records.length), records };
}

/**
 * All that a concise answer left out, by the call that it says gives it, or by the same one in full where what is left
 * out would help nobody; undefined where that passes the ceiling.
 */
async function whole(client: Client, tool: string, args: Json, { next }: Json): Promise<unknown> {
  const same: Json = { tool, arguments: { ...args, detail: "full" } };
  const call = asList(next).find(({ arguments: input }) => asObject(input).detail === "full") ?? same;
  const { structured, isError } = await callTool(client, String(call.tool), asObject(call.arguments));
  expect(isError, `${tool} ${JSON.stringify(args)}: ${JSON.stringify(call)}`).toBe(false);
  expect(structured.metadata).not.toHaveProperty("detail");
  return asObject(structured.metadata).cut === undefined ? structured.data : undefined;
}

describe.each([
  ["the demo's person", writeDemo],
  ["a person with a great deal stored", writeLarge],
])("%s", (name, write: (h: Harness, person: Person) => Promise<void>) => {
  const prepared = async () => {
    const h = await start({ toolsets: ["all"], runtime: withLongIds() });
    const person = await h.newPerson();
    await write(h, person);
    return h.mcp(person.key);
  };

  test("gets no answer of more than 4,000 tokens without asking for more, and each part as the whole has it", async () => {
    const client = await prepared();
    const long: string[] = [];
    const other: string[] = [];
    for (const [tool, args] of await calls(client)) {
      const { structured, isError, text } = await callTool(client, tool, args);
      if (isError && /not_found/.test(text)) continue;
      expect(isError, `${tool}: ${text.slice(0, 300)}`).toBe(false);
      const tokens = countTokens(text);
      const { detail, cut } = asObject(structured.metadata);
      const marks = [...(detail ? [String(detail)] : []), ...(cut ? [`cut ${JSON.stringify(cut)}`] : [])];
      measured.push(
        `${String(tokens).padStart(6)} ${(text.length / tokens).toFixed(2)} ${tool} ${name.slice(0, 8)} ${marks.join(" ")}`,
      );
      if (detail && lists.has(tool)) {
        const { shown, records } = await firstRecords(client, tool, args, structured.data);
        if (!isPartOf(shown, records)) other.push(tool);
      } else if (detail && tool !== "apply") {
        const all = await whole(client, tool, args, structured);
        if (all !== undefined && !isPartOf(withoutSteps(structured.data), all)) other.push(tool);
      }
      if (tokens > MOST_TOKENS && !asked.has(tool)) long.push(`${tool}: ${tokens} tokens`);
    }
    expect({ long, other }).toEqual({ long: [], other: [] });
  });
});

test.each([
  ["ids", manyIds()],
  ["times", Array.from({ length: 80 }, (_, index) => new Date(1.79e12 + index * 987_654_321).toISOString())],
  ["prose", [newerResume]],
])(
  "of %s the estimate that pages are measured by is never too low, and at most three fifths too high",
  (_, value) => {
    const tokens = countTokens(JSON.stringify(value));
    expect(tokensOf(value)).toBeGreaterThanOrEqual(tokens);
    expect(tokensOf(value)).toBeLessThanOrEqual(1.6 * tokens);
  },
);

function manyIds(): string[] {
  const { newId } = withLongIds();
  return Array.from({ length: 80 }, () => newId("clm"));
}
