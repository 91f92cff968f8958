/**
 * The key under which two spellings of a skill's name are equal: Unicode NFKC, lower case, other characters
 * collapsed to one space. `+`, `#` and `.` stay, because "C++", "C#" and ".NET" need them.
 */
export function nameKey(name: string): string {
  // Fast path: most catalogue names are their own key, and imports look up a hundred thousand.
  if (name.length <= MAX_NAME_LENGTH && /^[a-z0-9]+(?: [a-z0-9]+)*$/.test(name)) return name;
  return name
    .slice(0, MAX_NAME_LENGTH)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{N}+#.]+/gu, " ")
    .trim()
    .replace(/\.{1,9}$/, "");
}

/** A key as an id: lower-case ASCII with dashes, at most 80 characters. */
export function slug(name: string): string {
  const ascii = nameKey(name)
    .normalize("NFD")
    .replaceAll("+", " plus ")
    .replaceAll("#", " sharp ")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-");
  return trimDashes(ascii.slice(0, 80)) || "unnamed";
}

/** Longer names are cut to this many characters before comparing. */
const MAX_NAME_LENGTH = 400;

function trimDashes(text: string): string {
  return text.replace(/^-/, "").replace(/-$/, "");
}
