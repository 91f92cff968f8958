import { type Piece, pieceOf, slice } from "../../../../text/piece.ts";
import type { EducationDraft, JobDraft } from "../../draft.ts";
import { type Extraction, extract } from "../../extraction.ts";
import { sureEmployer } from "../../sure/employer.ts";
import { splitDegree } from "./degrees.ts";
import { takeResult } from "./study-label.ts";

/** "Ausbildung zur Köchin", "Umschulung zum Fachinformatiker": training for a trade, unlike the trade itself. */
const TRAINING =
  /^(?:(?:Betriebliche|Schulische|Duale) )?(?:(?:\p{L}{1,12}a|A)usbildung|Umschulung|Lehre) (?:zu[mr]|als|im|in|\(|\p{Lu}\p{Ll})/u;

/** Of a firm or school that trains. */
const PLACED = 0.75;

/** The entries of a list of jobs, the training for a trade among them as studies. */
export function trainingApart(entries: readonly JobDraft[]): { jobs: JobDraft[]; studies: EducationDraft[] } {
  const studies = new Map(
    entries.flatMap((entry) => {
      const study = studyOf(entry);
      return study === undefined ? [] : [[entry, study]];
    }),
  );
  return { jobs: entries.filter((entry) => !studies.has(entry)), studies: [...studies.values()] };
}

function studyOf({ position, employer, startDate, endDate, url }: JobDraft): EducationDraft | undefined {
  const named = position ?? employer;
  if (named === undefined || !TRAINING.test(named.value)) return undefined;
  const draft: EducationDraft = { startDate, endDate, url, courses: [], isContested: false };
  const [name = asPiece(named)] = takeResult(asPiece(named), draft);
  const degree = splitDegree(name);
  draft.studyType = extract(degree.studyType, 0.9);
  // "Fachinformatiker (IHK)"
  draft.area = extract(
    degree.area && slice(degree.area, 0, / \(\p{Lu}+\)$/u.exec(degree.area.text)?.index),
    0.85,
  );
  const trainer = named === position ? sureEmployer(employer) : undefined;
  draft.institution = trainer && { ...trainer, confidence: PLACED };
  return draft;
}

function asPiece({ value, span: [start] }: Extraction): Piece {
  return pieceOf(value, start);
}
