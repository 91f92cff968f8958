import { nameKey } from "../titles/name-key.ts";
import { impliedAliases } from "../titles/name-variants.ts";
import type { LabelledOccupation, SkillEntry } from "../types.ts";
import type { Cells, TableReading } from "./table.ts";

/** An ESCO concept while its tables are read, in any order: its labels by language, the preferred one first. */
interface Concept {
  kind: SkillEntry["kind"];
  labels: Map<string, string[]>;
}

/** The content of ESCO's tables so far, by id. */
export interface EscoDraft {
  skills: Map<string, Concept>;
  occupations: Map<string, Concept>;
}

export function emptyEscoDraft(): EscoDraft {
  return { skills: new Map(), occupations: new Map() };
}

/** Reads an ESCO table in one language: one concept per row, one alternative label per line of its cell. */
export function escoTable(draft: EscoDraft, table: keyof EscoDraft, language: string): TableReading {
  const concepts = draft[table];
  const needs = ["concepturi", "preferredlabel", ...(table === "skills" ? ["skilltype"] : [])];
  return {
    needs,
    row: (cells) => {
      if (!["", "released"].includes(cells("status").toLowerCase())) return "left out";
      const id = /([0-9A-Za-z._-]{1,80})$/.exec(cells("concepturi").slice(-80))?.[1];
      const name = cells("preferredlabel");
      if (id === undefined) return { malformed: "its address is none" };
      if (nameKey(name) === "") return { malformed: "it has no label" };
      const concept = concepts.get(`esco-${id}`) ?? { kind: kindOf(cells), labels: new Map() };
      if (concept.labels.has(language))
        return { malformed: `its ${table === "skills" ? "skill" : "occupation"} has come before` };
      concepts.set(`esco-${id}`, concept);
      concept.labels.set(language, labelsOf(name, cells));
      return "used";
    },
  };
}

function kindOf(cells: Cells): SkillEntry["kind"] {
  return cells("skilltype") === "knowledge" ? "knowledge" : "professional";
}

function labelsOf(name: string, cells: Cells): string[] {
  // The official file has one label per line. Other exports separate labels by `|`.
  const labels = [cells("altlabels"), cells("hiddenlabels")].flatMap((cell) => cell.split(/[\n|]/));
  return [name, ...labels.map((label) => label.trim())].filter((label) => nameKey(label) !== "");
}

/** The skills, sorted by id, named in English if there is an English label, and otherwise in the first language. */
export function escoSkills({ skills }: EscoDraft): SkillEntry[] {
  const isEnglishToo = vocabularyOf([...skills.values()].flatMap(({ labels }) => labels.get("en") ?? []));
  return [...skills].sort(byId).map(([id, { kind, labels }]) => {
    const languages = [...labels.keys()].sort(
      (left, right) => rank(left) - rank(right) || (left < right ? -1 : 1),
    );
    const [first = "", ...others] = languages;
    const [name = "", ...own] = labels.get(first) ?? [];
    const foreign = others
      .flatMap((language) => labels.get(language) ?? [])
      .filter((label) => !isEnglishToo(label));
    const byKey = new Map<string, string>();
    for (const label of [...own, ...impliedAliases(name), ...foreign])
      if (!byKey.has(nameKey(label))) byKey.set(nameKey(label), label);
    byKey.delete(nameKey(name));
    return { id, name, kind, aliases: [...byKey.values()] };
  });
}

/** The occupations, sorted by id. */
export function escoOccupations({ occupations }: EscoDraft): LabelledOccupation[] {
  return [...occupations]
    .sort(byId)
    .map(([id, { labels }]) => ({ id, labels: Object.fromEntries([...labels].sort(byId)) }));
}

function byId([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}

function rank(language: string): number {
  return language === "en" ? 0 : 1;
}

/**
 * True if a label in another language is one word that English has too: "formation" is French for training and
 * would match English texts about rocks.
 */
function vocabularyOf(english: readonly string[]): (label: string) => boolean {
  const words = new Set(english.flatMap((label) => nameKey(label).split(" ")));
  return (label) => words.has(nameKey(label));
}
