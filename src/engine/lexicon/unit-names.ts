import file from "../../../db/lexicon/unit-names.json" with { type: "json" };

/** Units, markets and kinds of work with long and short names. */
const units: Readonly<Record<string, string>> = file.units;

const patterns = Object.entries(units).map(([short, full]) => ({
  short,
  full,
  isShort: new RegExp(`(?<![\\p{L}\\d])${short.toUpperCase()}(?![\\p{L}\\d])`, "u"),
  isFull: new RegExp(`(?<!\\p{L})${full.replaceAll(" ", "[ -]")}(?!\\p{L})`, "iu"),
}));

/** A text with the other form of each unit in it: "ICU" is also intensive care. */
export function withUnitNames(text: string): string {
  const more = patterns.flatMap(({ short, full, isShort, isFull }) => [
    ...(isShort.test(text) ? [full] : []),
    ...(isFull.test(text) ? [short.toUpperCase()] : []),
  ]);
  return more.length === 0 ? text : `${text}\n${more.join("\n")}`;
}

/** True if a text is the name of a unit, market or kind of work, which a job may leave unsaid. */
export function isUnitName(text: string): boolean {
  return patterns.some(({ isShort, isFull }) => isShort.test(text) || isFull.test(text));
}
