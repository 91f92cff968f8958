import { field, listField, textField, textsField } from "../../../shared/view/json.ts";

/** A tool's answer: its data, or the reason for having none. */
export type Answer = Given | Failed;

interface Given {
  data: unknown;
  /** The list has more items. */
  more: boolean;
  /** It was too long and was cut. */
  cut: boolean;
  warnings: string[];
}

export interface Failed {
  problem: string;
  /** The requested record does not exist. */
  missing: boolean;
  /** The connection has no such tool. */
  unknownTool: boolean;
}

/** Reads a tool result from either of its equal halves. */
export function answerOf(result: unknown): Answer {
  const said = field(result, "structuredContent") ?? parsedText(result);
  if (field(result, "isError") !== true && said !== undefined) {
    const metadata = field(said, "metadata");
    return {
      data: field(said, "data"),
      more: textField(metadata, "nextCursor") !== "",
      cut: listField(metadata, "cut").length > 0,
      warnings: textsField(metadata, "warnings"),
    };
  }
  const type = textField(said, "type");
  return {
    problem: textField(said, "message") || "The server did not respond.",
    missing: type.endsWith("not_found"),
    // The server gives every failure of its own a type.
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
