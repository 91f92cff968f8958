/** A title as a rank above (or below) another: "Head of marketing" is a rank of "marketing". */
export interface RankStep {
  /** The rank word as written. */
  word: string;
  base: string;
  kind: RankKind;
}

/** `expert`: more years; `people`: leads others; `top`: leads a function; `entry`: less than usual. */
export type RankKind = "expert" | "people" | "top" | "entry";

const words: Record<RankKind, string> = {
  expert: "senior|sr|principal|staff|lead|leitende[rn]?|oberste[rn]?|sénior|sênior",
  people:
    "foreman|forewoman|supervisor|supervisora|manager|team lead|teamleiter|teamleiterin|gruppenleiter|leiter|leiterin|head|jefe|jefa|chef|cheffe|responsable|gerente|encargado|encargada|responsável|chefe|vorarbeiter|vorarbeiterin|lead",
  top: "chief|director|directora|directeur|directrice|diretor|diretora|vp|vice president|head",
  entry: "junior|júnior|jr|trainee|entry[- ]level|graduate|apprentice",
};
const connector = "(?:\\s+(?:of|de la|de los|de las|des|der|de|du|do|da|d'|für|en|-))?";
const before = patterns((list) => `^(${list})\\.?${connector}\\s+(.{2,})$`);
const after = patterns((list) => `^(.{2,}?)[\\s-]+(${list})\\.?$`);
const chinese: [RankKind, RegExp][] = [
  ["expert", /^(高级|资深|首席)(.+)$/u],
  ["people", /^()(.+)(主管|经理|组长)$/u],
  ["top", /^()(.+)(总监)$/u],
  ["entry", /^(初级|助理|实习)(.+)$/u],
];

/** The rank of a word before a title ("Senior", "Head of", "Jefe de"), or undefined. */
export function stepBefore(title: string): RankStep | undefined {
  for (const [kind, pattern] of before) {
    const [, word, base] = pattern.exec(title) ?? [];
    if (word && base) return { word, base, kind };
  }
  return stepInChinese(title);
}

/** The rank of a word after a title ("electrician foreman"), or undefined. */
export function stepAfter(title: string): RankStep | undefined {
  for (const [kind, pattern] of after) {
    const [, base, word] = pattern.exec(title) ?? [];
    if (word && base) return { word, base, kind };
  }
  return undefined;
}

/** True if a title is only a rank word and names no occupation. */
export function isRankAlone(title: string): boolean {
  return alone.test(title.trim());
}

/**
 * True if a name occurs in all kinds of titles, or says how someone works: "911 operator" without "911",
 * "apprentice", "assistant engineer", which the catalogue knows on ships alone.
 */
export function isTooWide(title: string): boolean {
  return tooWide.test(title.replace(/\s*\([^()]*\)\s*$/u, "").trim());
}

const tooWide =
  /^(?:tech|study|studies|operator|helper|worker|assistant|technician|specialist|professional|apprentice|trainee|intern|student|volunteer|freelancer|consultant|(?:assistant|chief) engineer)s?$/iu;

const alone = new RegExp(`^(?:${Object.values(words).join("|")}|主管|经理|总监)s?$`, "iu");

function stepInChinese(title: string): RankStep | undefined {
  for (const [kind, pattern] of chinese) {
    const [, first, base, last] = pattern.exec(title) ?? [];
    if (base) return { word: first || last || "", base, kind };
  }
  return undefined;
}

function patterns(write: (list: string) => string): [RankKind, RegExp][] {
  const kinds = ["expert", "top", "people", "entry"] as const;
  return kinds.map((kind) => [kind, new RegExp(write(words[kind]), "iu")]);
}
