import {
  deleteCheckpoint,
  forkCheckpointOperation,
  getCheckpoint,
  restoreCheckpointOperation,
  updateCheckpoint,
} from "../../../domain/checkpoints/operations.ts";
import { fail } from "../../../operation/errors.ts";
import { type Fields, field, type Page, type PageRequest } from "../../page.ts";
import { heldBy } from "../decisions/holds.tsx";
import { changesSince } from "../decisions/since.ts";
import { checkpointsOf } from "../decisions/tree.ts";
import { checkpointName, nameField } from "../decisions/words.ts";
import { About, Contents } from "./place.tsx";
import { Corrections, Restore, Ways } from "./ways.tsx";

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
