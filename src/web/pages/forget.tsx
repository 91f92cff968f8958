import { previewForget, runForget } from "../../domain/forget/operations.ts";
import { ForgetPreviewMetadata, type Found, type Left } from "../../domain/forget/schema.ts";
import { ServiceError } from "../../operation/errors.ts";
import { counted } from "../../shared/text/words.ts";
import { type Fields, field, type Page, type Shown } from "../page.ts";
import { Empty } from "../parts/empty.tsx";
import type { Person } from "../person.ts";
import { AskForget, FORGET } from "./memory/ask-forget.tsx";
import { FoundList } from "./memory/found.tsx";
import { kindInWords, placeInWords } from "./memory/kinds.ts";

const back = { href: "/memory", name: "Memory" };

/** Forgets a topic everywhere, after showing what would be deleted. */
export const forgetPage: Page = {
  path: FORGET,
  show: async () => ({
    title: "Forget a topic",
    back,
    lead: "You see everything that is stored about it: memories, profile, resume, documents and openings. Nothing is deleted before you tick it.",
    body: <AskForget />,
  }),
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
        const problem = "The list was older than ten minutes, or already used. This is the current list.";
        return preview(person, { topic, ticked: ids, problem });
      }
    },
  },
};

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
    back,
    ...(data.found.length > 0 && { lead: foundInWords(data.found) }),
    body:
      data.found.length === 0 ? (
        <>
          <Empty>
            <p>{note}</p>
          </Empty>
          <AskForget />
        </>
      ) : (
        <>
          <FoundList {...{ topic, ticked, problem, token: data.token, found: data.found, path: FORGET }} />
          <p>
            <a href="/memory">Keep everything</a>
          </p>
        </>
      ),
  };
}

/** How many records were found, and how many of them are uncertain. */
function foundInWords(found: readonly Found[]): string {
  const uncertain = found.filter(({ certain }) => !certain).length;
  const all = `${counted(found.length, "record")} found`;
  return uncertain === 0 ? `${all}.` : `${all}, ${uncertain} of them uncertain.`;
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
    back,
    message:
      left.length === 0
        ? "Deleted, with every copy. Everything was searched again, and nothing is left."
        : "What you ticked is deleted, with every copy.",
    body: (
      <>
        {left.length > 0 && <StillThere left={left} />}
        <h2>What was deleted</h2>
        <ul>
          {rows.map(([kind, count]) => (
            <li>
              {count} {kindInWords(kind, count)}
            </li>
          ))}
        </ul>
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
