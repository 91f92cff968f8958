import file from "../../../../db/lexicon/headings/entry-labels.json" with { type: "json" };

/** What a label before a value, or a column heading, says about an entry. */
export type EntryLabel =
  | "title"
  | "employer"
  | "place"
  | "dates"
  | "from"
  | "to"
  | "school"
  | "award"
  | "area"
  | "language"
  | "spoken"
  | "level"
  | "remark";

/** Labels and column names by language, without accents. Columns may use all, labels only those of an entry. */
export const entryLabels: Readonly<Record<EntryLabel, Readonly<Record<string, string>>>> = file.entryLabels;
