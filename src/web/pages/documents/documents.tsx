import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { fail } from "../../../operation/errors.ts";
import { Section } from "../../../shared/view/parts.tsx";
import { Choice } from "../../forms/fields.tsx";
import { Button } from "../../forms/form.tsx";
import { applied, isMakeable, makeable } from "../../notices/applied.ts";
import { nameOf, openingsOf } from "../../openings.ts";
import { field, type Page } from "../../page.ts";
import { Day } from "../../parts/day.tsx";
import { DocumentLinks } from "../../parts/document-links.tsx";
import { Empty } from "../../parts/empty.tsx";
import { FoldedForm } from "../../parts/fold.tsx";
import type { IconName } from "../../parts/icon.tsx";
import { Pager } from "../../parts/pager.tsx";
import { kinds, type Listed } from "./lists.ts";

const PATH = "/documents";
const IN_SECTION = 10;
const ALONE = 50;

/** All documents of the person, by kind, newest first. */
export const documentsPage: Page = {
  path: PATH,
  show: async ({ person, query }) => {
    const alone = kinds.find(({ key }) => key === query.kind);
    if (alone) {
      const cursor = query.cursor === undefined ? {} : { cursor: query.cursor };
      const { rows, next } = await alone.list(person, { limit: ALONE, ...cursor });
      return {
        title: alone.name,
        back: { href: PATH, name: "All documents" },
        body: (
          <>
            {rows.length === 0 ? <p>{alone.why}</p> : <Rows rows={rows} icon={alone.icon} />}
            <Pager path={PATH} query={query} next={next} />
          </>
        ),
      };
    }
    const { jobs } = await openingsOf(person);
    const openings = jobs.filter(({ type, status }) => type === "opportunity" && status !== "archived");
    const parts = [];
    for (const kind of kinds) parts.push({ kind, ...(await kind.list(person, { limit: IN_SECTION })) });
    const made = parts.filter(({ rows }) => rows.length > 0);
    const notMade = parts.filter(({ rows }) => rows.length === 0);
    return {
      title: "Documents",
      ...(openings.length > 0 && { actions: <Make openings={openings} /> }),
      body: (
        <>
          {openings.length === 0 && <NoOpening />}
          {made.map(({ kind: { key, name, icon }, rows, next }) => (
            <Section id={key} title={name}>
              <Rows rows={rows} icon={icon} />
              {next !== undefined && (
                <p>
                  <a href={`${PATH}?kind=${key}`}>All: {name}</a>
                </p>
              )}
            </Section>
          ))}
          {notMade.length > 0 && (
            <Section id="not-made" title={made.length > 0 ? "None of these yet" : "What you can have here"}>
              <dl class="kinds">
                {notMade.map(({ kind: { name, why } }) => (
                  <>
                    <dt>{name}</dt>
                    <dd>{why}</dd>
                  </>
                ))}
              </dl>
            </Section>
          )}
        </>
      ),
    };
  },
  acts: {
    make: async ({ person, fields, once }) => {
      const kind = field(fields, "artifactKind");
      const id = field(fields, "opening");
      if (!isMakeable(kind) || id === "")
        throw fail("validation.bad_request", "Choose the opening and the document.");
      const action = { type: "prepare_execution_artifact" as const, artifactKind: kind };
      const { made } = await applied(person, [action], { context: { jobsWorkspaceItemId: id } }, once);
      return { to: `${PATH}/${made[0] ?? ""}`, said: `made-${kind}` };
    },
  },
};

function NoOpening() {
  return (
    <Empty>
      <p>Letters and resumes are written for an opening.</p>
      <a class="button" href="/jobs">
        Paste an opening
      </a>
    </Empty>
  );
}

function Make({ openings }: { openings: readonly Job[] }) {
  return (
    <FoldedForm name="Write a document" act="make" to={PATH} button="main">
      <div class="row">
        <Choice
          name="opening"
          label="For which opening"
          choices={openings.map((job) => [job.id, nameOf(job)] as const)}
        />
        <Choice name="artifactKind" label="What" value="outreach_note" choices={Object.entries(makeable)} />
        <Button>Write it</Button>
      </div>
      <p class="hint">It says only what your resume says. Nothing is sent.</p>
    </FoldedForm>
  );
}

function Rows({ rows, icon }: { rows: readonly Listed[]; icon: IconName }) {
  const shown = rows.map(({ id, title, at, note, snippet }) => ({
    ...{ id, title, icon, snippet },
    about: <About at={at} note={note} />,
  }));
  return <DocumentLinks rows={shown} />;
}

function About({ at, note }: Pick<Listed, "at" | "note">) {
  return (
    <>
      {at && <Day at={at} isFirst />}
      {note && `${at ? ", " : ""}${note.toLowerCase()}`}
    </>
  );
}
