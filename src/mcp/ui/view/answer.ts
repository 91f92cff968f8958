import { field, listField, textField } from "../../../shared/view/json.ts";

/** What a tool answered: its data, or why there are none. */
export type Answer =
  | { data: unknown; more: boolean; warnings: string[] }
  | { problem: string; type: string; missing: boolean; unknownTool: boolean };

/** Reads a tool result by either of its halves, which say the same. */
export function answerOf(result: unknown): Answer {
  const said = field(result, "structuredContent") ?? parsedText(result);
  if (field(result, "isError") !== true && said !== undefined) {
    return {
      data: field(said, "data"),
      more: textField(field(said, "metadata"), "nextCursor") !== "",
      warnings: listField(field(said, "metadata"), "warnings").filter((text) => typeof text === "string"),
    };
  }
  const type = textField(said, "type");
  return {
    problem: textField(said, "message") || "The server gave no answer.",
    type,
    missing: type.endsWith("not_found"),
    // The server names the type of every failure of its own.
    unknownTool: type === "",
  };
}

function parsedText(result: unknown): unknown {
  const text = listField(result, "content")
    .map((part) => textField(part, "text"))
    .find((found) => found !== "");
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
