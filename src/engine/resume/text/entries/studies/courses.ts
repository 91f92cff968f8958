import { COURSE_WORDS } from "../../../../lexicon/studies/degrees.ts";
import { foldText, latinWords } from "../../../../text/fold.ts";
import { type Piece, slice } from "../../../../text/piece.ts";

/** A degree as written, split into its kind ("Bachelor of Science") and subject ("Nursing"). */
export type Degree = { readonly studyType: Piece; readonly area?: Piece };

/** "BTS MUC", "Baccalauréat STMG", "GED in progress": letters of the name, or how far it is. */
export const NO_SUBJECT =
  /^(?:[\p{Lu}\d]{1,6}$|(?:progress|course|Arbeit|Bearbeitung|curso|cours|andamento|corso|trakcie|pågående)(?!\p{L}))/u;

/** What joins a kind and its subject. */
export const JOINT =
  /^\s?[,:(–-]?\s?(?:(?:in|im|als|zum|zur|en|em|de|di|d['’]|der|des|of|i|inom|w|z|v|по|в)(?:\s|(?<=['’])))?/i;

/** True if a text in the studies names a course. */
export function isCourse(text: string): boolean {
  const words = latinWords(text);
  const isNamed = (word: string | undefined): boolean => word !== undefined && COURSE_WORDS.test(word);
  return words.length < 12 && (isNamed(words[0]) || isNamed(words.at(-1)));
}

/** Splits a course that starts with its kind: "Curso de Soldadura", "Zertifikatslehrgang Robotik". */
export function splitCourse(piece: Piece): Degree {
  const kind = /^\p{L}+/u.exec(piece.text)?.[0] ?? "";
  if (!COURSE_WORDS.test(foldText(kind))) return { studyType: piece };
  const joint = JOINT.exec(piece.text.slice(kind.length))?.[0].length ?? 0;
  const area = slice(piece, kind.length + joint);
  return area.text === "" ? { studyType: piece } : { studyType: slice(piece, 0, kind.length), area };
}

/** A subject and its kind in brackets: "Maschinenbau (Diplom)". */
export function kindBehind(piece: Piece): Degree | undefined {
  const area = /^(\p{Lu}[^()]{2,60}) \((?:Diplom|Magister|Bachelor|Master|Licence|Staatsexamen)\)$/u.exec(
    piece.text,
  )?.[1];
  if (area === undefined) return undefined;
  return {
    studyType: slice(piece, area.length + 2, piece.text.length - 1),
    area: slice(piece, 0, area.length),
  };
}

/** A title and its field in brackets: "Staatlich geprüfte Technikerin (Maschinenbau)". */
export function fieldBehind(piece: Piece): Degree | undefined {
  const kind = /^([^()]{3,60}) \((?!.*schule)\p{Lu}\p{Ll}[^()\d]{2,50}\)$/u.exec(piece.text)?.[1];
  if (kind === undefined) return undefined;
  return {
    studyType: slice(piece, 0, kind.length),
    area: slice(piece, kind.length + 2, piece.text.length - 1),
  };
}
