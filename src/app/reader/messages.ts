import type { FileContent } from "../../engine/documents/types.ts";
import type { FileProgress } from "../../operation/handler.ts";

/** The reading process's answer: one JSON value in its last line. */
export type Answer = { content: FileContent } | { refused: string };

/** Its progress, one line each. */
export type Report = FileProgress;
