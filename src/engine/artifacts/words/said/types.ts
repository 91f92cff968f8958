/**
 * How a resume line becomes part of a sentence: `did` follows "I" ("built the tracking API"), `being` follows "I
 * am" ("responsible for two kitchens"), `does` follows "I" in the present tense where `did` has an auxiliary, `doing`
 * is a noun ("managing a ward"), `task` an infinitive ("gérer une équipe"), `figures` follows a colon ("food cost 34%
 * down to 29.5%"), `noted` is a whole line that a sentence would break and that is quoted.
 */
export interface Said {
  form: "did" | "does" | "being" | "doing" | "task" | "figures" | "noted";
  text: string;
}

/** The parts of one form, as their sentences need them. */
export function textsOf(said: readonly Said[], form: Said["form"]): string[] {
  return said.filter((each) => each.form === form).map(({ text }) => text);
}

/** A resume line without final punctuation, with the usual first letter. */
export function withoutEnd(bullet: string): string {
  const text = bullet.replace(/[.。;；,，…\s]+$/u, "");
  return /^\p{Ll}{2}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** True if a line is cut off. */
export function isCut(text: string): boolean {
  return /(?:[,:;(/&-]|\b(?:and|or|the|of|with|und|oder|mit|et|ou|de|y|con))$/iu.test(text.trim());
}

const shortened =
  /(?<=(?:^|[\s(])(?:incl|approx|e\.g|i\.e|etc|vs|no|nos|st|dr|mr|ms|inc|ltd|co|sq|ft|hrs?|yrs?|max|min|ca|u\.a|z\.\s?b|bzw|usw|inkl|ggf|std|nr|p\.\s?ej|aprox|máx|mín|env|n|av|sta?))\. /giu;

/** True if a line is several sentences or none: a list after a label, or joined lines. */
export function isSeveral(text: string): boolean {
  return /[.!?;] | ?: |\n/u.test(text.replace(shortened, " "));
}
