// Names of fields whose texts may be other people's words: of postings, pages, mails that were pasted or kept.

export const openingFields = [
  ...["title", "company", "location", "sourceUrl", "notes", "metadata"],
  // Of an application: what a recruiter wrote, and who they are.
  ...["note", "contact", "contacts"],
];

export const memoryFields = [
  ...["contentText", "content", "nodeType", "sourceType", "sourceId", "threadId"],
  ...["eventType", "eventData"],
  // Of a search: what was asked, and the words of it that were found.
  ...["query", "matchedTerms"],
];

/** Of the context: openings by name, and sentences of notes. */
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
  // What an action gives without keeping it, and what a failed one was called.
  ...["inline", "actionType", "artifactKind", "asked"],
];

/** Of calculations: what was asked for, which their answers repeat, and what cannot be checked of it. */
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
