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
  // "Lehre als Maurer" is one thing.
  const isTraining = /^(?:\p{L}*ausbildung|Lehre) als /iu.test(segment.piece.text);
  if (as !== null && !isTraining && as.index > 2 && roleScore(segment.piece.text.slice(0, as.index)) < 2) {
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
    const isKnown = employerScore(first) >= least || isNameBehind(title.text, match[0].trim(), employer);
    if (isTold && isKnown && !isKindBefore(employer.text) && roleScore(employer.text) === 0) {
      return [
        { piece: title, sign: segment.sign },
        { piece: employer, sign: "at" },
      ];
    }
  }
  return [segment];
}

/** Jobs whose names take a subject: after "Ingeniero en" comes a field, after "Contable en" an employer or a place. */
const WITH_SUBJECT =
  /^(?:t[ée]cnic|ingenier|engenheir|ing[ée]nieur|licenciad|especialista|sp[ée]cialiste|expert|auxiliar|m[áa]ster|doctor|doutor|graduad|diplomad|consejer|conseill|asesor|assessor|analista|analyste|oficial|profes|profess|formador|formateur|perit|bacharel|tecnólog|investigador|pesquisador|chercheu|consultor|consultant|operador|op[ée]rateur|trabajador|trabalhador|científic|cientista|assistente?|asistente|assistant|charg[ée]|responsab)/iu;

/** "Distribuciones Levante" behind "Contable en", "Lumina" behind "Diretora na": a name that is not a place. */
function isNameBehind(title: string, preposition: string, employer: Piece): boolean {
  const isName = /^(?:na|no|nel|nella)$/u.test(preposition) ? /^\p{Lu}\p{L}{2}/u : ofWords;
  return (
    roleScore(title) >= 2 &&
    !/^(?:in|im|à|a)$/u.test(preposition) &&
    !WITH_SUBJECT.test(title) &&
    isName.test(employer.text) &&
    placeOf(employer)?.sure !== true &&
    !isTown(employer.text)
  );
}

const ofWords = /^\p{Lu}[\p{L}&.'’-]+ (?:\p{L}{1,3} )*\p{Lu}/u;
