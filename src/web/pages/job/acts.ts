import { createJobEvent } from "../../../domain/jobs-workspace/create-job-event.ts";
import { mergeJobsOperation, splitJobsOperation } from "../../../domain/jobs-workspace/merge-operations.ts";
import { deleteJob, updateJob } from "../../../domain/jobs-workspace/operations.ts";
import { fail } from "../../../operation/errors.ts";
import { applied, isMakeable } from "../../notices/applied.ts";
import { type Said, saidOfMove } from "../../notices/said.ts";
import { type Done, type Fields, field, filledIn, type Page, type Submission } from "../../page.ts";
import { pastedOpening } from "../jobs/paste.tsx";
import { correctField } from "./correct-field.ts";
import { pathOf, tabOf } from "./tabs.ts";

export const jobActs: Page["acts"] = {
  move: (sent) => {
    const kind = field(sent.fields, "kind");
    return note(sent, { kind }, saidOfMove(kind));
  },
  due: (sent) =>
    note(
      sent,
      { kind: "follow_up", ...dayOf(sent.fields, "dueAt"), ...filledIn(sent.fields, "note") },
      "date-added",
    ),
  settle: (sent) =>
    note(sent, { kind: "note", done: field(sent.fields, "of"), ...filledIn(sent.fields, "note") }, "settled"),
  event: (sent) => {
    const { fields } = sent;
    const contact = filledIn(fields, "name", "role", "email");
    const said = { ...dayOf(fields, "at"), ...filledIn(fields, "note") };
    const who = Object.keys(contact).length > 0 && { contact };
    return note(sent, { kind: field(fields, "kind"), ...said, ...who }, "noted");
  },
  correct: async ({ person, params, query, fields }) => {
    await person.ask(updateJob, {
      id: params.id,
      title: field(fields, "title"),
      company: field(fields, "company") || null,
      status: field(fields, "status"),
    });
    return { to: backTo({ params, query }), said: "opening-saved" };
  },
  "correct-field": async (sent) => {
    await correctField(sent);
    return { to: pathOf(sent.params.id ?? "", "posting"), said: "posting-corrected" };
  },
  paste: async ({ person, params, fields, once }) => {
    const opportunity = pastedOpening(fields);
    const actions = [{ type: "normalize_opportunity" as const }, { type: "generate_fit_brief" as const }];
    const context = { jobsWorkspaceItemId: params.id };
    await applied(person, actions, { opportunity, context }, once);
    return { to: pathOf(params.id ?? "", "fit"), said: "posting-read" };
  },
  make: async ({ person, params, fields, once }) => {
    const kind = field(fields, "artifactKind");
    if (!isMakeable(kind)) throw fail("validation.bad_request", "Choose which document to write.");
    const action = { type: "prepare_execution_artifact" as const, artifactKind: kind };
    const context = { jobsWorkspaceItemId: params.id };
    const { made } = await applied(person, [action], { context }, once);
    return {
      to: kind === "fit_brief" ? pathOf(params.id ?? "", "fit") : `/documents/${made[0] ?? ""}`,
      said: `made-${kind}`,
    };
  },
  merge: async ({ person, params, query, fields, once }) => {
    await person.ask(mergeJobsOperation, { id: params.id, other: field(fields, "other") }, once);
    return { to: backTo({ params, query }), said: "joined" };
  },
  split: async ({ person, params, query, fields, once }) => {
    await person.ask(splitJobsOperation, { id: params.id, part: field(fields, "of") }, once);
    // Undo leads back here, and the opening that was taken out is then gone again.
    return { to: backTo({ params, query }), said: "separated" };
  },
  delete: async ({ person, params }) => {
    await person.ask(deleteJob, { id: params.id });
    return { to: "/jobs", said: "opening-deleted" };
  },
};

/** The part of the page that a form was submitted from. */
function backTo({ params, query }: Pick<Submission, "params" | "query">): string {
  return pathOf(params.id ?? "", tabOf(query));
}

/** Records what happened, or what is due. */
async function note(
  { person, params, query, once }: Submission,
  event: Record<string, unknown>,
  said: Said,
): Promise<Done> {
  await person.ask(createJobEvent, { id: params.id, ...event }, once);
  return { to: backTo({ params, query }), said };
}

/** A day in its stored form: midnight UTC means the whole day. */
function dayOf(fields: Fields, name: string): Record<string, string> {
  const day = field(fields, name);
  if (day === "") return {};
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return { [name]: `${day}T00:00:00Z` };
  throw fail("validation.bad_request", `${name} must be a day, such as 2027-01-31.`);
}
