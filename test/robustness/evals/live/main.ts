import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asList } from "../../../support/json.ts";
import { prepare, type Reach } from "../run.ts";
import { tasks } from "../tasks.ts";
import type { Task } from "../types.ts";
import { type Comparison, compare } from "./compare.ts";
import { converse, type ElicitationHandler, type Endpoint } from "./model.ts";
import { startServer } from "./stdio.ts";

/** Runs the tasks named, or all, against a live model, and prints a line for each; gives how many went as they should. */
export async function runLive(endpoint: Endpoint, names: readonly string[]): Promise<number> {
  const chosen = tasks.filter(({ id }) => names.length === 0 || names.includes(id));
  const unknown = names.filter((name) => !tasks.some(({ id }) => id === name));
  if (unknown.length > 0) throw new Error(`There is no task ${unknown.join(", ")}.`);
  const operations = operationsByTool();
  let good = 0;
  for (const task of chosen) {
    const { comparison, conversation } = await runOne(task, endpoint, operations);
    const isGood = comparison.matched === comparison.gold && comparison.right === comparison.fixed;
    if (isGood) good += 1;
    process.stdout.write(`${lineOf(task, isGood, comparison, conversation)}\n`);
  }
  process.stdout.write(`${good} of ${chosen.length} tasks went as the gold calls do.\n`);
  return good;
}

async function runOne(task: Task, endpoint: Endpoint, operations: Reach["operations"]) {
  const dataDir = mkdtempSync(join(tmpdir(), "career-context-evals-"));
  const server = await startServer(dataDir);
  try {
    const listed = new Set(server.tools.map(({ name }) => String(name)));
    await prepare(task, server.call, { listed, operations });
    const conversation = await converse(endpoint, server, task.says);
    return { conversation, comparison: compare(task, conversation.made, operations) };
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function operationsByTool(): Reach["operations"] {
  const made: unknown = JSON.parse(
    readFileSync(join(process.cwd(), "dist", "tool-definitions.json"), "utf8"),
  );
  return new Map(
    asList(made).flatMap(({ operation, tool, general }) => {
      const entry = { operation: String(operation), general: String(general) };
      // Operations are named either way in the tools that call any.
      return [[String(tool), entry] as const, [String(operation), entry] as const];
    }),
  );
}

function lineOf({ id }: Task, isGood: boolean, found: Comparison, talk: ElicitationHandler): string {
  const { matched, gold, right, fixed, extra, failed } = found;
  return [
    isGood ? "ok  " : "MISS",
    id.padEnd(28),
    `calls ${matched}/${gold}`,
    `arguments ${right}/${fixed}`,
    `extra ${extra}`,
    `failed ${failed}`,
    `tokens ${talk.inputTokens} in, ${talk.outputTokens} out`,
  ].join("  ");
}
