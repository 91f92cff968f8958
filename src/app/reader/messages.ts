import type { FileContent } from "../../engine/documents/types.ts";

/** What the process that reads a file answers, as one JSON value. */
export type Answer = { content: FileContent } | { refused: string };
