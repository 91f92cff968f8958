/** An application's stage, in words. */
export const stageNames = {
  saved: "Saved",
  applied: "Applied",
  screen: "Screening",
  interview: "Interview",
  offer: "Offer",
  accepted: "Accepted",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
  ghosted: "No answer",
};

/** Events of an opening, in words. */
export const eventNames = {
  ...stageNames,
  note: "Note",
  follow_up: "To do",
};

/** What is due about an opening, in words. */
export const dueNames = { ...eventNames, closing: "Closes" };

/** An opening's preparation status, in words. */
export const statusNames = {
  discovering: "Looking at it",
  intake_ready: "Read",
  fit_ready: "Fit looked at",
  artifacts_ready: "Documents made",
  handed_off: "Sent",
  archived: "Archived",
};
