import { contentOfPaste, contentOfTable } from "../../../domain/jobs-import/format-of-file.ts";
import { importJobs } from "../../../domain/jobs-import/operations.ts";
import type { AttachedPosting, ImportedJobs } from "../../../domain/jobs-import/schema.ts";
import { createJobEvent } from "../../../domain/jobs-workspace/create-job-event.ts";
import { fail } from "../../../operation/errors.ts";
import { Section, Text } from "../../../shared/view/parts.tsx";
import { Hidden, TextArea } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { type Fields, field, type Page, type Submission } from "../../page.ts";
import { OpeningsFile } from "./file-form.tsx";
import { LeftOut } from "./left-out.tsx";
import { isPosting, plainTextIn, readPosting } from "./posting-file.tsx";
import { ProposedEvent } from "./proposed.tsx";
import { TableRead } from "./table-read.tsx";

const PATH = "/jobs/import";

/** The page contains the file, so that its columns can be corrected. */
const MOST_BYTES = 5_000_000;

/** Imports openings from a spreadsheet or tracker export, or an event from a mail, after a preview. */
export const jobsImportPage: Page = {
  path: PATH,
  show: async () => ({ title: "Import openings", body: <Choose /> }),
  acts: {
    read: async ({ person, machine, fields, file }) => {
      if (file && isPosting(file)) return readPosting(person, file, machine.readFile);
      const text = file ? plainTextIn(withinLimit(file)) : textOf(fields);
      const sent = file && text === undefined ? contentOfTable(file) : contentOfPaste(text ?? "");
      return read(person, sent);
    },
    columns: ({ person, fields }) => read(person, contentOf(fields), mappingOf(fields)),
    store: async ({ person, fields, once }) => {
      const input = { ...contentOf(fields), mapping: mappingOf(fields) };
      const { data } = await person.ask(importJobs, input, once);
      return {
        title: "Stored",
        message: countsOf(data),
        undoneAt: "/jobs",
        body: <Stored imported={data} />,
      };
    },
    event: async ({ person, fields, once }) => {
      const { format, content } = contentOf(fields);
      const { data } = await person.ask(importJobs, { format, content, preview: true });
      const id = field(fields, "item");
      if (!data.proposed || id === "")
        throw fail("validation.bad_request", "item must be one of the openings.");
      await person.ask(createJobEvent, { id, ...data.proposed.event }, once);
      return { to: `/jobs/${id}`, said: "event-stored" };
    },
  },
};

async function read(
  person: Submission["person"],
  sent: { format: string; content: string },
  mapping?: Record<string, string | null>,
) {
  const { data } = await person.ask(importJobs, { ...sent, ...(mapping && { mapping }), preview: true });
  const isMail = data.proposed !== undefined || data.why !== undefined;
  return {
    title: isMail ? "What the mail says" : "Store these openings?",
    body: isMail ? (
      <>
        <ProposedEvent imported={data} sent={sent} path={PATH} />
        {data.postings && <AttachedPostings postings={data.postings} />}
      </>
    ) : (
      <TableRead imported={data} sent={sent} path={PATH} />
    ),
  };
}

function Choose() {
  return (
    <>
      <p>You see what was read first. Nothing is stored until you confirm.</p>
      <Form act="read" to={PATH} hasFile>
        <OpeningsFile />
        <TextArea name="text" label="Or paste rows or a mail" rows={6} />
        <Button>Read it</Button>
      </Form>
    </>
  );
}

function withinLimit<File extends { bytes: Uint8Array }>(file: File): File {
  if (file.bytes.length <= MOST_BYTES) return file;
  throw fail(
    "validation.bad_request",
    "file must have at most 5 MB: run career-context jobs import FILE in a terminal.",
  );
}

function textOf(fields: Fields): string {
  const text = field(fields, "text");
  if (text === "") throw fail("validation.bad_request", "file must be chosen, or text pasted.");
  return text;
}

function contentOf(fields: Fields): { format: string; content: string } {
  return { format: field(fields, "format"), content: field(fields, "content") };
}

/** The columns selected in the form, by our fields. */
function mappingOf(fields: Fields): Record<string, string | null> {
  const chosen = Object.entries(fields).flatMap(([name, [column = ""]]) =>
    name.startsWith("map-") ? [[name.slice("map-".length), column === "" ? null : column] as const] : [],
  );
  return Object.fromEntries(chosen);
}

function countsOf({ added, updated, unchanged }: ImportedJobs): string {
  return `Added: ${added}. Updated: ${updated}. Stored already: ${unchanged}.`;
}

/** Where an import's openings are, and what it skipped. */
function Stored({ imported }: { imported: ImportedJobs }) {
  return (
    <>
      <p>
        <a href="/jobs">See your openings</a>. The import is one of your <a href="/access/changes">changes</a>
        : it can be undone there for 30 days.
      </p>
      <LeftOut imported={imported} />
    </>
  );
}

/** The postings that a mail brings as PDFs, each with the button that shows what would be stored. */
function AttachedPostings({ postings }: { postings: readonly AttachedPosting[] }) {
  return (
    <Section id="attached" title="Attached to the mail">
      {postings.map(({ file, title, company, text, why }, place) => (
        <>
          <p dir="auto">
            <Text>{file}</Text>
            {text !== undefined && (
              <>
                {": "}
                <strong>
                  <Text>{[title, company].filter(Boolean).join(", ")}</Text>
                </strong>
              </>
            )}
          </p>
          {why !== undefined && <p>{why}</p>}
          {text !== undefined && (
            <Form act="read" to="/add" of={String(place)} isPrivate>
              <Hidden name="text" value={text} />
              <Button>Add this opening</Button>
            </Form>
          )}
        </>
      ))}
    </Section>
  );
}
