import { demoNote } from "../../../domain/account/demo.ts";
import { getContext } from "../../../domain/context/operations.ts";
import { updateProfile } from "../../../domain/profile/operations.ts";
import { fail } from "../../../operation/errors.ts";
import type { NextCall } from "../../../operation/handler.ts";
import { Text } from "../../../shared/view/text.tsx";
import type { SentFile } from "../../files/held-files.ts";
import { type Done, field, type Page, type Submission } from "../../page.ts";
import { orMissing, type Person } from "../../person.ts";
import { begin, importOf, previewOf } from "./begin.ts";
import { Choose } from "./choose.tsx";
import { textOf } from "./file-text.tsx";
import { type Decisions, Preview } from "./preview.tsx";
import { storeReview } from "./review/store.ts";
import { FileStatePage } from "./state.tsx";
import { acceptedIn, unprovedOf } from "./unproved.tsx";

const PATH = "/import";
const PASTED = "the text that you pasted";

/** A resume import: a file or text is read and reviewed, and stored after the decision. */
export const importPage: Page = {
  path: PATH,
  show: async ({ person, machine, query }) => {
    const { file: mark } = query;
    const held = mark === undefined ? undefined : machine.held.find(person.session.id, mark);
    if (!held)
      return {
        title: "Add a resume",
        lead: "It is read on this machine. You check what was read before it is used.",
        body: <Choose isLost={mark !== undefined} {...(await storedOf(person))} />,
      };
    const { is } = held.state();
    held.isSeen = is === "read" || is === "failed";
    if (is !== "read") {
      const title = is === "failed" ? "Your file could not be read" : "Reading your file";
      return { title, body: <FileStatePage held={held} /> };
    }
    const stored = await storedOf(person);
    const decisions = decisionsIn(query);
    const reader = person.withReader(held.readFile);
    const { preview, next } = await previewOf(reader, held.file, decisions, stored.isDemo);
    const body = (
      <Preview
        {...{ mark: held.mark, preview, decisions, ...stored }}
        wishes={wishesIn(next)}
        text={await textOf(held)}
        isOwnText={held.file.sourceText === undefined}
        questions={unprovedOf(preview, held.file)}
      />
    );
    const lead = (
      <>
        Read from{" "}
        <strong dir="auto">
          <Text>{held.file.name}</Text>
        </strong>
        . Nothing is stored until you save it.
      </>
    );
    return { title: "Check what was read", back: { href: PATH, name: "Import" }, lead, body };
  },
  acts: {
    read: async ({ file, ...request }) => {
      if (!file) throw fail("validation.bad_request", "file: choose one.");
      return read(request, file, "file");
    },
    "read-text": async (request) => {
      const text = field(request.fields, "text");
      if (text === "") throw fail("validation.bad_request", "text: paste it first.");
      return read(request, { name: PASTED, bytes: new TextEncoder().encode(text) }, "text");
    },
    stop: async ({ person, machine, fields }) => {
      if (!machine.held.find(person.session.id, field(fields, "file"))) return { to: PATH };
      machine.held.drop(person.session.id);
      return { to: PATH, said: "stopped" };
    },
    import: async ({ person, machine, fields }) => {
      const mark = field(fields, "file");
      const held = machine.held.find(person.session.id, mark);
      if (held?.state().is !== "read") return { to: `${PATH}?file=${encodeURIComponent(mark)}` };
      const decisions = decisionsIn({ mode: field(fields, "mode"), conflicts: field(fields, "conflicts") });
      const replaceDemo = field(fields, "replaceDemo") === "true";
      const reader = person.withReader(held.readFile);
      const { preview } = await previewOf(reader, held.file, decisions, replaceDemo);
      const more = { ...decisions, replaceDemo, accept: acceptedIn(fields) };
      const wishes = wishesIn(await importOf(person, held, more));
      await storeReview(person, preview, fields);
      if (field(fields, "wishes") === "yes" && Object.keys(wishes).length > 0)
        await person.ask(updateProfile, wishes);
      return { to: `${PATH}/read`, said: "imported" };
    },
  },
};

async function read(request: Omit<Submission, "file">, file: SentFile, name: string): Promise<Done> {
  const { isDemo } = await storedOf(request.person);
  const sourceText = field(request.fields, "sourceText");
  return begin(request, { ...file, ...(sourceText !== "" && { sourceText }) }, { name, isDemo });
}

async function storedOf(person: Person): Promise<{ isDemo: boolean; hasResume: boolean }> {
  const context = await orMissing(person.ask(getContext), "context.not_found");
  const warnings = Array.isArray(context?.metadata.warnings) ? context.metadata.warnings : [];
  return {
    isDemo: warnings.includes(demoNote),
    hasResume: context?.data.summary.resume?.hasResume === true,
  };
}

function decisionsIn({ mode, conflicts }: Readonly<Record<string, string>>): Decisions {
  return { mode: mode === "merge" ? "merge" : "replace", conflicts: conflicts === "take" ? "take" : "keep" };
}

/** The person's wishes in the file, which only they can accept. */
function wishesIn(next: readonly NextCall[]): Record<string, unknown> {
  return next.find(({ operation }) => operation === updateProfile.name)?.input ?? {};
}
