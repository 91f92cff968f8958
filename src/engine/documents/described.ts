import { cleanText } from "../posting/html/clean.ts";

/** A description, HTML or plain, as a summary and list items. */
export function described(html: string): { summary?: string; highlights?: string[] } {
  const lines = cleanText(html)
    .text.split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const isPoint = (line: string) => /^[-•*–]\s/.test(line);
  const points = lines.filter(isPoint).map((line) => line.replace(/^[-•*–]\s+/, ""));
  const rest = lines.filter((line) => !isPoint(line));
  return {
    ...(rest.length > 0 && { summary: rest.join("\n") }),
    ...(points.length > 0 && { highlights: points }),
  };
}
