import { demoNote } from "../../../domain/account/demo.ts";
import { getContext } from "../../../domain/context/operations.ts";
import { updateProfile } from "../../../domain/profile/operations.ts";
import { contentOfFile } from "../../../domain/resume/import/sent-file.ts";
import { importResume } from "../../../domain/resume/operations.ts";
import { fail } from "../../../operation/errors.ts";
import type { NextCall } from "../../../operation/handler.ts";
import { Text } from "../../../shared/view/parts.tsx";
import { waitFor } from "../../files/file-being-read.ts";
import type { HeldFile, SentFile } from "../../files/held-files.ts";
import { type Done, field, type Page, type PageRequest, type Submission } from "../../page.ts";
import { orMissing, type Person } from "../../person.ts";
import { Choose } from "./choose.tsx";
import { textOf } from "./file-text.tsx";
import { type Decisions, Preview } from "./preview.tsx";
import { storeReview } from "./review/store.ts";
import { FileStatePage } from "./state.tsx";
import { acceptedIn, unprovedOf } from "./unproved.tsx";
import { asFieldOf } from "./words.ts";

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
        Read from <Text as="strong">{held.file.name}</Text>. Nothing is stored until you save it.
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

/** A quick result is shown at once; otherwise the progress is. */
const AT_ONCE_MS = 1000;

/**
 * Starts reading a file, and leads to the result or the progress. Throws ServiceError, naming the form's field,
 * if it is evident at once that nothing can be read.
 */
async function begin(
  { person, machine }: PageRequest,
  file: SentFile,
  { name, isDemo }: { name: string; isDemo: boolean },
): Promise<Done> {
  const { held: files, timers } = machine;
  const held = files.hold(person.session, file, (readFile) =>
    previewOf(person.withReader(readFile), file, { mode: "replace", conflicts: "keep" }, isDemo),
  );
  await waitFor(held, AT_ONCE_MS, timers);
  const state = held.state();
  if (state.is === "failed") {
    if (files.find(person.session.id, held.mark)) files.drop(person.session.id);
    throw asFieldOf(name, state.problem);
  }
  return { to: `${PATH}?file=${held.mark}` };
}

/** What importing a file would do, with the calls that follow. */
async function previewOf(person: Person, file: SentFile, decisions: Decisions, replaceDemo: boolean) {
  const input = { ...inputOf(file), ...decisions, replaceDemo, preview: true };
  const { data, next } = await person.ask(importResume, input);
  if ("resume" in data) throw new Error("A preview was asked for, and an import came back.");
  return { preview: data, next };
}

/** Imports a held file. `accept` is what the person agreed to. */
async function importOf(
  person: Person,
  { file, readFile }: HeldFile,
  more: Decisions & { replaceDemo: boolean; accept: boolean | readonly string[] },
): Promise<readonly NextCall[]> {
  const { next } = await person.withReader(readFile).ask(importResume, { ...inputOf(file), ...more });
  return next;
}

function inputOf(file: SentFile): Record<string, unknown> {
  const { sourceText } = file;
  return { ...contentOfFile(file), ...(sourceText !== undefined && { sourceText }) };
}
