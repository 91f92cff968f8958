import { getDocumentProxy } from "unpdf";
import { UnreadableFile } from "../../../engine/documents/types.ts";

/** The used part of the library's document. */
export interface PdfDocument {
  numPages: number;
  getPage: (number: number) => Promise<PdfPage>;
  getAttachments: () => Promise<unknown>;
}

/** The used part of the library's page. */
export interface PdfPage {
  getViewport: (options: { scale: number }) => { height: number; transform: readonly number[] };
  streamTextContent: (options: { includeMarkedContent: boolean }) => ReadableStream<unknown>;
  getStructTree: () => Promise<unknown>;
  cleanup: () => void;
}

/** Opens a PDF for reading its text: no script of it is run, no font loaded. Throws UnreadableFile. */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // The library takes ownership of the bytes.
    return await getDocumentProxy(new Uint8Array(bytes), {
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      stopAtErrors: false,
      verbosity: 0,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new UnreadableFile(
      isLocked
        ? "content is protected by a password: save it without one."
        : "content is a damaged PDF: export it again, or send the text.",
    );
  }
}
