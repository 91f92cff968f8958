import { isObject } from "../../../shared/json.ts";
import { parseLoosely } from "./loose-json.ts";

export type Node = Record<string, unknown>;

const MAX_NODES = 20_000;

/** The JobPosting objects in JSON texts, through arrays, `@graph` and nesting. Invalid JSON texts are counted. */
export function findJobPostings(texts: readonly string[]): { postings: Node[]; unreadable: number } {
  const postings: Node[] = [];
  let unreadable = 0;
  for (const text of texts) {
    const parsed = parseLoosely(text);
    if (parsed === undefined) unreadable += 1;
    else postings.push(...collect(parsed.value));
  }
  return { postings, unreadable };
}

/** The JobPosting in a text that is JSON; undefined if it is not JSON or has no posting. */
export function asJobPosting(text: string): Node | undefined {
  const trimmed = text
    .trim()
    .replace(/^```(?:json)?\s/, "")
    .replace(/```$/, "")
    .trim();
  if (!/^[[{]/.test(trimmed)) return undefined;
  const parsed = parseLoosely(trimmed);
  if (parsed === undefined) return undefined;
  return (
    collect(parsed.value)[0] ??
    (isObject(parsed.value) && looksLikePosting(parsed.value) ? parsed.value : undefined)
  );
}

function collect(root: unknown): Node[] {
  const found: Node[] = [];
  const named = new Map<unknown, Node>();
  const queue: unknown[] = [root];
  for (let index = 0; index < queue.length && index < MAX_NODES; index += 1) {
    const value = queue[index];
    if (Array.isArray(value)) {
      for (const each of value.slice(0, MAX_NODES)) queue.push(each);
    } else if (isObject(value)) {
      if (isPosting(value)) {
        found.push(value);
        continue;
      }
      const id = value["@id"];
      if (typeof id === "string" && Object.keys(value).length > 1) named.set(id, value);
      for (const each of Object.values(value).slice(0, 1000)) if (typeof each === "object") queue.push(each);
    }
  }
  return named.size === 0 ? found : found.map((posting) => withReferences(posting, named));
}

/** A posting with the nodes it refers to: a graph contains an employer once and refers to it by `@id`. */
function withReferences(posting: Node, named: ReadonlyMap<unknown, Node>): Node {
  const whole = (value: unknown): unknown =>
    isObject(value) && Object.keys(value).length === 1 ? (named.get(value["@id"]) ?? value) : value;
  return Object.fromEntries(
    Object.entries(posting).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.slice(0, MAX_NODES).map(whole) : whole(value),
    ]),
  );
}

function isPosting(node: Node): boolean {
  const types = Array.isArray(node["@type"]) ? node["@type"] : [node["@type"]];
  return types.some((type) => typeof type === "string" && /(?:^|[/:#])JobPosting$/i.test(type));
}

function looksLikePosting(node: Node): boolean {
  const named = typeof node.title === "string" || typeof node.name === "string";
  return (
    named &&
    ["hiringOrganization", "jobLocation", "baseSalary", "employmentType", "datePosted"].some(
      (key) => key in node,
    )
  );
}
