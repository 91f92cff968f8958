import { contentOfFile } from "../../../domain/resume/import/sent-file.ts";
import { importResume } from "../../../domain/resume/operations.ts";
import type { NextCall } from "../../../operation/handler.ts";
import { waitFor } from "../../files/file-being-read.ts";
import type { HeldFile, SentFile } from "../../files/held-files.ts";
import type { Done, PageRequest } from "../../page.ts";
import type { Person } from "../../person.ts";
import type { Decisions } from "./preview.tsx";
import { asFieldOf } from "./words.ts";

const PATH = "/import";
/** A quick result is shown at once; otherwise the progress is. */
const AT_ONCE_MS = 1000;

/**
 * Starts reading a file, and leads to the result or the progress. Throws ServiceError, naming the form's field,
 * if it is evident at once that nothing can be read.
 */
export async function begin(
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
export async function previewOf(person: Person, file: SentFile, decisions: Decisions, replaceDemo: boolean) {
  const input = { ...inputOf(file), ...decisions, replaceDemo, preview: true };
  const { data, next } = await person.ask(importResume, input);
  if ("resume" in data) throw new Error("A preview was asked for, and an import came back.");
  return { preview: data, next };
}

/** Imports a held file. `accept` is what the person agreed to. */
export async function importOf(
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
