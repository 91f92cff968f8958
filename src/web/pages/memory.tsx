import { addMemory, deleteMemory, getCareerContext, listMemories } from "../../domain/memories/operations.ts";
import type { DynamicContext, MemoryNode } from "../../domain/memories/schema.ts";
import { updateMemory } from "../../domain/memories/update-memory.ts";
import { Day } from "../../shared/view/day.tsx";
import { Text } from "../../shared/view/text.tsx";
import { Hidden, TextArea, TextField } from "../forms/fields.tsx";
import { Button, Form } from "../forms/form.tsx";
import { orMissing } from "../or-missing.ts";
import { field, type Page } from "../page.ts";
import { Empty } from "../parts/empty.tsx";
import { Fold } from "../parts/fold.tsx";
import { nextCursor, Pager } from "../parts/pager.tsx";
import type { Person } from "../person.ts";

const PATH = "/memory";
const A_PAGE = 50;

/** Memories: search, correct and delete. */
export const memoryPage: Page = {
  path: PATH,
  show: async ({ person, query }) => {
    const { nodes, next, noAnswer } = await remembered(person, query);
    return {
      title: "Memory",
      lead: "What agents remember about you. Correct or delete any of it.",
      body: (
        <>
          <div class="actions" id="add">
            <Fold name="Add a note" acts={["add"]} button="main" isOpen={query.add !== undefined}>
              <Form act="add" to={PATH}>
                <TextArea
                  name="contentText"
                  label="What to remember"
                  hint="In your own words: a wish, a limit, something an agent should know."
                  isRequired
                />
                <Button>Add</Button>
              </Form>
            </Fold>
            <a class="button quiet" href="/memory/forget">
              Forget a topic everywhere
            </a>
          </div>
          <search>
            <form method="get" action={PATH} class="row">
              <TextField name="q" label="Search what is remembered" type="search" value={query.q} />
              <Button isQuiet>Search</Button>
            </form>
          </search>
          {noAnswer !== undefined && nodes.length > 0 && (
            <p class="soft">
              <Text>{noAnswer}</Text> These are the nearest.
            </p>
          )}
          {nodes.length === 0 ? (
            <Empty>
              <p>{query.q ? "No memory matches these words." : "Nothing is remembered yet."}</p>
            </Empty>
          ) : (
            <ul class="cards">
              {nodes.map((node) => (
                <Memory node={node} />
              ))}
            </ul>
          )}
          <Pager path={PATH} query={query} next={next} />
        </>
      ),
    };
  },
  acts: {
    add: async ({ person, fields, once }) => {
      await person.ask(addMemory, { contentText: field(fields, "contentText") }, once);
      return { to: PATH, said: "added" };
    },
    correct: async ({ person, fields }) => {
      const { of: id, contentText } = { of: field(fields, "of"), contentText: field(fields, "contentText") };
      await person.ask(updateMemory, { id, contentText });
      return { to: PATH, said: "saved" };
    },
    delete: async ({ person, fields }) => {
      await person.ask(deleteMemory, { id: field(fields, "of") });
      return { to: PATH, said: "deleted" };
    },
  },
};

/** A memory, and in a search also what a newer one says against it. */
type Shown = MemoryNode &
  Partial<Pick<DynamicContext["relevantMemories"][number], "contradictedBy" | "newer">>;

async function remembered(
  person: Person,
  { q, cursor }: Readonly<Record<string, string>>,
): Promise<{ nodes: readonly Shown[]; next: string | undefined; noAnswer?: string | undefined }> {
  if (q) {
    const found = await orMissing(
      person.ask(getCareerContext, { query: q, limit: A_PAGE }),
      "career_context.not_found",
    );
    const { relevantMemories: nodes = [], noAnswer } = found?.data ?? {};
    return { nodes, next: undefined, noAnswer: noAnswer?.why };
  }
  const { data, metadata } = await person.ask(listMemories, {
    limit: A_PAGE,
    ...(cursor !== undefined && { cursor }),
  });
  return { nodes: data, next: nextCursor(metadata) };
}

/** The source of a memory's words, for people. */
const sources: Record<string, string> = {
  note: "Note",
  resume: "From the resume",
  profile: "From the profile",
  opportunity: "Opening",
  checkpoint: "Saved decision",
  fit_brief: "How an opening fits",
  report: "Report",
};

function Memory({ node }: { node: Shown }) {
  const { id, nodeType, contentText, createdAt, threadId, contradictedBy, newer } = node;
  const isNote = nodeType === "note";
  return (
    <li class="card">
      <p class="soft">
        {sources[nodeType] ?? nodeType.replaceAll("_", " ")}
        {createdAt && (
          <>
            , <Day at={createdAt} />
          </>
        )}
        {threadId !== undefined && (
          <>
            , <Text>{threadId}</Text>
          </>
        )}
      </p>
      <p class="words" dir="auto">
        <Text>{contentText}</Text>
      </p>
      {contradictedBy && (
        <p class="soft">
          A newer note says the opposite, and counts: <Text>{contradictedBy.contentText}</Text>
        </p>
      )}
      {newer && !contradictedBy && <p class="soft">A newer memory of this list says nearly the same.</p>}
      {isNote && (
        <Fold name="Correct or delete" acts={["correct", "delete"]} of={id}>
          <Form act="correct" to={PATH} of={id}>
            <TextArea name="contentText" label="What to remember" of={id} value={contentText} isRequired />
            <Button>Save</Button>
          </Form>
          <Form act="delete" to={PATH} of={id}>
            <Hidden name="id" value={id} />
            <Button isGrave>Delete</Button>
          </Form>
        </Fold>
      )}
    </li>
  );
}
