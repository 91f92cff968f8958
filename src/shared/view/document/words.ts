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
