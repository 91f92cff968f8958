import type { Question } from "./question.ts";

/** Words of questions that name no matter: "what do you know about me", "give me an overview". */
const forAll = new Set(
  (
    "know known tell show give list find stored saved remember remembered anything everything all overview summary " +
    "background information info details data facts yourself user person profile career context " +
    "weisst weiss wissen alles uberblick sabes todo resumen savez sais tout apercu"
  ).split(" "),
);

/** Whether a question names no matter and so asks for what there is. */
export function asksForAll({ terms }: Question): boolean {
  return terms.every(({ word }) => forAll.has(word));
}
