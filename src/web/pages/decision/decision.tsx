import {
  deleteCheckpoint,
  forkCheckpointOperation,
  getCheckpoint,
  restoreCheckpointOperation,
  updateCheckpoint,
} from "../../../domain/checkpoints/operations.ts";
import { listTimeline } from "../../../domain/timeline/operations.ts";
import { fail } from "../../../operation/errors.ts";
import { type Fields, field, type Page, type PageRequest } from "../../page.ts";
import type { Person } from "../../person.ts";
import { heldBy } from "../decisions/holds.tsx";
import { checkpointsOf } from "../decisions/tree.ts";
import { checkpointName, fieldWords, nameField } from "../decisions/words.ts";
import { About, Contents } from "./place.tsx";
import { Corrections, Restore, Ways } from "./ways.tsx";

/** The most events examined. */
const MOST = 100;

/** A saved place: its content, changes since, and ways to continue. */
export const decisionPage: Page = {
  path: "/decisions/:id",
  show: async ({ person, params }) => {
    const { data: checkpoint } = await person.ask(getCheckpoint, { id: params.id });
    const held = await heldBy(person, [checkpoint]);
    const { all } = await checkpointsOf(person);
    const since = checkpoint.createdAt ? await changesSince(person, checkpoint.createdAt) : [];
    const source = all.find(({ id }) => id === checkpoint.sourceCheckpointId);
    return {
      title: checkpointName(checkpoint),
      back: { href: "/decisions", name: "Decisions" },
      lead: <About checkpoint={checkpoint} source={source} />,
      body: (
        <div class="columns">
          <Contents checkpoint={checkpoint} held={held} />
          <div>
            <Restore checkpoint={checkpoint} since={since} />
            <Ways checkpoint={checkpoint} all={all} />
            <Corrections checkpoint={checkpoint} all={all} />
          </div>
        </div>
      ),
    };
  },
  acts: {
    restore: async ({ person, params }) => {
      await person.ask(restoreCheckpointOperation, { id: params.id });
      return { to: pathOf(params), said: "restored" };
    },
    fork: async ({ person, params, fields, once }) => {
      const note = field(fields, "note");
      const named = { branchLabel: nameIn(fields), ...(note !== "" && { note }) };
      const { data } = await person.ask(forkCheckpointOperation, { id: params.id, ...named }, once);
      return { to: `/decisions/${data.id}`, said: "made" };
    },
    rename: async ({ person, params, fields }) => {
      const name = nameIn(fields);
      const { data } = await person.ask(getCheckpoint, { id: params.id });
      await person.ask(updateCheckpoint, { id: params.id, metadata: { [nameField(data)]: name } });
      return { to: pathOf(params), said: "saved" };
    },
    archive: async ({ person, params }) => {
      await person.ask(updateCheckpoint, { id: params.id, status: "archived" });
      return { to: pathOf(params), said: "saved" };
    },
    delete: async ({ person, params }) => {
      await person.ask(deleteCheckpoint, { id: params.id });
      return { to: "/decisions", said: "deleted" };
    },
  },
};

function pathOf({ id = "" }: PageRequest["params"]): string {
  return `/decisions/${id}`;
}

/** The name in a form. */
function nameIn(fields: Fields): string {
  const name = field(fields, "name");
  if (name !== "" && name.length <= 200) return name;
  throw fail("validation.bad_request", "name must be there, in at most 200 characters.");
}

/** What has changed since a time, in sentences. A restored place shows the same. */
async function changesSince(person: Person, since: string): Promise<string[]> {
  const { data } = await person.ask(listTimeline, { since, limit: MOST });
  const events = data.filter(({ timestamp }) => timestamp > since);
  const of = (type: string) => events.filter(({ eventType }) => eventType === type);
  const fields = of("profile.updated").flatMap(({ eventData: { changedFields } }) =>
    Array.isArray(changedFields) ? changedFields.map((name) => fieldWords(String(name))) : [],
  );
  const changed = [...new Set(fields)].sort();
  return [
    ...(changed.length > 0 ? [`You changed in your profile: ${changed.join(", ")}.`] : []),
    ...(of("resume.imported").length > 0 ? ["You imported a resume."] : []),
    ...(of("assessment.completed").length > 0 ? ["You took an assessment."] : []),
    ...(events.length > 0
      ? [
          events.length === 1
            ? "One entry in your timeline."
            : `${events.length === MOST ? "At least " : ""}${events.length} entries in your timeline.`,
        ]
      : []),
  ];
}
