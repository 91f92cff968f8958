import { readEuropass } from "../../../engine/documents/europass/europass.ts";
import { decodeText, kindOfBytes } from "../../../engine/documents/format-of.ts";
import type { FileContent } from "../../../engine/documents/types.ts";
import { isObject } from "../../../shared/json.ts";
import type { PdfDocument } from "./open-pdf.ts";

/** What the Europass XML says that a PDF carries beside its pages, if it does. */
export async function attachedEuropass(document: PdfDocument): Promise<FileContent | undefined> {
  const attachments = await document.getAttachments().catch(() => undefined);
  const contents = Object.values(isObject(attachments) ? attachments : {}).flatMap((attachment) =>
    isObject(attachment) && attachment.content instanceof Uint8Array ? [attachment.content] : [],
  );
  const found = contents.find((content) => kindOfBytes(content) === "europass");
  return found && readEuropass(decodeText(found));
}
