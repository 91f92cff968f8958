import type { Print } from "../engine/artifacts/print-job.ts";
import { toHtml } from "./html.ts";

/** Makes a document into a file. */
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
