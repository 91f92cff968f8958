/** The kinds of documents, in words. */
export const kindNames: Readonly<Record<string, string>> = {
  resume_variant: "Resume",
  outreach_note: "Letter",
  interview_brief: "Interview brief",
  fit_brief: "Fit brief",
  report: "Report",
};

/** How far a document is, in words. */
export const documentStatusNames: Readonly<Record<string, string>> = {
  draft: "Draft",
  ready: "Ready",
  used: "Sent or used",
  archived: "Archived",
};
