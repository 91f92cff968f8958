import { createCheckpointOperation } from "../../../domain/checkpoints/operations.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { fail } from "../../../operation/errors.ts";
import { counted } from "../../../shared/text/words.ts";
import { Section, Text } from "../../../shared/view/parts.tsx";
import { Choice, TextArea, TextField } from "../../forms/fields.tsx";
import { Button } from "../../forms/form.tsx";
import { nameOf, openingsOf } from "../../openings.ts";
import { type Fields, field, type Page } from "../../page.ts";
import { Badge } from "../../parts/badge.tsx";
import { DayAfter } from "../../parts/day.tsx";
import { Empty } from "../../parts/empty.tsx";
import { FoldedForm } from "../../parts/fold.tsx";
import { Pager } from "../../parts/pager.tsx";
import { CompareForm } from "./compare-form.tsx";
import { checkpointsOf, childrenOf, type Node, rowsOf } from "./tree.ts";
import { checkpointKinds, checkpointName } from "./words.ts";

const PATH = "/decisions";

/** The saved places, as a tree of branches. */
export const decisionsPage: Page = {
  path: PATH,
  show: async ({ person, query }) => {
    const { all, next } = await checkpointsOf(person, query.cursor);
    const { jobs } = await openingsOf(person);
    const rows = rowsOf(all);
    return {
      title: "Decisions",
      lead: "Save where you stand, try another way, and compare the two.",
      actions: <Save jobs={jobs} />,
      body: (
        <>
          {rows.length === 0 ? (
            <Empty>
              <p>Nothing is saved yet. Save where you stand before you choose. Agents can do it too.</p>
            </Empty>
          ) : (
            <Tree rows={rows} />
          )}
          <Pager path={PATH} query={query} next={next} />
          {all.length > 1 && (
            <Section id="compare" title="Compare two">
              <CompareForm all={all} />
            </Section>
          )}
        </>
      ),
    };
  },
  acts: {
    save: async ({ person, fields, once }) => {
      if (field(fields, "name") === "") throw fail("validation.bad_request", "name must be there.");
      const opening = field(fields, "opening");
      const { jobs } = opening === "" ? { jobs: [] } : await openingsOf(person);
      const job = jobs.find(({ id }) => id === opening);
      const { data } = await person.ask(createCheckpointOperation, savedPlace(fields, job), once);
      return { to: `${PATH}/${data.id}`, said: "saved" };
    },
  },
};

/** The place in the form, with the documents for its opening. */
function savedPlace(fields: Fields, job: Job | undefined): Record<string, unknown> {
  const goal = field(fields, "goal");
  const note = field(fields, "note");
  return {
    kind: field(fields, "kind"),
    metadata: { label: field(fields, "name"), ...(note !== "" && { note }) },
    ...(goal !== "" && { goalSnapshot: { direction: goal } }),
    ...(job && {
      jobsWorkspaceRefs: [job.id],
      artifactRefs: [...(job.fitBriefRef ? [job.fitBriefRef] : []), ...job.artifactRefs],
      reportRefs: job.reportRefs,
    }),
  };
}

function Tree({ rows }: { rows: readonly Node[] }) {
  const roots = rows.flatMap(({ from }, at) => (from === undefined ? [at] : []));
  return (
    <Section id="saved" title="Saved" isUnseen>
      <Branch rows={rows} places={roots} />
    </Section>
  );
}

function Branch({ rows, places }: { rows: readonly Node[]; places: readonly number[] }) {
  if (places.length === 0) return null;
  return (
    <ul class="tree">
      {places.map((place) => {
        const node = rows[place];
        if (!node) return null;
        const { id, kind, status, createdAt, ...refs } = node.checkpoint;
        const documents = refs.artifactRefs.length + refs.reportRefs.length;
        return (
          <li>
            <Text as="a" href={`${PATH}/${id}`}>
              {checkpointName(node.checkpoint)}
            </Text>
            <p class="soft">
              {checkpointKinds[kind]}
              <DayAfter words=" · " at={createdAt} />
              {refs.jobsWorkspaceRefs.length > 0 && ` · ${counted(refs.jobsWorkspaceRefs.length, "opening")}`}
              {documents > 0 && ` · ${counted(documents, "document")}`}
              {status === "archived" && (
                <>
                  {" "}
                  <Badge>archived</Badge>
                </>
              )}
            </p>
            <Branch rows={rows} places={childrenOf(rows, place)} />
          </li>
        );
      })}
    </ul>
  );
}

function Save({ jobs }: { jobs: readonly Job[] }) {
  const openings = jobs.map((job) => [job.id, nameOf(job)] as const);
  return (
    <FoldedForm name="Save where you stand" act="save" to={PATH} button="main">
      <TextField name="name" label="Name" hint="For example: before the second interview." isRequired />
      <TextArea name="goal" label="Your goal (optional)" rows={2} />
      <TextArea name="note" label="Note (optional)" rows={3} />
      <div class="row">
        <Choice name="kind" label="What you are doing" choices={Object.entries(checkpointKinds)} />
        {openings.length > 0 && (
          <Choice name="opening" label="Opening" choices={[["", "none"], ...openings]} />
        )}
      </div>
      <Button>Save</Button>
    </FoldedForm>
  );
}
