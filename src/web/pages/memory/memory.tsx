import {
  addMemory,
  deleteMemory,
  getCareerContext,
  listMemories,
} from "../../../domain/memories/operations.ts";
import type { DynamicContext, MemoryNode } from "../../../domain/memories/schema.ts";
import { updateMemory } from "../../../domain/memories/update-memory.ts";
import { Text } from "../../../shared/view/parts.tsx";
import { Hidden, TextArea, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { field, type Page } from "../../page.ts";
import { DayAfter } from "../../parts/day.tsx";
import { Empty } from "../../parts/empty.tsx";
import { Fold, FoldedForm } from "../../parts/fold.tsx";
import { nextCursor, Pager } from "../../parts/pager.tsx";
import { Tabs } from "../../parts/tabs.tsx";
import { orMissing, type Person } from "../../person.ts";
import { AskForget } from "./ask-forget.tsx";
import { memoryInWords, memoryKind, memorySource } from "./words.ts";

const PATH = "/memory";
const A_PAGE = 50;
const NOTES = "note";

/** Memories: search, correct and delete. */
export const memoryPage: Page = {
  path: PATH,
  show: async ({ person, query }) => {
    const { nodes, next, noAnswer } = await remembered(person, query);
    return {
      title: "Memory",
      lead: "What agents can look up about you: your notes, and what came from your resume, profile and openings.",
      actions: (
        <FoldedForm name="Add a note" act="add" to={PATH} button="main" isOpen={query.add !== undefined}>
          <TextArea
            name="contentText"
            label="What to remember"
            hint="In your own words: a wish, a limit, something an agent should know."
            isRequired
          />
          <Button>Add</Button>
        </FoldedForm>
      ),
      body: (
        <>
          <div class="two-fields">
            <search>
              <form method="get" action={PATH} class="row">
                <TextField name="q" label="Search memories" type="search" value={query.q} />
                <Button isQuiet>Search</Button>
              </form>
            </search>
            <AskForget isShort />
          </div>
          <Tabs
            name="Which memories"
            current={query.kind === NOTES ? `${PATH}?kind=${NOTES}` : PATH}
            tabs={[
              { name: "All", href: PATH },
              { name: "Your notes", href: `${PATH}?kind=${NOTES}` },
            ]}
          />
          {noAnswer !== undefined && nodes.length > 0 && (
            <p class="soft">
              <Text>{noAnswer}</Text> These are the nearest.
            </p>
          )}
          {nodes.length === 0 ? (
            <Empty>
              <p>{emptyWords(query)}</p>
            </Empty>
          ) : (
            <ul class="rows">
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
      return { to: PATH, said: "note-added" };
    },
    correct: async ({ person, fields }) => {
      const { of: id, contentText } = { of: field(fields, "of"), contentText: field(fields, "contentText") };
      await person.ask(updateMemory, { id, contentText });
      return { to: PATH, said: "note-saved" };
    },
    delete: async ({ person, fields }) => {
      await person.ask(deleteMemory, { id: field(fields, "of") });
      return { to: PATH, said: "note-deleted" };
    },
  },
};

function emptyWords({ q, kind }: Readonly<Record<string, string>>): string {
  if (q) return "No memory matches these words.";
  return kind === NOTES ? "No notes yet." : "Nothing is remembered yet. Add a note, or import your resume.";
}

/** A memory, and in a search also what a newer one says against it. */
type Shown = MemoryNode &
  Partial<Pick<DynamicContext["relevantMemories"][number], "contradictedBy" | "newer">>;

async function remembered(
  person: Person,
  { q, cursor, kind }: Readonly<Record<string, string>>,
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
    ...(kind === NOTES && { nodeType: NOTES }),
    ...(cursor !== undefined && { cursor }),
  });
  return { nodes: data, next: nextCursor(metadata) };
}

/** A memory with its source. A note is corrected here, anything else where it came from. */
function Memory({ node }: { node: Shown }) {
  const { id, nodeType, contentText, createdAt, threadId, contradictedBy, newer } = node;
  const source = memorySource(node);
  return (
    <li class="change">
      <div>
        <Text as="p" class="words">
          {memoryInWords(node)}
        </Text>
        <p class="soft">
          {source === undefined ? memoryKind(node) : <a href={source}>{memoryKind(node)}</a>}
          <DayAfter words=" · " at={createdAt} />
          {threadId !== undefined && (
            <>
              , <Text>{threadId}</Text>
            </>
          )}
        </p>
        {contradictedBy && (
          <p class="soft">
            A newer note says the opposite, and counts: <Text>{contradictedBy.contentText}</Text>
          </p>
        )}
        {newer && !contradictedBy && <p class="soft">A newer memory of this list says nearly the same.</p>}
      </div>
      {nodeType === NOTES && (
        <Fold name="Edit" acts={["correct", "delete"]} of={id}>
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
