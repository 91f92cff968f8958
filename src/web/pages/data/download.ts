import { fail } from "../../../operation/errors.ts";
import { webHeaders } from "../../html.tsx";
import type { Page } from "../../page.ts";

interface Download {
  type: string;
  /** The file name's extension. */
  ending: string;
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
}

/** A page that downloads as a file, named by date. */
export function downloadPage(
  path: string,
  name: string,
  make: (request: Parameters<Page["show"]>[0]) => Promise<Download>,
): Page {
  return {
    path,
    show: async () => {
      throw fail("resource.not_found", "There is nothing to see here.");
    },
    send: async (request) => {
      const { type, ending, body } = await make(request);
      const day = request.person.now.toISOString().slice(0, 10);
      return new Response(body, {
        headers: {
          ...webHeaders,
          "content-type": type,
          "content-disposition": `attachment; filename="${name}-${day}.${ending}"`,
          "cache-control": "no-store",
        },
      });
    },
  };
}
