/** The file types a resume can be read from. */
export const ACCEPTED =
  ".pdf,.docx,.odt,.html,.htm,.xml,.zip,.json,.txt,.md,application/pdf,application/zip,application/json,text/plain,text/html,text/markdown";
