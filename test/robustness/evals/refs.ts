import { at, isObject, type Json } from "../../support/json.ts";

/** Arguments with every reference replaced by what earlier answers hold there; throws where they hold nothing. */
export function resolve(value: unknown, answers: ReadonlyMap<string, Json>): unknown {
  if (typeof value === "string" && value.startsWith("$")) return required(value.slice(1), answers);
  if (Array.isArray(value)) return value.map((item) => resolve(item, answers));
  if (!isObject(value)) return value;
  if (typeof value.$answers === "string") return sameAnswers(required(value.$answers, answers), value.with);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, answers)]));
}

/**
 * What stands at a path such as `data.results[0].outputs` or `data[kind=report].id`, which takes the first of a list
 * that has this; undefined where nothing does.
 */
export function atPath(value: unknown, path: string): unknown {
  const parts = path.match(/[^.[\]]+/g) ?? [];
  return parts.reduce((found: unknown, part) => {
    const [key = "", wanted] = part.split("=");
    if (wanted === undefined) return at(found, key);
    return Array.isArray(found) ? found.find((item) => at(item, key) === wanted) : undefined;
  }, value);
}

function required(reference: string, answers: ReadonlyMap<string, Json>): unknown {
  const [label = "", ...path] = reference.split(".");
  const found = atPath(answers.get(label), path.join("."));
  if (found === undefined || found === null) throw new Error(`There is nothing at $${reference}.`);
  return found;
}

/** The same answer to each item that assessments.questions asked. */
function sameAnswers(questions: unknown, answer: unknown): Json {
  const items = at(questions, "data", "items");
  const ids = Array.isArray(items) ? items.map((item) => String(at(item, "id"))) : [];
  return Object.fromEntries(ids.map((id) => [id, answer]));
}
