import { isDeepStrictEqual } from "node:util";
import { isObject, type Json } from "../../support/json.ts";
import { stepsBefore } from "./people.ts";
import { atPath, resolve } from "./refs.ts";
import type { Answer, Call, Step, Task } from "./types.ts";

/** How a step went: what was wrong with its answer, and how long the answer was. */
export interface Outcome {
  tool: string;
  problems: string[];
  tokens: number;
}

/** How a connection reaches operations: which tools it lists, and which operation each other tool stands for. */
export interface Reach {
  listed: ReadonlySet<string>;
  operations: ReadonlyMap<string, { operation: string; general: string }>;
}

/** Makes the person, and the calls of earlier conversations. Throws where one of them fails. */
export async function prepare(task: Task, call: Call, reach: Reach): Promise<Map<string, Json>> {
  const answers = new Map<string, Json>();
  for (const step of [...stepsBefore(task), ...(task.before ?? [])]) {
    const { isError, structured, text } = await make(step, call, reach, answers);
    if (isError) throw new Error(`${task.id}: ${step.tool} failed beforehand: ${text.slice(0, 300)}`);
    if (step.as) answers.set(step.as, structured);
  }
  return answers;
}

/** Makes the gold calls, one after another. */
export async function runTask(
  task: Task,
  call: Call,
  reach: Reach,
  count: (text: string) => number,
): Promise<Outcome[]> {
  const answers = await prepare(task, call, reach);
  const outcomes: Outcome[] = [];
  const said: Said[] = [];
  for (const step of task.steps) {
    const answer = await make(step, call, reach, answers);
    if (step.as) answers.set(step.as, answer.structured);
    const tokens = count(answer.text);
    said.push({ text: answer.text });
    // Beside a document stand its gaps, which name what nothing shows.
    if (step.judged)
      said.push({ text: String(atPath(answer.structured, "data.contentData.markdown")), judged: true });
    const long = tokens > step.tokens ? [`${tokens} tokens, ${step.tokens} allowed`] : [];
    outcomes.push({ tool: step.tool, tokens, problems: [...problemsOf(step, answer, answers), ...long] });
  }
  outcomes.push({ tool: "all", tokens: 0, problems: factsMissing(task, said) });
  return outcomes;
}

/** An answer, or the document in it that `never` is about. */
interface Said {
  text: string;
  judged?: true;
}

function factsMissing({ facts = [], never = [] }: Task, said: readonly Said[]): string[] {
  const all = folded(said.map(({ text }) => text).join("\n"));
  const judged = said.filter((answer) => answer.judged);
  const read = folded((judged.length > 0 ? judged : said).map(({ text }) => text).join("\n"));
  return [
    ...facts
      .filter((fact) => !fact.split("|").some((form) => isShown(all, folded(form))))
      .map((fact) => `no answer shows ${fact}`),
    ...never.filter((words) => hasWords(read, folded(words))).map((words) => `shows ${words}`),
  ];
}

function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/\\"/g, '"').replaceAll(/\s+/g, " ");
}

/** A bare number is shown as a whole: "52k" is no part of an id. */
function isShown(all: string, form: string): boolean {
  return /^\d+k?$/.test(form) ? hasWords(all, form) : all.includes(form);
}

function hasWords(text: string, words: string): boolean {
  const plain = words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, "u").test(text);
}

function make({ tool, arguments: args = {} }: Step, call: Call, reach: Reach, answers: Map<string, Json>) {
  const resolved = resolve(args, answers);
  const input = isObject(resolved) ? resolved : {};
  if (reach.listed.has(tool)) return call(tool, input);
  const known = reach.operations.get(tool);
  if (!known) throw new Error(`There is no tool ${tool}.`);
  return call(known.general, { operation: known.operation, arguments: input });
}

function problemsOf(step: Step, { isError, structured, text }: Answer, answers: Map<string, Json>): string[] {
  const failed = isError ? String(structured.type) : undefined;
  if (failed !== step.fails) return [`answered ${failed ?? "well"} where ${step.fails ?? "well"} was due`];
  const { shows = [], lacks = [], has = [], is = {}, atMost = {} } = step;
  return [
    ...wrongOutcomes(step, structured),
    ...shows.filter((fact) => !text.includes(fact)).map((fact) => `does not show ${fact}`),
    ...lacks.filter((fact) => text.includes(fact)).map((fact) => `shows ${fact}`),
    ...has
      .filter((path) => (atPath(structured, path) ?? undefined) === undefined)
      .map((path) => `nothing at ${path}`),
    ...Object.entries(atMost)
      .filter(([path, most]) => !(Number(atPath(structured, path) ?? Number.NaN) <= most))
      .map(([path, most]) => `${path} is ${JSON.stringify(atPath(structured, path))}, more than ${most}`),
    ...Object.entries(is)
      .filter(([path, value]) => !isDeepStrictEqual(atPath(structured, path), resolve(value, answers)))
      .map(
        ([path, value]) =>
          `${path} is ${JSON.stringify(atPath(structured, path))}, not ${JSON.stringify(value)}`,
      ),
  ];
}

/** Requirements of a brief with an outcome that they may not have. */
function wrongOutcomes({ outcomes = {} }: Step, structured: Json): string[] {
  const rows = atPath(structured, "data.briefData.requirements");
  return (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const text = folded(String(atPath(row, "text")));
    const outcome = atPath(row, "outcome");
    return Object.entries(outcomes)
      .filter(([words, wrong]) => outcome === wrong && isSame(text, folded(words)))
      .map(([words, wrong]) => `${words}: ${wrong}`);
  });
}

function isSame(text: string, words: string): boolean {
  return text.includes(words) || words.includes(text);
}
