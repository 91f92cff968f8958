import { Parser } from "htmlparser2";
import { cleanInline, cleanText } from "../posting/html/clean.ts";
import { type FileContent, UnreadableFile } from "./types.ts";

/** The nesting depth of elements. Ordinary pages have a few dozen levels. */
const DEEPEST = 1000;

/** Throws UnreadableFile for a page nested deeper than any real one. Parsing it would take minutes. */
function refuseDeep(html: string): void {
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

const MOST_READ = 2_000_000;
const inline = "(?:a|abbr|b|em|i|small|span|strong|time|u)";
/** A style sheet separates adjacent inline elements, such as a job's title and its dates. */
const touching = new RegExp(`(</${inline}>)(?=<${inline}[\\s>])`, "gi");

/** A page's text as a reader sees it. */
export function readHtml(html: string): FileContent {
  // Images and fonts in a saved page would use up the space for its text.
  refuseDeep(html);
  const page = html.replace(/\bdata:[\w/+.-]{1,80};base64,[\w+/=]*/g, "");
  const { text, warnings } = cleanText(page.replace(touching, "$1\t"));
  return { format: "html", text: parted(text, headingsOf(page)), warnings };
}

function headingsOf(html: string): ReadonlySet<string> {
  const found = html.slice(0, MOST_READ).matchAll(/<h[1-6]\b[^<>]{0,500}>([\s\S]{1,300}?)<\/h[1-6]/gi);
  return new Set([...found].map(([, inside = ""]) => cleanInline(inside)));
}

/** Each block of a page is a separate line. This splits blocks that a heading starts. */
function parted(text: string, headings: ReadonlySet<string>): string {
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line, at) => (at > 0 && headings.has(line) ? `\n${line}` : line)).join("\n");
}
