import { isObject } from "../../../shared/json.ts";

export type Node = Record<string, unknown>;

const MAX_NODES = 20_000;

/** The JobPosting objects of JSON texts, through arrays, `@graph` and nesting; texts that are no JSON are counted. */
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

/** The JobPosting of a text that is itself JSON; undefined where it is no JSON or holds no posting. */
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

function parseLoosely(text: string): { value: unknown } | undefined {
  const bare = text
    .trim()
    .replace(/^(?:\/\/)?\s?<!(?:--|\[CDATA\[)/, "")
    .replace(/(?:\/\/)?\s?(?:-->|\]\]>)$/, "");
  // Raw line breaks inside strings and commas before a closing bracket are the usual mistakes.
  const repaired = bare.replace(/\p{Cc}/gu, " ").replace(/,(?= {0,200}[}\]])/g, "");
  for (const candidate of [bare, repaired]) {
    try {
      const value: unknown = JSON.parse(candidate);
      return { value };
    } catch {
      // Try the next candidate.
    }
  }
  return undefined;
}

function collect(root: unknown): Node[] {
  const found: Node[] = [];
  const queue: unknown[] = [root];
  for (let index = 0; index < queue.length && index < MAX_NODES; index += 1) {
    const value = queue[index];
    if (Array.isArray(value)) {
      for (const each of value.slice(0, MAX_NODES)) queue.push(each);
    } else if (isObject(value)) {
      if (isPosting(value)) found.push(value);
      else
        for (const each of Object.values(value).slice(0, 1000))
          if (typeof each === "object") queue.push(each);
    }
  }
  return found;
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
