import { createHash } from "node:crypto";
import type { ImportedSource } from "../../engine/catalog/import/import-reading.ts";
import type { LabelledOccupation, OccupationEntry, SkillEntry } from "../../engine/catalog/types.ts";

/** Occupations with full data, and occupations with names only. */
export function entriesOf(rows: readonly { entry: string }[]) {
  const entries = rows.map(({ entry }): OccupationEntry | LabelledOccupation => JSON.parse(entry));
  return {
    occupations: entries.flatMap((entry) => ("labels" in entry ? [] : [entry])),
    labelled: entries.flatMap((entry) => ("labels" in entry ? [entry] : [])),
  };
}

export interface SkillRow {
  id: string;
  name: string;
  kind: SkillEntry["kind"];
  parent: string | null;
  aliases: string;
}

export function skillEntry({ parent, aliases, ...row }: SkillRow): SkillEntry {
  const spellings: string[] = JSON.parse(aliases);
  return { ...row, ...(parent === null ? {} : { parent }), aliases: spellings };
}

/** An occupation as a row: its JSON, and the other titles that the title search finds it by. */
interface OccupationRow {
  code: string;
  title: string;
  entry: string;
  alternateTitles?: readonly string[];
}

/** The rows of a source, with a digest that shows other processes when it changes. */
export function rowsOfPart({ source, occupations, skills, labelled = [] }: ImportedSource) {
  const hash = createHash("sha256").update(`${source.title}\n${source.version}\n`);
  const noted = (entry: unknown) => {
    const json = JSON.stringify(entry);
    hash.update(json);
    return json;
  };
  const occupationRows: OccupationRow[] = [
    ...occupations.map((entry) => {
      const { code, title, alternateTitles } = entry;
      return { code, title, entry: noted(entry), alternateTitles };
    }),
    // The title search skips these: they are other names of occupations that have ratings.
    ...labelled.map((entry) => {
      const title = entry.labels.en?.[0] ?? Object.values(entry.labels)[0]?.[0] ?? "";
      return { code: entry.id, title, entry: noted(entry) };
    }),
  ];
  const skillRows = skills.map((entry): SkillRow => {
    noted(entry);
    const { id, name, kind, parent = null, aliases } = entry;
    return { id, name, kind, parent, aliases: JSON.stringify(aliases) };
  });
  return { occupations: occupationRows, skills: skillRows, digest: hash.digest("hex").slice(0, 32) };
}
