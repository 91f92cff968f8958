import type { Child } from "hono/jsx";
import type { ClaimTexts } from "../../../../shared/view/claims.tsx";
import { Day } from "../../../../shared/view/day.tsx";
import { DocumentRows } from "../../../../shared/view/document/rows.tsx";
import { documentStatusNames, kindNames, kindOf } from "../../../../shared/view/document/words.ts";
import { LeftOut, Line, Sections, sourceOf, writtenOf } from "../../../../shared/view/document/written.tsx";
import { Fit } from "../../../../shared/view/fit/fit.tsx";
import { inYourWords } from "../../../../shared/view/in-your-words.ts";
import { field, named, textField } from "../../../../shared/view/json.ts";
import { Markdown } from "../../../../shared/view/markdown.tsx";
import { knownClaims, read } from "../asked.ts";
import { type Client, tellModel } from "../client.ts";
import { CutHere, Note, OlderOnes } from "../dom.tsx";
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

/** Opens a resume, a letter, an interview brief, a fit brief or a report. */
function openDocument(client: Client, id: string, title: string): void {
  tellModel(client, `opened the document ${id}`);
  const kind = kindOf(id);
  openScreen({
    title,
    read: () => read(client.host, kind, { id, ...(kind !== "report" && { detail: "full" }) }),
    draw: async ({ data, cut }) => (
      <>
        <About data={data} kind={kind} locale={client.locale} />
        {kind === "report" ? (
          <Report data={data} title={title} />
        ) : (
          draws[kind](data, await knownClaims(client))
        )}
        {cut && <CutHere />}
      </>
    ),
  });
}

function About({
  data,
  kind,
  locale,
}: {
  data: unknown;
  kind: keyof typeof kindNames;
  locale: string | undefined;
}) {
  const name = named(kindNames, textField(data, "kind")) ?? kindNames[kind];
  const status = named(documentStatusNames, textField(data, "status"));
  const at = textField(data, "updatedAt") || textField(data, "createdAt");
  return (
    <p class="soft">
      {name}
      {status && `, ${status.toLowerCase()}`}, <Day at={at} locale={locale} />
    </p>
  );
}

const draws = {
  fit_brief: (data: unknown, claims: ClaimTexts) => (
    <>
      <h2>How it fits you</h2>
      <Fit data={field(data, "briefData")} claims={claims} />
    </>
  ),
  artifact: (data: unknown, claims: ClaimTexts) => {
    const written = writtenOf(data);
    return (
      <>
        <h2>As it reads</h2>
        <Sections
          written={written}
          isLetter={textField(data, "kind") === "outreach_note"}
          line={(line) => <Line line={line} claims={claims} name={sourceOf(line)} />}
        />
        <LeftOut written={written} claims={claims} />
      </>
    );
  },
};

function Report({ data, title }: { data: unknown; title: string }): Child {
  const text = textField(data, "contentMarkdown");
  if (text === "") return <p dir="auto">{inYourWords(textField(data, "summary"))}</p>;
  return <Markdown text={text} title={title} />;
}
