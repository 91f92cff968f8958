import { boundMarks, tooManyMarks } from "./combining-marks.ts";

const joining =
  "\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Devanagari}\\p{Script=Bengali}" +
  "\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}" +
  "\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}";

// Invisible characters that writing needs: a joiner inside a joining script or an emoji, one variation selector after a
// base character, the tags of a flag.
const kept = new RegExp(
  [
    "\\u{1F3F4}[\\u{E0061}-\\u{E007A}\\u{E0030}-\\u{E0039}]{4,6}\\u{E007F}",
    `(?<=[${joining}]\\p{M}{0,3})[\\u200C\\u200D](?=[${joining}])`,
    "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})",
    "(?<=[\\p{Extended_Pictographic}0-9#*])[\\uFE0E\\uFE0F]",
    "(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]",
  ].join("|"),
  "u",
);

const unseen =
  "\\p{Cf}\\p{Cc}\\p{Cs}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u3164\\uFFA0\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}";

/** Matches an invisible or unassigned character, except line feeds and tabs. Group 1 is one that writing needs. */
export const invisibleOrKept = new RegExp(`(${kept.source})|(?![\\n\\t])[${unseen}\\p{Co}\\p{Cn}]`, "gu");

// Line and page breaks stay here, and so do private-use characters, which are bullets and icons.
const hidden = `(?![\\n\\r\\t\\v\\f\\u0085])[${unseen}]`;
const anyHidden = new RegExp(hidden, "u");
const uncleaned = new RegExp(`${hidden}|${tooManyMarks}`, "u");
const hiddenOrKept = new RegExp(`(${kept.source})|${hidden}`, "gu");

/**
 * Removes control, bidirectional, zero-width and tag characters, except where a script or an emoji needs them, and marks
 * beyond eight on one character.
 */
export function stripInvisible(text: string): string {
  if (!uncleaned.test(text)) return text;
  const seen = anyHidden.test(text)
    ? text.replace(hiddenOrKept, (_, keep: string | undefined) => keep ?? "")
    : text;
  return boundMarks(seen);
}

/** Applies `stripInvisible` to every string of a JSON value, field names included. */
export function stripInvisibleDeep(value: unknown): unknown {
  if (typeof value === "string") return stripInvisible(value);
  if (Array.isArray(value)) return value.map(stripInvisibleDeep);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([key, item]): [string, unknown] => [
    stripInvisible(key),
    stripInvisibleDeep(item),
  ]);
  // Cleaning must not produce a field name that validation rejects.
  return Object.fromEntries(fields.filter(([key]) => key !== "__proto__"));
}
