import { isTown } from "../../../text/names/towns.ts";
import { type Piece, slice } from "../../../text/piece.ts";
import { employerScore, endsInLegalForm, roleScore } from "../sections/classify.ts";
import { isKindBefore } from "./glued.ts";
import { placeOf } from "./places.ts";

/** A part of a heading line, with the mark before it. */
export type Segment = { readonly piece: Piece; readonly sign: string };

/** "Acme Foods Ltd., Leeds as Area Manager" */
const AS_TITLE = / (?:as|als|como|comme|en tant que|come) (?:an? |the |une? )?(?=\p{Lu})/u;
const EN_BEFORE = / (?:en|in|im|à|a|na|no|em|nel|nella) (?=(?:el |la |le |l'|der |dem )?[\p{Lu}])/gu;
/** "Treasurer of the association Open Hands": the organisation of a post. */
const OF_ASSOCIATION =
  / (?:of|for|de|del|da|do|für|bei|dell|di)(?: (?:the|la|el|der|die|dem)|['’]| l['’])? ?(?:association|asociaci[óo]n|associa[çc][ãa]o|associazione|verein|fundaci[óo]n|fondation|stiftung|ong|ngo) (?=\p{Lu})/u;

/** "Enfermera en Hospital Norte": "en" separates only if an employer follows a title. */
export function splitEmployer(segment: Segment): Segment[] {
  const of = OF_ASSOCIATION.exec(segment.piece.text);
  if (of !== null && roleScore(segment.piece.text.slice(0, of.index)) >= 2) {
    const title = slice(segment.piece, 0, of.index);
    const employer = slice(segment.piece, of.index + of[0].length);
    return [
      { piece: title, sign: segment.sign },
      { piece: employer, sign: "at" },
    ];
  }
  const as = AS_TITLE.exec(segment.piece.text);
  if (as !== null && as.index > 2 && roleScore(segment.piece.text.slice(0, as.index)) < 2) {
    const title = slice(segment.piece, as.index + as[0].length);
    if (roleScore(title.text) >= 2)
      return [
        { piece: slice(segment.piece, 0, as.index), sign: segment.sign },
        { piece: title, sign: "as" },
      ];
  }
  for (const match of segment.piece.text.matchAll(EN_BEFORE)) {
    const title = slice(segment.piece, 0, match.index);
    const behind = slice(segment.piece, match.index + match[0].length);
    const employer = slice(behind, /^(?:der|dem) /.exec(behind.text)?.[0].length ?? 0);
    const isTold = roleScore(title.text) >= 2 || /^\p{Lu}\p{Ll}+$/u.test(title.text);
    // "Lecturer in the School of Law" is one title.
    const least = match[0] === " in " ? 3 : 2;
    // "Conservas Ejemplo S.L. (Valencia)": the place in brackets hides the end of the name.
    const name = employer.text.replace(/ \([^()]{2,40}\)$/u, "");
    // "Examiner in the board, Guild of Quay": the employer is behind the comma.
    const first = endsInLegalForm(name) ? name : (name.split(", ")[0] ?? "");
    const isKnown = employerScore(first) >= least || isNameBehind(title.text, employer);
    if (isTold && isKnown && !isKindBefore(employer.text) && roleScore(employer.text) === 0) {
      return [
        { piece: title, sign: segment.sign },
        { piece: employer, sign: "at" },
      ];
    }
  }
  return [segment];
}

/** Jobs whose names take no subject: after "Contable en" comes an employer or a place, after "Ingeniero en" a field. */
const WITHOUT_SUBJECT =
  /(?<!\p{L})(?:contables?|camarer[oa]|cociner[oa]|cajer[oa]|dependient[ea]|recepcionista|enfermer[oa]|secretari[oa]|conductora?|repartidora?|peluquer[oa]|soldadora?|fontaner[oa]|electricista|carpinter[oa]|limpiadora?|comercial|vendedora?|administrativ[oa]|abogad[oa]|periodista|farmacéutic[oa]|jardiner[oa]|panader[oa]|contabilista|cozinheir[oa]|motorista)(?!\p{L})/iu;

/** "Distribuciones Levante" behind "Contable en": a name of several words that is not a place. */
function isNameBehind(title: string, employer: Piece): boolean {
  return (
    WITHOUT_SUBJECT.test(title) &&
    /^\p{Lu}[\p{L}&.'’-]+ (?:\p{L}{1,3} )*\p{Lu}/u.test(employer.text) &&
    placeOf(employer)?.sure !== true &&
    !isTown(employer.text)
  );
}
