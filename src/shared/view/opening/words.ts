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

/** An opening's preparation status, in words. */
export const statusNames = {
  discovering: "Looking at it",
  intake_ready: "Read",
  fit_ready: "Fit looked at",
  artifacts_ready: "Documents made",
  handed_off: "Sent",
  archived: "Archived",
};

/** The fields of a row of a sheet of openings, in words. */
export const rowFieldNames = {
  ...{ title: "Title", company: "Employer", location: "Place", url: "Address", stage: "Stage" },
  ...{ appliedAt: "Applied on", savedAt: "Saved on", interviewAt: "Interview on", closingAt: "Closes on" },
  ...{ followUpAt: "Follow up on", salary: "Pay", notes: "Notes", contactName: "Contact" },
  ...{ contactEmail: "Contact's e-mail", posting: "The posting's text", externalId: "Its number there" },
};
