import { field } from "../../shared/view/json.ts";
import type { Completer, Completions } from "../session/completion.ts";
import { fromList } from "../session/completion.ts";
import type { Connection } from "../session/connection.ts";
import { isTemplate } from "./kinds.ts";
import { allowed } from "./listed-kinds.ts";

const PAGE = 100;
/** Only the newest 500 are completed. */
const MOST_PAGES = 5;
const DESCRIBED_BY = ["title", "company", "query", "targetValue", "kind", "status", "type"];

/** Completes the variables of all templates within the peer's scopes. */
export function completeTemplates(completions: Completions, connection: Connection): void {
  for (const { uri, variable, values } of allowed(connection, isTemplate)) {
    if (variable === undefined || values === undefined) continue;
    const completer = "known" in values ? fromList(values.known) : idsOf(connection, values.operation);
    completions.add(uri, { [variable]: completer });
  }
}

/**
 * Completes ids from a list operation, newest first: ids with the typed start, and ids of documents with matching
 * title words.
 */
export function idsOf(connection: Connection, operation: string): Completer {
  return async (value) => {
    const values: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const { data, metadata } = await connection.readInternal(operation, {
        limit: PAGE,
        ...(cursor && { cursor }),
      });
      values.push(...(Array.isArray(data) ? data.flatMap((document) => matching(document, value)) : []));
      if (typeof metadata.nextCursor !== "string") return { values };
      cursor = metadata.nextCursor;
    }
    return { values, unfinished: true };
  };
}

function matching(document: unknown, typed: string): string[] {
  const id = field(document, "id");
  if (typeof id !== "string") return [];
  return id.startsWith(typed) || hasWords(document, typed) ? [id] : [];
}

/** True if each typed word is the start of a word that describes the document. */
function hasWords(document: unknown, typed: string): boolean {
  const words = wordsOf(DESCRIBED_BY.map((name) => field(document, name)).join(" "));
  const asked = wordsOf(typed);
  return asked.length > 0 && asked.every((word) => words.some((candidate) => candidate.startsWith(word)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{1,50}/gu) ?? [];
}
