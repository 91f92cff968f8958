/**
 * How a line of a resume becomes part of a sentence: `did` follows "I" ("built the tracking API"), `being` follows "I
 * am" ("responsible for two kitchens"), `doing` is a noun ("managing a ward"), `task` an infinitive ("gérer une équipe").
 */
export interface Said {
  form: "did" | "being" | "doing" | "task";
  text: string;
}

/** The parts of one form, as their sentences take them. */
export function textsOf(said: readonly Said[], form: Said["form"]): string[] {
  return said.filter((each) => each.form === form).map(({ text }) => text);
}

/** A line of a resume without the marks at its end. */
export function withoutEnd(bullet: string): string {
  return bullet.replace(/[.。;；,，…\s]+$/u, "");
}
