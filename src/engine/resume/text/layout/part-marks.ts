/**
 * A pattern for separators of names on a line: bars, tabs, wide gaps, semicolons, and dashes and dots between
 * spaces.
 */
export const partMarks = String.raw`\s?[|¦]\s?|\t+[–-]?| {2,}| [–—−－-]{1,80} |\s?—\s?| [·•∙▪] |; `;

/** Separators of contact details. Dots need no spaces, and an asterisk may occur. */
export const contactMarks = /\s?[|¦]\s?|\t+| {2,}| (?:[–—]|-{1,3}) |\s?—\s?|\s?[·•●▪]\s?|;\s| \* /g;
