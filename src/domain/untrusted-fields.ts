// Field names whose text may come from other people: postings, web pages, and pasted or stored mail.

export const openingFields = [
  ...["title", "company", "location", "sourceUrl", "notes", "metadata"],
  // In an application: what a recruiter wrote, and who they are.
  ...["note", "contact", "contacts"],
];

export const memoryFields = [
  ...["contentText", "content", "nodeType", "sourceType", "sourceId", "threadId"],
  ...["eventType", "eventData"],
  // In a search: the query, and the words of it that matched or that no memory has.
  ...["query", "matchedTerms", "why"],
];

/** In the context: names of openings, and sentences from notes. */
export const contextFields = [...memoryFields, "openings", "said"];

export const eventFields = ["eventType", "eventData"];

export const documentFields = [
  ...[
    "query",
    "title",
    "summary",
    "targetValue",
    "opportunitySummary",
    "prompt",
    "contentMarkdown",
    "contentData",
    "briefData",
  ],
  ...[
    "claims",
    "fitHypotheses",
    "tradeoffs",
    "risks",
    "recommendedActions",
    "metadata",
    "goalSnapshot",
    "targetSnapshot",
  ],
];

export const savedFields = [
  ...["title", "goal", "target", "goalSnapshot", "targetSnapshot", "metadata", "opportunity", "differences"],
  ...["recommendedActions", "summary"],
  // In an action: its unstored results, and the name of a failed one.
  ...["inline", "actionType", "artifactKind", "asked"],
];

/** In a calculation: the request, which the answer repeats, and anything in it that cannot be checked. */
export const askedFields = [
  ...[
    "query",
    "asked",
    "location",
    "constraints",
    "targetRole",
    "unknown",
    "whatToVerifyNext",
    "assumptions",
  ],
  // Some of them are memories.
  "keyFactors",
];
