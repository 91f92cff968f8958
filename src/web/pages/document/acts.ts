import { deleteArtifact } from "../../../domain/execution-artifacts/operations.ts";
import { updateArtifact } from "../../../domain/execution-artifacts/update-artifact.ts";
import { deleteFitBrief } from "../../../domain/fit-briefs/operations.ts";
import { deleteReport } from "../../../domain/reports/operations.ts";
import { fail, ServiceError } from "../../../operation/errors.ts";
import { kindOf } from "../../../shared/view/document/words.ts";
import { field, type Page } from "../../page.ts";

const deletes = { fit_brief: deleteFitBrief, report: deleteReport, artifact: deleteArtifact };

export const documentActs: Page["acts"] = {
  line: async ({ person, params, fields }) => {
    const isOut = field(fields, "out") === "true";
    const text = field(fields, "text");
    if (!isOut && text === "")
      throw fail("validation.bad_request", "text must not be empty; or take the line out.");
    const under = field(fields, "under");
    const line = {
      was: fields.was?.[0] ?? "",
      section: Number(field(fields, "section")),
      text: isOut ? null : text,
      ...(under !== "" && { under }),
    };
    const accept = field(fields, "accept") === "true";
    const { data } = await person
      .ask(updateArtifact, { id: params.id, lines: [line], accept })
      .catch((error) => {
        throw notThere(error);
      });
    if ("refused" in data && Array.isArray(data.refused))
      throw fail("validation.bad_request", whyNot(data.refused));
    return { to: `/documents/${params.id ?? ""}`, said: "line-saved" };
  },
  name: async ({ person, params, fields }) => {
    const said = { title: field(fields, "title"), status: field(fields, "status") };
    await person.ask(updateArtifact, { id: params.id, ...said });
    return { to: `/documents/${params.id ?? ""}`, said: "saved" };
  },
  delete: async ({ person, params }) => {
    await person.ask(deletes[kindOf(params.id ?? "")], { id: params.id });
    return { to: "/documents", said: "document-deleted" };
  },
};

export interface Refused {
  text: string;
  why: string;
  nearest: readonly { text: string }[];
}

/** Why sentences were refused, starting with the field that contains them. */
function whyNot(refused: readonly Refused[]): string {
  const each = refused.map(({ text, why, nearest: [near] }) => {
    const claim = near ? ` The nearest line of your resume: “${near.text}”.` : "";
    return `“${text}” ${forPeople(why)}${claim}`;
  });
  return `text is not shown by your resume. ${each.join(" ")} Use the words of your resume, or tick below that it is true.`;
}

/** Why a sentence was refused, in words for people. */
export function forPeople(why: string): string {
  return why
    .replace(/^Nothing cited says/, "Your resume does not say")
    .replace(
      /To keep it as the user's word, give under: .*$/,
      "To store it as your own statement, choose below what it is about.",
    )
    .replace("and none is given; pass opportunity or jobsWorkspaceItemId.", "and this document is for none.")
    .replace("that the person was one", "that you were one");
}

/** The message for a line that has changed since the page was shown. */
function notThere(error: unknown): unknown {
  if (!(error instanceof ServiceError) || !error.message.startsWith("lines[0].was")) return error;
  return fail(
    "validation.bad_request",
    "text is no longer in the document, or occurs twice. Reload the page.",
  );
}
