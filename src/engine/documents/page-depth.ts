import { Parser } from "htmlparser2";
import { UnreadableFile } from "./types.ts";

/** The nesting depth of elements. Ordinary pages have a few dozen levels. */
const DEEPEST = 1000;

/** Throws UnreadableFile for a page nested deeper than any real one. Parsing it would take minutes. */
export function refuseDeep(html: string): void {
  let depth = 0;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      if (depth <= DEEPEST) return;
      throw new UnreadableFile(
        "content has deeper parts than any page does: save it again, or send its text.",
      );
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.write(html);
  parser.end();
}
