import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from "fflate";

const CORE = "docProps/core.xml";
/** ZIP has no time before it, and none with a zone. */
const EPOCH = "1980-01-01T00:00:00";

/** A DOCX with the document's own times in place of those of its making, so that the same document gives the same bytes. */
export function sameEachTime(made: Uint8Array, updatedAt: string): Uint8Array {
  const at = `${new Date(updatedAt).toISOString().slice(0, 19)}Z`;
  const entries = Object.entries(unzipSync(made)).toSorted(([left], [right]) => order(left) - order(right));
  const files = entries.map(([name, bytes]): [string, Zippable[string]] => {
    const content = name === CORE ? strToU8(withTimes(strFromU8(bytes), at)) : bytes;
    return [name, [content, { mtime: EPOCH, level: 9 }]];
  });
  return zipSync(Object.fromEntries(files));
}

/** The list of parts comes first, as readers expect it. */
function order(name: string): number {
  return name === "[Content_Types].xml" ? 0 : 1;
}

function withTimes(xml: string, at: string): string {
  return xml.replace(/(<dcterms:(created|modified)[^>]*>)[^<]*(<\/dcterms:\2>)/g, `$1${at}$3`);
}
