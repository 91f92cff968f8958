import { asObject, at, isObject } from "./json.ts";

/** A part of a document with what its references lead to in their place. */
export function resolveIn(document: unknown, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => resolveIn(document, item));
  if (!isObject(node)) return node;
  const { $ref, ...beside } = node;
  if (typeof $ref !== "string") {
    const entries = Object.entries(node).map(([key, value]) => [key, resolveIn(document, value)]);
    return Object.fromEntries(entries);
  }
  const target = resolveIn(document, at(document, ...$ref.slice(2).split("/")));
  return { ...asObject(target), ...beside };
}
