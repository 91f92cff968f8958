import type { Education } from "../../catalog/types.ts";
import { type Doc, locate } from "../../text/doc.ts";
import { salaryLine } from "../compose.ts";
import type { EmploymentType, Extraction, Remote, Salary, Span } from "../types.ts";
import type { Structured } from "./structured.ts";

// Structured data's lines are at the end of the text, so the last match is theirs.
function shown(doc: Doc, label: string, value: string): Span | undefined {
  const line = `\n${label}: ${value}`;
  const at = doc.text.lastIndexOf(line);
  if (at === -1) return locate(doc, value);
  return [at + line.length - value.length, at + line.length];
}

/** Structured data's values with the lines of the composed text that show them. */
export const inStructured = {
  remote(doc: Doc, { remote }: Structured): Extraction<Remote> | undefined {
    return remote ? { value: "remote", span: shown(doc, "Remote", "remote") } : undefined;
  },
  salary(doc: Doc, structured: Structured): Extraction<Salary> | undefined {
    const line = salaryLine(structured);
    if (structured.salary === undefined || line === undefined) return undefined;
    return { value: structured.salary, span: shown(doc, "Salary", line) };
  },
  employment(
    doc: Doc,
    { employment }: Structured,
  ): { found: Extraction<EmploymentType>; also: EmploymentType[] } | undefined {
    const [first, ...also] = employment;
    if (first === undefined) return undefined;
    return { found: { value: first, span: shown(doc, "Employment type", first) }, also };
  },
  years(doc: Doc, { years }: Structured): Extraction<number> | undefined {
    return years === undefined
      ? undefined
      : { value: years, span: shown(doc, "Years of experience", `${years}`) };
  },
  education(doc: Doc, { education }: Structured): Extraction<Education> | undefined {
    return education === undefined
      ? undefined
      : { value: education, span: shown(doc, "Education", education) };
  },
};
