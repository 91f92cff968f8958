import { tidy } from "./lines.ts";
import type { PlacedValue } from "./types.ts";

/** Writes a text of labelled values and notes where each stands, for formats that say themselves what is what. */
export interface PlacedText {
  /** Writes a line of its own for each line of a value, and gives the value as it stands there. */
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

/** The fields of an entry, each put where it stands; empty ones are left out. */
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
