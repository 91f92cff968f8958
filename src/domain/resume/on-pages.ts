import type { ResumeSource } from "./schema.ts";

interface Spanned {
  sourceSpan?: number[] | undefined;
}

/** Adds the page and line of a span's start, if the source has pages. */
export function onPages(source: ResumeSource | null) {
  return <Value extends Spanned>(value: Value): Value & { page?: number; line?: number } => {
    const [start] = value.sourceSpan ?? [];
    if (!source?.pages || start === undefined) return value;
    const page = source.pages.filter((begin) => begin <= start).length;
    const begin = source.pages[page - 1];
    if (begin === undefined) return value;
    return { ...value, page, line: source.text.slice(begin, start).split("\n").length };
  };
}
