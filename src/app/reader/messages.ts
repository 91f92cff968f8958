import type { FileContent } from "../../engine/documents/types.ts";
import type { FileProgress } from "../../operation/handler.ts";

/** What the process that reads a file answers, as one JSON value that is its last line. */
export type Answer = { content: FileContent } | { refused: string };

/** What it says before, on a line each: how far it is. */
export type Report = FileProgress;
