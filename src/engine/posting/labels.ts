import file from "../../../db/lexicon/posting/labels.json" with { type: "json" };
import { dataFile } from "../lexicon/data-file.ts";

const read = dataFile("posting/labels", file);

const fields = [
  "title",
  "company",
  "location",
  "remote",
  "employmentType",
  "salary",
  "seniority",
  "years",
  "education",
  "closingDate",
  "required",
  "preferred",
] as const;
export type LabelField = (typeof fields)[number];

// English, German, French, Spanish, Chinese.
const table: Record<LabelField, string> = read.alternations("table", file.table);

const labels = new Map<string, LabelField>(
  fields.flatMap((field) => table[field].split("|").map((label): [string, LabelField] => [label, field])),
);

/** The field that a label names, in any of the five languages. */
export function labelField(label: string): LabelField | undefined {
  const plain = label
    .toLowerCase()
    .replace(/\([^()]{0,30}\)|\[[^[\]]{0,30}\]/g, "")
    .replace(/[*_#>•·"【】]/g, "")
    .replace(/\uFE0F/g, "")
    .replace(/^[\s\p{Extended_Pictographic}-]+|^[一二三四五六七八九十]{1,2}、/gu, "")
    .trim()
    .replace(/\s+/g, " ");
  const bare = plain.replace(/^(?:the|our|your|le|la|el|der|die|das) /, "");
  return labels.get(plain) ?? labels.get(bare) ?? qualified(bare);
}

/** "Position location", "remuneration/ salary": a label with a word before it, or two adjacent ones. */
function qualified(label: string): LabelField | undefined {
  const named = labels.get(label.replace(ofPosting, ""));
  if (named !== undefined) return named;
  const sides = label.split(/ ?\/ ?| & | and /);
  const fields = new Set(sides.flatMap((side) => labels.get(side.replace(ofPosting, "")) ?? []));
  return sides.length === 2 && fields.size === 1 ? [...fields][0] : undefined;
}

const ofPosting = /^(?:job|position|vacancy|post|posting|work|application) /;

/** The longest label in characters, including marks around it. */
export const MAX_LABEL_LENGTH = 70;

/** Labels of a page's data. Above or before a value such a word is not part of a sentence. */
export const labelsOfData: readonly LabelField[] = [
  "company",
  "location",
  "remote",
  "employmentType",
  "salary",
  "closingDate",
];
