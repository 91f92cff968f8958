import { elementAt, textIn, type XmlElement } from "../xml.ts";

/** The text at a path of names below an element, or undefined. */
export function valueAt(from: XmlElement | undefined, ...names: string[]): string | undefined {
  const text = textIn(names.length === 0 ? from : elementAt(from, ...names))
    .replace(/\s+/g, " ")
    .trim();
  return text === "" ? undefined : text;
}

/** A day, month or year at the start of a text, as an ISO date. */
export function dateIn(text: string | undefined): string | undefined {
  return /^\d{4}(?:-\d\d(?:-\d\d)?)?/.exec(text ?? "")?.[0];
}

/** The English name of a language or country code. An unknown code stays as it is. */
export function nameOf(type: "language" | "region", code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  try {
    return new Intl.DisplayNames(["en"], { type }).of(type === "region" ? code.toUpperCase() : code) ?? code;
  } catch {
    return code;
  }
}

/** Levels of the European framework from lowest to highest, each once. */
export function levelsOf(levels: readonly (string | undefined)[]): string | undefined {
  const known = [
    ...new Set(
      levels.flatMap((level) => (/^[ABC][12]$/i.test(level ?? "") ? [String(level).toUpperCase()] : [])),
    ),
  ].sort();
  const [lowest] = known;
  if (lowest === undefined) return undefined;
  return known.length === 1 ? lowest : `${lowest}–${known.at(-1)}`;
}
