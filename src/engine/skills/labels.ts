import type { SkillEntry } from "../catalog/types.ts";
import { commonWords } from "./common-words.ts";
import { createStemmer, words } from "./normalise.ts";

/** A spelling of a skill. `derived` spellings come from the name by rule and never override a written alias. */
export interface Label {
  /** The canonical id of the skill. */
  id: string;
  kind: "name" | "alias" | "derived";
  /** True for alternative labels so loose that they may rank a skill but never prove it. */
  isLoose: boolean;
  text: string;
  words: string[];
}

/** All labels of a catalogue, and the canonical id of each id. */
export interface Labels {
  all: Label[];
  canonicalIds: ReadonlyMap<string, string>;
  /** The stem of a word, memoised. */
  stemOf: (word: string) => string;
}

/** 0 for built-in ids, 1 for `onet-…`, 2 for `esco-…`. The lower one owns a shared name. */
export function sourceOf(id: string): 0 | 1 | 2 {
  if (id.startsWith("onet-")) return 1;
  return id.startsWith("esco-") ? 2 : 0;
}

/**
 * Reads every label once. An entry with the name of an earlier one (or an earlier source's alias) is merged into
 * it.
 */
export function readLabels(skills: readonly SkillEntry[]): Labels {
  const ordered = [...skills].sort((left, right) => sourceOf(left.id) - sourceOf(right.id));
  const all: Label[] = [];
  const canonicalIds = new Map<string, string>();
  const names = new Map<string, string>();
  const aliases = new Map<string, string>();
  for (const skill of ordered) {
    const source = sourceOf(skill.id);
    const key = words(skill.name).join(" ");
    const namesake = aliases.get(key);
    const id =
      names.get(key) ?? (namesake !== undefined && sourceOf(namesake) < source ? namesake : skill.id);
    canonicalIds.set(skill.id, id);
    if (!names.has(key)) names.set(key, id);
    for (const [text, kind] of textsOf(skill)) {
      const parts = words(text);
      if (parts.length === 0) continue;
      const isLoose = kind === "alias" && source === 2;
      all.push({ id, kind, isLoose, text, words: parts });
      const aliasKey = kind === "alias" && !isLoose ? parts.join(" ") : "";
      if (aliasKey !== "" && !aliases.has(aliasKey)) aliases.set(aliasKey, id);
    }
  }
  return { all, canonicalIds, stemOf: createStemmer() };
}

function textsOf(skill: SkillEntry): [string, Label["kind"]][] {
  const texts: [string, Label["kind"]][] = [[skill.name, "name"]];
  for (const alias of skill.aliases) texts.push([alias, "alias"]);
  for (const form of derived(skill)) texts.push([form, "derived"]);
  return texts;
}

const vendors = /^(?:Adobe|Apache|Autodesk|Atlassian|Google|IBM|Microsoft|Oracle|SAP|The MathWorks) (?=\S)/;
const acronymAtEnd = /^\S.* ([A-Z][A-Z0-9+#/]{1,7})$/;

const named = /^\S*[A-Z0-9]\S*[A-Z0-9]|^.+ \S*[A-Z0-9]/;
const plainWord = /(?:ing|ion|al|ment|ance|ence|ive|ic|ary|less|sheet|ware|way)$/i;

/** "Alteryx" for "Alteryx software". But inventory management is not "Inventory management software". */
function withoutSoftware(name: string): string {
  const bare = name.replace(/ software$/i, "");
  if (bare === name || named.test(bare)) return bare;
  const isName = !/\s/.test(bare) && !plainWord.test(bare) && !commonWords.has(bare.toLowerCase());
  return isName ? bare : name;
}

/** "Java (computer programming)" is also Java, "Structured query language SQL" also SQL, "Microsoft Excel" also Excel. */
function derived({ id, name }: SkillEntry): string[] {
  const plain = name.replace(/ \([^()]{1,60}\)$/, "");
  // Our own names allow dropping it: "Office software".
  const bare = sourceOf(id) === 0 ? plain.replace(/ software$/i, "") : withoutSoftware(plain);
  const acronym = acronymAtEnd.exec(bare)?.[1];
  const forms = [bare, bare.replace(vendors, ""), acronym ?? bare];
  return [...new Set(forms)].filter((form) => form !== name && form !== "");
}
