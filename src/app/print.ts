import type { Print } from "../engine/artifacts/print-job.ts";

/** Makes a document into a file. Libraries and fonts are loaded with the first one. */
export const print: Print = async (job) => (await import("../documents/print.ts")).print(job);
