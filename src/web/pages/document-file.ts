import { artifactFile } from "../../domain/execution-artifacts/file.ts";
import { fail } from "../../operation/errors.ts";
import { contentDisposition, fromBase64 } from "../../shared/sent-files.ts";
import { webHeaders } from "../html.tsx";
import type { Page } from "../page.ts";

/** A document as a download. */
export const documentFilePage: Page = {
  path: "/documents/:id/file",
  show: async () => {
    throw fail("resource.not_found", "There is nothing to see here.");
  },
  send: async ({ person, params, query }) => {
    const { data } = await person.ask(artifactFile, {
      id: params.id,
      ...(query.format !== undefined && { format: query.format }),
      ...(query.look !== undefined && { look: query.look }),
      // The form's first choice names no paper.
      ...(query.paper && { paper: query.paper }),
    });
    const { name, mediaType, encoding, content = "" } = data;
    return new Response(encoding === "base64" ? fromBase64(content) : content, {
      headers: {
        ...webHeaders,
        "content-type": encoding === "base64" ? mediaType : `${mediaType}; charset=utf-8`,
        "content-disposition": contentDisposition("attachment", name),
      },
    });
  },
};
