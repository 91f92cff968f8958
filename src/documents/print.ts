import type { Print } from "../engine/artifacts/print-job.ts";
import { toHtml } from "./html.ts";

/** Creates a file from a document. */
export const print: Print = async (job) => {
  switch (job.format) {
    case "pdf":
      return (await import("./pdf/pdf.ts")).toPdf(job);
    case "docx":
      return (await import("./docx/docx.ts")).toDocx(job);
    case "html":
      return { content: new TextEncoder().encode(toHtml(job)), omitted: [] };
  }
};
