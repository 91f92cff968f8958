// Names of fields whose texts may be other people's words: of postings, pages, mails that were pasted or kept.

export const openingFields = ["title", "company", "location", "sourceUrl", "notes", "metadata"];

export const memoryFields = ["contentText", "content", "eventData"];

export const documentFields = [
  ...[
    "query",
    "title",
    "summary",
    "targetValue",
    "opportunitySummary",
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
];
