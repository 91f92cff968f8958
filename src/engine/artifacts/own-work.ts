import { whyNotHeld } from "../held/not-held.ts";
import { entryAt, isLapsed } from "../resume/json-resume.ts";
import { wordsOf } from "../text/words.ts";
import type { Material, Stumble, UsableClaim } from "./types.ts";
import { startsWithDone } from "./words/said/en-verbs.ts";
import { hasResult } from "./words/said/figures.ts";

const HALF = 0.5;
const FEWEST_LETTERS = 3;
/** How far into a line its denial may stand: "I have never used". */
const EARLY = 3;
/** "Without" denies a whole line only at its start: "Montage ohne Mängel" is work. */
const denies =
  /^(?:no|not|never|nor|cannot|lacking|\p{L}+n['’]t|nicht|nie|niemals|kein\p{L}*|nunca|jam[aá]s|ning[uú]n\p{L}*|pas|jamais|aucune?|não|nenhum\p{L}*|niet|geen|nooit|inte|aldrig|ingen|nie|nigdy|brak)$/iu;
const without = /^(?:without|ohne|sin|sans|sem|senza|zonder|utan|bez)$/iu;
/** What is good to be without: "No lost-time accidents". */
const harm =
  /acciden|inciden|injur|error|mistake|complain|violation|defect|absen|delay|downtime|recall|layoff|unfall|unfäll|fehler|mängel|reklamation|beschwerde|ausfall|kündigung|queja|retraso|plainte|réclamation|erreur|retard|reclama|atraso|falta|klacht|olycka|wypad/iu;

/** "Coordination of a team": an action at a line's start is the person's own, unless it leads to an examination. */
const action =
  /^\p{Lu}[\p{L}-]*(?:tion|sion|ção|são|ción|sión|ança|anza|ment|mento|miento|agem|aje|ung) (?:of|de|d[aeo]s?|del|des|du|von|der|a|al|à|aux?|ao)(?= )(?!.*(?:exam|concours|prüfung|prova|permis|certifi))/iu;

/** False for a line that says what its person has not done, plans, or another does: "No experience with Terraform". */
export function isOwnWork(text: string): boolean {
  if (hasResult(text) || harm.test(text) || action.test(text) || startsWithDone(text, true)) return true;
  const all = wordsOf(text).map(({ start, end }) => ({ start, end, said: text.slice(start, end) }));
  const words = all.filter(({ said }) => said.length >= FEWEST_LETTERS);
  const last = words.at(-1);
  if (!last) return true;
  const not = (word: (typeof words)[number]) => whyNotHeld(text, word) !== undefined;
  const share = words.filter(not).length / words.length;
  const isEarly =
    all.slice(0, EARLY).some(({ said }) => denies.test(said)) || without.test(all[0]?.said ?? "");
  const isDenied = all.some(({ said }) => denies.test(said) || without.test(said));
  // Plans and the work of others have no such word, and are most of their lines.
  return isDenied ? !(isEarly && (share >= HALF || not(last))) : share < HALF;
}

/** The material without lines that say what was not done. Documents neither print them nor make stories of them. */
export function withOwnWork(material: Material): Material {
  return { ...material, claims: material.claims.filter((claim) => !isLeftOut(claim)) };
}

/** The material without papers that have expired. */
export function withoutLapsed(material: Material): Material {
  const isOver = lapsedIn(material);
  return { ...material, claims: material.claims.filter((claim) => !isOver(claim)) };
}

function lapsedIn({ document, today }: Material): (claim: UsableClaim) => boolean {
  return ({ kind, path, text }) =>
    kind === "certificate" && isLapsed(text, entryAt(document, path), new Date(today));
}

/** What a resume leaves out, for the person to see. */
export function leftOut(material: Material): Stumble[] {
  const isOver = lapsedIn(material);
  return material.claims.flatMap((claim) => {
    const why = isLeftOut(claim)
      ? "This line says what you did not do or have, so it was left out."
      : isOver(claim)
        ? "This paper has expired, so it was left out."
        : undefined;
    return why === undefined ? [] : [{ text: claim.text, why, claimIds: [claim.id] }];
  });
}

function isLeftOut({ kind, text }: UsableClaim): boolean {
  return kind === "bullet" && !isOwnWork(text);
}
