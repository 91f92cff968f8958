import { degree, textOf } from "../../resume/json-resume.ts";
import type { Material } from "../types.ts";
import { isApprenticeship, nominative } from "../words/letters/de-training.ts";

type Known = Pick<Material, "words">;

/** Degrees that take their field with a preposition or none: "Graduação em Engenharia Civil", "HBO Verpleegkunde". */
const degrees =
  /^(?:Grado|M[aá]ster|Licenciatura|Do[cut]t?o|Diplom|T[eé]cn|P[oó]s|Maestría|Ciclo|Gradua|Bach|Mestr|Especialização|MBA|Laurea|HBO|MBO)/u;
const before: Partial<Record<string, string>> = { es: " en ", pt: " em ", it: " in ", nl: " " };

/** "Master 2 Droit social", "Ausbildung als Verwaltungsfachangestellte"; otherwise both parts after a comma. */
export function studyText(entry: Record<string, unknown>, { language }: Known["words"]): string {
  const [study, area] = [textOf(entry.studyType), textOf(entry.area)];
  const joint = before[language];
  if (study === "" || area === "") return degree(entry);
  if (language === "de" && isApprenticeship(study, area)) return `${study} als ${nominative(area)}`;
  // "Certificat d'aptitude", "BP Arts de la cuisine"
  const of = /^\p{Lu}/u.test(area) ? "" : /^[aeiouyhéèê]/u.test(area) ? "d'" : "de ";
  if (language === "fr") return `${study} ${of}${area}`;
  return joint && degrees.test(study) ? `${study}${joint}${area}` : degree(entry);
}

/** A distinction in its own words, "2:1", or a number after a word for grades: "grade 3.7". */
export function gradeOf(entry: Record<string, unknown>, { letter }: Known["words"]): string {
  const score = textOf(entry.score) || textOf(entry.status);
  return /^\d{1,3}(?:[.,]\d{1,2})?$/.test(score) ? `${letter.grade} ${score}` : score;
}
