import { splitAt } from "../../../../text/cuts.ts";
import { type Piece, slice, through } from "../../../../text/piece.ts";
import type { EducationDraft } from "../../draft.ts";
import { extract } from "../../extraction.ts";
import { isSchool } from "./degrees.ts";

/** Examinations in several subjects, with how many there were: "8 GCSEs", "A levels". */
const NAME =
  /^(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) )?(?:i?gcses?|(?:a|as|o)[- ]levels?|(?:advanced )?highers|national 5s)(?!\p{L})/iu;
const MARKS = /,\s|\s[–-]\s|:\s|;\s/gu;
const LEAD = /^(?:(?:incl?\.?|including|in|with|at|grades?)\s){1,2}/iu;
/** "Maths (C)", "Psychology D", "French 7", "Physics: A*" */
const GRADED =
  /^(?:and |& )?(?:\p{L}[\p{L} /'-]{1,40}? \([A-GU1-9]\*{0,2}\) (?:and|&) )?\p{L}[\p{L} &/'-]{1,60}?(?:\s?\((?:grade )?(?:[A-GU]\*{0,2}|[1-9])\)|\s(?:[A-GU]\*{0,2}|[1-9]))$/u;
/** "7 A–C incl. English (B)", "at grades A*-C including Maths" */
const RANGE = /(?<![\p{L}\d])(?:[A-G]\*{0,2}|[1-9])(?:\s?[–-]\s?|\sto\s)(?:[A-G]|[1-9])(?![\p{L}\d])/u;
const LONGEST = 100;

/**
 * Takes the subjects and grades of examinations from a text as its score: "Psychology D, Art C". The school and the date
 * stay.
 */
export function takeSubjectGrades(piece: Piece, draft: EducationDraft): Piece[] {
  const name = NAME.exec(piece.text)?.[0];
  if (name === undefined) return [piece];
  const graded = splitAt(slice(piece, name.length), MARKS)
    .map((part) => slice(part, LEAD.exec(part.text)?.[0].length ?? 0))
    .map((part) => ({ part, is: isGrades(part.text) }));
  const from = graded.findIndex(({ is }) => is);
  if (from < 0) return [piece];
  const behind = graded.findIndex(({ is }, at) => at > from && !is);
  const run = graded.slice(from, behind < 0 ? undefined : behind).map(({ part }) => part);
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return [piece];
  draft.score = extract(through(piece, first, last), 0.9);
  return [slice(piece, 0, name.length), slice(piece, last.end - piece.start)];
}

function isGrades(text: string): boolean {
  return text.length <= LONGEST && !isSchool(text) && (GRADED.test(text) || RANGE.test(text));
}
