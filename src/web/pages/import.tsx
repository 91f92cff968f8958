import { demoNote } from "../../domain/account/demo.ts";
import { getContext } from "../../domain/context/operations.ts";
import { updateProfile } from "../../domain/profile/operations.ts";
import { contentOfFile } from "../../domain/resume/content-of-file.ts";
import { importResume } from "../../domain/resume/operations.ts";
import { fail } from "../../operation/errors.ts";
import type { NextCall } from "../../operation/handler.ts";
import { orMissing } from "../or-missing.ts";
import { type Done, field, type Page, type PageRequest } from "../page.ts";
import type { Person } from "../person.ts";
import type { SentFile } from "../sent-file.ts";
import { Choose } from "./import/choose.tsx";
import { type Decisions, Preview } from "./import/preview.tsx";
import { refusedAs } from "./import/words.ts";

const PATH = "/import";
const PASTED = "the text that you pasted";

/** A resume is brought: a file or a text is read and looked at, and counts once that is decided. */
export const importPage: Page = {
  path: PATH,
  nav: "Import",
  show: async (request) => {
    const { person, machine, query } = request;
    const stored = await storedOf(person);
    const { file: mark } = query;
    const file = mark === undefined ? undefined : machine.held.find(person.session.id, mark);
    if (mark === undefined || !file)
      return { title: "Import", body: <Choose isLost={mark !== undefined} {...stored} /> };
    const decisions = decisionsIn(query);
    const { preview, next } = await previewOf(person, file, decisions, stored.isDemo);
    const body = (
      <Preview name={file.name} wishes={wishesIn(next)} {...{ mark, preview, decisions, ...stored }} />
    );
    return { title: "Look before it counts", body };
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
    import: async ({ person, machine, fields }) => {
      const mark = field(fields, "file");
      const file = machine.held.find(person.session.id, mark);
      if (!file) return { to: `${PATH}?file=${encodeURIComponent(mark)}` };
      const decisions = decisionsIn({ mode: field(fields, "mode"), conflicts: field(fields, "conflicts") });
      const replaceDemo = field(fields, "replaceDemo") === "true";
      const { next } = await person.ask(importResume, { ...contentOfFile(file), ...decisions, replaceDemo });
      const wishes = wishesIn(next);
      if (field(fields, "wishes") === "yes" && Object.keys(wishes).length > 0)
        await person.ask(updateProfile, wishes);
      return { to: "/profile", said: "imported" };
    },
  },
};

/** Reads a file, holds it and leads to what was read; throws where nothing can be read of it. */
async function read({ person, machine }: PageRequest, file: SentFile, name: string): Promise<Done> {
  const { isDemo } = await storedOf(person);
  await refusedAs(name, previewOf(person, file, decisionsIn({}), isDemo));
  const mark = machine.held.hold(person.session.id, file);
  return { to: `${PATH}?file=${mark}` };
}

async function previewOf(person: Person, file: SentFile, decisions: Decisions, replaceDemo: boolean) {
  const input = { ...contentOfFile(file), ...decisions, replaceDemo, preview: true };
  const { data, next } = await person.ask(importResume, input);
  if ("resume" in data) throw new Error("A preview was asked for, and an import came back.");
  return { preview: data, next };
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

/** What the file says of the person's wishes, which only they can take over. */
function wishesIn(next: readonly NextCall[]): Record<string, unknown> {
  return next.find(({ operation }) => operation === updateProfile.name)?.input ?? {};
}
