import { nameKey } from "../titles/name-key.ts";
import { impliedAliases } from "../titles/name-variants.ts";
import type { SkillEntry } from "../types.ts";
import type { Cells, TableReading } from "./table.ts";

/** ESCO's skills read so far, by id. */
export type EscoDraft = Map<string, SkillEntry>;

/** Reads ESCO's table of skills: one skill per row, one alternative label per line of its cell. */
export function escoSkills(draft: EscoDraft): TableReading {
  return {
    needs: ["concepturi", "skilltype", "preferredlabel"],
    row: (cells) => {
      if (!["", "released"].includes(cells("status").toLowerCase())) return "left out";
      const id = /([0-9A-Za-z._-]{1,80})$/.exec(cells("concepturi").slice(-80))?.[1];
      const name = cells("preferredlabel");
      if (id === undefined) return { malformed: "its address is none" };
      if (nameKey(name) === "") return { malformed: "it has no label" };
      if (draft.has(`esco-${id}`)) return { malformed: "its skill has come before" };
      draft.set(`esco-${id}`, entry(`esco-${id}`, name, cells));
      return "used";
    },
  };
}

function entry(id: string, name: string, cells: Cells): SkillEntry {
  const kind = cells("skilltype") === "knowledge" ? "knowledge" : "professional";
  // The official file has one label per line; other exports separate them by bars.
  const labels = [cells("altlabels"), cells("hiddenlabels")].flatMap((cell) => cell.split(/[\n|]/));
  const byKey = new Map([...labels, ...impliedAliases(name)].map((label) => [nameKey(label), label.trim()]));
  byKey.delete("");
  byKey.delete(nameKey(name));
  return { id, name, kind, aliases: [...byKey.values()] };
}

/** The skills read, sorted by id. */
export function escoEntries(draft: EscoDraft): SkillEntry[] {
  return [...draft.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
}
