import type { Child } from "hono/jsx";
import { Day } from "../../../../shared/view/day.tsx";
import { DocumentRows } from "../../../../shared/view/document/rows.tsx";
import { kindNames, kindOf } from "../../../../shared/view/document/words.ts";
import { named, textField } from "../../../../shared/view/json.ts";
import { read } from "../asked.ts";
import type { Client } from "../client.ts";
import { Note, OlderOnes } from "../dom.tsx";
import { openDocument } from "./document.tsx";
import { openScreen } from "./screen.tsx";

/** The number of documents read per kind. */
const MOST = 100;

interface Row {
  id: string;
  title: string;
  /** In words. */
  kind: string;
  /** A time; "" if unknown. */
  at: string;
}

/** The person's documents, newest first. */
export interface Documents {
  rows: readonly Row[];
  /** Why some kinds could not be read. */
  problems: readonly string[];
  /** There are older documents. */
  more: boolean;
}

/** Reads the lists of all document kinds. */
export async function documentsOf({ host }: Client): Promise<Documents> {
  const answers = await Promise.all(
    (["artifacts", "briefs", "reports"] as const).map((kind) => read(host, kind, { limit: MOST })),
  );
  return {
    rows: answers
      .flatMap((answer) => ("data" in answer && Array.isArray(answer.data) ? answer.data.map(toRow) : []))
      .toSorted((left, right) => right.at.localeCompare(left.at)),
    problems: [...new Set(answers.flatMap((answer) => ("problem" in answer ? answer.problem : [])))],
    more: answers.some((answer) => "data" in answer && answer.more),
  };
}

function toRow(item: unknown): Row {
  const id = textField(item, "id");
  return {
    id,
    title: textField(item, "query") || textField(item, "title") || "Untitled",
    kind: named(kindNames, textField(item, "kind")) ?? kindNames[kindOf(id)],
    at: textField(item, "updatedAt") || textField(item, "createdAt"),
  };
}

/** Opens the list of all documents. */
export function openDocuments(client: Client): void {
  openScreen<Documents>({
    title: "Documents",
    read: async () => {
      const found = await documentsOf(client);
      const [problem] = found.problems;
      return problem !== undefined && found.rows.length === 0
        ? { problem, missing: false, unknownTool: false }
        : found;
    },
    draw: (found) => drawDocuments(found, client),
  });
}

function drawDocuments({ rows, problems, more }: Documents, client: Client): Child {
  if (rows.length === 0 && problems.length === 0)
    return (
      <Note>There are none yet. Ask in the chat for a letter or a resume for one of your openings.</Note>
    );
  return (
    <>
      <DocumentButtons rows={rows} client={client} />
      {problems.map((problem) => (
        <Note>{problem}</Note>
      ))}
      {more && <OlderOnes />}
    </>
  );
}

/** Documents as a list whose entries open. */
export function DocumentButtons({ rows, client }: { rows: readonly Row[]; client: Client }) {
  return (
    <DocumentRows
      rows={rows.map(({ id, title, kind, at }) => ({
        id,
        title,
        about: (
          <>
            {kind}, <Day at={at} locale={client.locale} />
          </>
        ),
      }))}
      link={({ id, title }) => (
        <button type="button" class="link" dir="auto" onClick={() => openDocument(client, id, title)}>
          {title}
        </button>
      )}
    />
  );
}
