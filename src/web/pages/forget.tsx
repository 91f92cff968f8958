import { previewForget, runForget } from "../../domain/forget/operations.ts";
import { ForgetPreviewMetadata, type Left } from "../../domain/forget/schema.ts";
import { ServiceError } from "../../operation/errors.ts";
import { Head } from "../../shared/view/head.tsx";
import { TextField } from "../forms/fields.tsx";
import { Button, Form } from "../forms/form.tsx";
import { type Fields, field, type Page, type Shown } from "../page.ts";
import { Empty } from "../parts/empty.tsx";
import type { Person } from "../person.ts";
import { FoundList } from "./memory/found.tsx";
import { kindInWords, placeInWords } from "./memory/kinds.ts";

const PATH = "/memory/forget";

/** Forgets a topic everywhere, after showing what would be deleted. */
export const forgetPage: Page = {
  path: PATH,
  show: async () => ({ title: "Forget a topic", body: <Ask /> }),
  acts: {
    preview: ({ person, fields }) => preview(person, { topic: field(fields, "topic") }),
    forget: async ({ person, fields }) => {
      const topic = field(fields, "topic");
      const ids = tickedIn(fields);
      if (ids.length === 0) return preview(person, { topic, ticked: ids, problem: "Tick what to delete." });
      const input = { token: field(fields, "preview"), ids };
      try {
        const { data } = await person.ask(runForget, input);
        return receipt(data);
      } catch (error) {
        if (!(error instanceof ServiceError) || error.status !== 400) throw error;
        const problem = "The list is older than ten minutes, or was used; here is what there is now.";
        return preview(person, { topic, ticked: ids, problem });
      }
    },
  },
};

function Ask() {
  return (
    <>
      <p>
        Name a matter, and see everything stored that speaks of it: memories, the profile, the resume,
        documents, openings. Nothing goes before you have seen it and ticked it.
      </p>
      <Form act="preview" to={PATH}>
        <TextField
          name="topic"
          label="What to forget"
          hint="In a few words, such as my illness."
          isRequired
        />
        <Button isQuiet>Show what there is</Button>
      </Form>
      <p>
        <a href="/memory">Back to what is remembered</a>
      </p>
    </>
  );
}

interface Preview {
  topic: string;
  ticked?: readonly string[];
  problem?: string;
}

async function preview(person: Person, { topic, ticked, problem }: Preview): Promise<Shown> {
  const { data, metadata } = await person.ask(previewForget, { topic });
  const { note } = ForgetPreviewMetadata.parse(metadata);
  return {
    title: `Forget: ${topic}`,
    body:
      data.found.length === 0 ? (
        <>
          <Empty>
            <p>{note}</p>
          </Empty>
          <Ask />
        </>
      ) : (
        <>
          <FoundList {...{ topic, ticked, problem, token: data.token, found: data.found, path: PATH }} />
          <p>
            <a href={PATH}>Keep it all</a>
          </p>
        </>
      ),
  };
}

/** The ticked ids, including those not shown individually. */
function tickedIn(fields: Fields): string[] {
  const unshown = ["rest", "more"].flatMap((name) =>
    field(fields, name) === "yes" ? field(fields, `${name}-ids`).split("\n") : [],
  );
  return [...(fields.id ?? []), ...unshown].filter((id) => id !== "");
}

function receipt({
  deleted,
  left,
}: {
  deleted: Readonly<Record<string, number>>;
  left: readonly Left[];
}): Shown {
  const rows = Object.entries(deleted);
  return {
    title: "Forgotten",
    body: (
      <>
        {left.length === 0 ? (
          <p role="status">
            This is gone, with every copy. Everything was searched again, and nothing is left.
          </p>
        ) : (
          <>
            <p role="status">What you ticked is gone, with every copy.</p>
            <StillThere left={left} />
          </>
        )}
        <table>
          <caption>What was deleted</caption>
          <Head columns={["What", "How many"]} />
          <tbody>
            {rows.map(([kind, count]) => (
              <tr>
                <th scope="row">{kindInWords(kind, count)}</th>
                <td class="number">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <a href="/memory">What is remembered</a>
        </p>
      </>
    ),
  };
}

/** Where the words remain. */
function StillThere({ left }: { left: readonly Left[] }) {
  return (
    <section>
      <h2>The words are still here</h2>
      <ul class="rows">
        {left.map(({ kind, excerpt }) => (
          <li>
            {placeInWords(kind)}
            <blockquote dir="auto">{excerpt}</blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}
