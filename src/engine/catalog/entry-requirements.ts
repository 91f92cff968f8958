import { type EntryRequirement, educationLevels, type NamedText } from "./types.ts";

/**
 * Tab-separated lines: code, kind, name, binding, degree level, words that show it, and years of study if the
 * level does not give them. Throws Error with the file and line of a malformed one.
 */
export function parseEntryRequirements({ file, text }: NamedText): EntryRequirement[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === "") return [];
    const read = entryRequirement(line);
    if (!read) throw new Error(`Line ${index + 1} of the catalogue's ${file} is malformed.`);
    return [read];
  });
}

function entryRequirement(line: string): EntryRequirement | undefined {
  const [code = "", kindText, name = "", bindingText, levelText = "", shown = "", yearsText, ...rest] =
    line.split("\t");
  const kind = (["licence", "degree", "apprenticeship"] as const).find((known) => known === kindText);
  const binding = (["law", "custom"] as const).find((known) => known === bindingText);
  const level = educationLevels.find((known) => known === levelText);
  const shownBy = shown.split("|").filter((words) => words.trim() !== "");
  const years = yearsText === undefined ? undefined : Number(yearsText);
  if (years !== undefined && !(level !== undefined && years > 0)) return undefined;
  if (code === "" || name === "" || !kind || !binding || rest.length > 0) return undefined;
  // Only a degree has a level, and only a degree may be in any field.
  if ((kind === "degree") !== (level !== undefined)) return undefined;
  if (kind !== "degree" && shownBy.length === 0) return undefined;
  return { code, kind, name, binding, shownBy, ...(level && { level }), ...(years && { years }) };
}
