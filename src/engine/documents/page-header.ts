import { sectionKind } from "../resume/text/sections/headings.ts";

/**
 * A page's header and body as one text: the header first, unless it has only addresses and the body starts with a
 * name.
 */
export function withPageHeader(header: string, body: string): string {
  if (header === "" || body === "") return header + body;
  const [first = "", ...rest] = body.split("\n");
  const lines = header.split("\n").filter((line) => line !== "");
  const isLead = isName(first) && lines.every(isAddress);
  return (isLead ? [first, ...lines, "", ...rest] : [...lines, "", ...body.split("\n")])
    .join("\n")
    .replace(/\n{3,}/g, "\n\n");
}

function isAddress(line: string): boolean {
  return /\S@\S|\d{3}|\w\.\w{2,}\/|^www\./.test(line);
}

function isName(line: string): boolean {
  const isLatin = /^\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}.'’-]+){1,4}$/u.test(line);
  return (isLatin || /^\p{Script=Han}{2,4}$/u.test(line)) && sectionKind(line) === undefined;
}
