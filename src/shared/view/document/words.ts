/** The kinds of documents, in words. */
export const kindNames = {
  resume_variant: "Resume",
  outreach_note: "Letter",
  interview_brief: "Interview brief",
  fit_brief: "Fit brief",
  report: "Report",
  artifact: "Document",
};

/** A document's status, in words. */
export const documentStatusNames: Readonly<Record<string, string>> = {
  draft: "Draft",
  ready: "Ready",
  used: "Sent or used",
  archived: "Archived",
};

/** The kind of document, from its id. */
export function kindOf(id: string): "fit_brief" | "report" | "artifact" {
  if (id.startsWith("fit_")) return "fit_brief";
  return id.startsWith("rep_") ? "report" : "artifact";
}
