import type { SkillEntry, SkillKind } from "../../../../src/engine/catalog/types.ts";

/** A small catalogue of skills of three sources with the traps that real ones have. */
export const sampleSkills: SkillEntry[] = [
  skill("languages", "Programming languages", "tool", []),
  skill("javascript", "JavaScript", "tool", ["JS", "ECMAScript"], "languages"),
  skill("go", "Go", "tool", ["Golang"], "languages"),
  skill("cpp", "C++", "tool", ["CPP"], "languages"),
  skill("excel", "Spreadsheets", "tool", ["Excel", "Microsoft Excel"]),
  skill("patient-care", "Patient care", "professional", []),
  skill("wound-care", "Wound care", "professional", ["Wound management"], "patient-care"),
  skill("iv-therapy", "IV therapy", "professional", ["Intravenous therapy"], "patient-care"),
  skill("burn-care", "Burn dressing", "professional", [], "wound-care"),
  skill("contract-management", "Contract management", "professional", ["Contracts"]),
  skill("onet-t-excel", "Microsoft Excel", "tool", []),
  skill("onet-t-sql", "Structured query language SQL", "tool", []),
  skill("esco-js", "JavaScript", "knowledge", ["client-side scripting"]),
  skill("esco-a", "manage contracts", "professional", ["oversee agreements", "deal with agreements"]),
  skill("esco-b", "draw up contracts", "professional", ["deal with agreements", "write legal agreements"]),
];

function skill(id: string, name: string, kind: SkillKind, aliases: string[], parent?: string): SkillEntry {
  return { id, name, kind, aliases, ...(parent === undefined ? {} : { parent }) };
}
