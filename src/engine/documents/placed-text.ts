import { tidy } from "./lines.ts";
import type { PlacedValue } from "./types.ts";

/** Writes labelled values as text and records the position of each, for formats with explicit fields. */
export interface PlacedText {
  /** Writes each line of a value as a line, and returns the value as written. */
  put: (path: string, value: string) => string;
  heading: (text: string) => void;
  gap: () => void;
  text: () => string;
  placed: () => PlacedValue[];
}

/** Starts an empty text. */
export function createPlacedText(): PlacedText {
  let text = "";
  const placed: PlacedValue[] = [];
  return {
    put: (path, value) => {
      const clean = value.split("\n").map(tidy).filter(Boolean).join("\n");
      if (clean === "") return "";
      placed.push({ path, span: [text.length, text.length + clean.length] });
      text += `${clean}\n`;
      return clean;
    },
    heading: (title) => {
      text += `${text === "" ? "" : "\n"}${title}\n`;
    },
    gap: () => {
      if (text !== "") text += "\n";
    },
    text: () => text,
    placed: () => placed,
  };
}

/** An entry's fields with their positions. Empty fields are omitted. */
export function putFields(
  into: PlacedText,
  path: string,
  fields: Record<string, string | readonly string[] | undefined>,
): Record<string, string | string[]> {
  const entries = Object.entries(fields).flatMap(([key, value]): [string, string | string[]][] => {
    if (value === undefined) return [];
    if (typeof value === "string") {
      const put = into.put(`${path}.${key}`, value);
      return put === "" ? [] : [[key, put]];
    }
    const list = value
      .filter((item) => tidy(item) !== "")
      .map((item, at) => into.put(`${path}.${key}[${at}]`, item));
    return list.length === 0 ? [] : [[key, list]];
  });
  return Object.fromEntries(entries);
}
