import type { Question } from "./question.ts";

/** Words of questions without a subject: "what do you know about me", "give me an overview". */
const forAll = new Set(
  (
    "know known tell show give list find stored saved remember remembered anything everything all overview summary " +
    "background information info details data facts yourself user person profile career context " +
    "weisst weiss wissen alles uberblick sabes todo resumen savez sais tout apercu"
  ).split(" "),
);

/** True if a question names no subject and so asks for everything. */
export function asksForAll({ terms }: Question): boolean {
  return terms.every(({ word }) => forAll.has(word));
}
