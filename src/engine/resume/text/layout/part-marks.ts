/** What parts the names on a line, as a pattern: bars, tabs, wide gaps, semicolons, and dashes and dots between blanks. */
export const partMarks = String.raw`\s?[|¦]\s?|\t+[–-]?| {2,}| [–—−－-]{1,80} |\s?—\s?| [·•∙▪] |; `;

/** What parts the ways to reach a person, where dots need no blanks and a star may stand. */
export const contactMarks = /\s?[|¦]\s?|\t+| {2,}| (?:[–—]|-{1,3}) |\s?—\s?|\s?[·•●▪]\s?|;\s| \* /g;
