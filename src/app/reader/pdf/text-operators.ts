import { inflateSync } from "node:zlib";

/** Content of pages is text; pictures, fonts and tables of objects are none. */
const noContent = /\/(?:Image|ObjStm|XRef|Length1|Length2|Length3|Metadata|EmbeddedFile|FunctionType)\b/;
const MOST_BYTES_OF_STREAM = 32 * 1024 * 1024;
const LONGEST_DICTIONARY = 2000;

/** Whether the pages of a PDF set text more often than `most` times; what lies outside of a page counts, too. */
export function setsMoreText(bytes: Uint8Array, most: number): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = most;
  let at = file.indexOf("stream");
  while (at >= 0 && left >= 0) {
    const end = file.indexOf("endstream", at);
    if (end < 0) break;
    const before = file.toString("latin1", Math.max(0, at - LONGEST_DICTIONARY), at);
    const dictionary = before.slice(before.lastIndexOf(" obj") + 1);
    if (!noContent.test(dictionary)) left -= operatorsIn(contentOf(file.subarray(at + 6, end), dictionary));
    at = file.indexOf("stream", end + 9);
  }
  return left < 0;
}

function contentOf(packed: Buffer, dictionary: string): string {
  const from = packed[0] === 0x0d ? 2 : 1;
  if (!dictionary.includes("/FlateDecode")) return packed.toString("latin1");
  try {
    return inflateSync(packed.subarray(from), { maxOutputLength: MOST_BYTES_OF_STREAM }).toString("latin1");
  } catch {
    // What cannot be unpacked is for the reader of pages to judge.
    return "";
  }
}

function operatorsIn(content: string): number {
  return content.match(/[)\]>]\s{0,3}(?:T[jJ]\b|['"])/g)?.length ?? 0;
}
