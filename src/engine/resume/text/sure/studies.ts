import { numberOf } from "../../../lexicon/numbers.ts";
import { isHan } from "../../../text/chinese.ts";
import { foldText } from "../../../text/fold.ts";
import { isTown } from "../../../text/names/towns.ts";
import type { EducationDraft } from "../draft.ts";
import { isCourse } from "../entries/studies/courses.ts";
import { isDegree, isSchool } from "../entries/studies/degrees.ts";
import { type Extraction, unquoted } from "../extraction.ts";
import { opensLikeAchievement, roleScore } from "../sections/classify.ts";
import { withoutStudent } from "./as-student.ts";
import { mayBeName, shorten } from "./employer.ts";

const SURE = 0.65;
/** For the only part left next to a complete degree. */
const PLACED = 0.75;
/** From its column heading. */
const TOLD = 0.95;
/** Text that starts like this is a degree with its school, or a degree's year. */
const NAMES_DEGREE =
  /^(?:cert(?:ificate)?\s|yr\s?\d|year \d|grade \d|diploma (?:of|in)|bachelor|master of|b\.?sc|m\.?sc|abitur|ausbildung|kurs|curso|formation )/iu;
/** Words that mean a degree only next to evidence for it. */
const WEAK_DEGREE =
  /^(?:associate|associates|master|minor|foundation|program|programme|certificate|technician|t[ée]cnico|grado|titulo|promotion|be|me|as)$/i;

/** A kind of school, not the name of one. */
const GENERIC =
  /^(?:(?:some|part of|partial|unfinished) (?:college|university|high school|graduate school)|high school|secondary school|primary school|gymnasium|realschule|hauptschule|grundschule|gesamtschule|berufsschule|universitat|hochschule|fachhochschule|university|college|lycee|college|ecole|universite|universidad|instituto|colegio|escuela|escola|universidade|faculdade|liceo|universita|scuola|universiteit|middelbare school|(?:primar|sekundar|grund|haupt|real|ober|volks)-? (?:und|&) (?:sekundar|primar|haupt|real|mittel)schule|(?:primar|sekundar|volks|ober|mittel)schule)$/;
/** How a study ended: "Abschluss IHK". */
const RESULT = /^(?:abschlu(?:ss|ß)|final grade|grade|note|mention|nota)(?!\p{L})/iu;
/** A one-day course gives a certificate, whatever it is called. */
const NO_STUDY =
  /first aid|premiers? (?:secours|soins)|erste[- ]hilfe|primeros auxilios|primeiros socorros|primo soccorso|ehbo|急救/;

/** School-leaving exams in several subjects, none of which is the whole. */
const SUBJECTS =
  /^(?:\d{1,2} )?(?:(?:advanced )?highers|gcses?|igcses?|(?:a|o|as)[ -]?levels?|nat(?:ional)? 5s)$/i;

/** Column or line labels of degrees. */
const BARE =
  /^(?:degrees?|qualifications?|courses?|exam(?:ination)?|dipl[oô]me|title|t[ií]tulo|studies|estudios|studium)$/i;

/** The studies with their certain parts. If too little is certain they are omitted, and their lines stay unread. */
export function sureStudies(drafts: readonly EducationDraft[]): EducationDraft[] {
  return drafts.flatMap((draft) => {
    const institution = sureSchool(draft.institution);
    const isSplit =
      !/^[\p{Lu}\d]{1,6}$/u.test(draft.area?.value ?? "") &&
      (!isCut(draft.area?.value ?? "") || isTitleBehind(draft));
    // "Baccalauréat STMG" and "Diplom (FH)" are complete kinds that were cut.
    const studyType = isSplit
      ? sureDegree(
          draft.studyType,
          institution !== undefined || RESULT.test(draft.institution?.value ?? ""),
          /^\p{Lu}[\p{L}-]+(?: (?:und|&) \p{Lu}\p{L}+)?$|^\p{Ll}+(?: \p{Ll}+)*$/u.test(
            draft.area?.value ?? "",
          ),
          draft.area !== undefined,
        )
      : undefined;
    const isOfSubjects = isTitleBehind(draft) || SUBJECTS.test(studyType?.value ?? "");
    const area =
      !isOfSubjects && (studyType !== undefined || draft.studyType === undefined)
        ? sureArea(draft.area)
        : undefined;
    if (NO_STUDY.test(foldText(draft.studyType?.value ?? "")) || isMembership(draft)) return [];
    const isNamed =
      studyType !== undefined ||
      (institution !== undefined && (draft.endDate ?? draft.startDate) !== undefined);
    if (!isNamed || (studyType === undefined && institution !== undefined && !isSchool(institution.value)))
      return [];
    return [{ ...draft, institution, studyType, area }];
  });
}

/** "Associate, Institute of Bankers (ACIB)": membership of a professional body is not studying there. */
function isMembership({ studyType, institution }: EducationDraft): boolean {
  return (
    /^(?:associate|fellow|(?:(?:associate|graduate|chartered) )?member)(?:ship)?$/i.test(
      studyType?.value ?? "",
    ) &&
    /^(?:the )?(?:chartered |royal |national )?(?:institute|institution|association|society) (?:of|for) (?!technology)/i.test(
      institution?.value ?? "",
    )
  );
}

/** Engineering is a degree of its own, or the field of one: "Grado en Ingeniería Civil". */
const FIELD = /^(?:ingenier[ií]a|engenharia|ingegneria) \p{L}/iu;

/** Text that is not a subject: the rest of a cut kind, a degree, half a bracket. */
function isCut(area: string): boolean {
  return (
    (isDegree(area.replace(/\s\(\p{Lu}{2,6}\)$/u, "")) && !FIELD.test(area)) ||
    /^(?:Dr|Dipl|Mag|Prof)\b/.test(area) ||
    area.split("(").length !== area.split(")").length
  );
}

/** "PhD (Dr. med. vet.)": the title that the degree gives is not its subject. */
function isTitleBehind({ studyType, area }: EducationDraft): boolean {
  return /^Dr\. /.test(area?.value ?? "") && /^(?:ph\.?d|doctor|promotion)/i.test(studyType?.value ?? "");
}

function sureSchool(given: Extraction | undefined): Extraction | undefined {
  if (given === undefined) return undefined;
  const found = withoutStudent(given);
  const comma = found.value.lastIndexOf(", ");
  const isTail =
    comma > 3 &&
    !/\b(?:University of|State University)/.test(found.value) &&
    (isSchool(found.value.slice(0, comma)) || found.confidence >= TOLD) &&
    !isSchool(found.value.slice(comma + 2));
  const whole = isTail ? shorten(found, comma) : found;
  // "Leon River University (online)": the mode of study is not part of the name.
  const open =
    whole?.value.search(
      /\s\((?:[\p{Ll}\d"“„«'‘][^()]*|\p{Lu}{2,4}|[^()]*(?:[Dd]istinction|[Mm]erit|[Cc]redit|[Hh]onou?rs|[Ff]irst|[Uu]pper|[Pp]ass|GPA|[Gg]rade|[Nn]ote|[Ll]aude)[^()]*)\)$/u,
    ) ?? -1;
  const item = whole !== undefined && open > 3 ? shorten(whole, open) : whole;
  if (item !== undefined && (GENERIC.test(foldText(item.value)) || RESULT.test(item.value))) return undefined;
  if (item !== undefined && NAMES_DEGREE.test(item.value)) return undefined;
  if (item === undefined || /[:;]/.test(item.value) || !mayBeSchool(item.value)) return undefined;
  if (opensLikeAchievement(item.value)) return undefined;
  const isPlaced = item.confidence === PLACED || item.confidence >= TOLD;
  return (isPlaced || isSchool(item.value)) &&
    (item.value.length > 5 || isHan(item.value) || /^\p{Lu}{3,5}$/u.test(item.value)) &&
    !/^institute$/i.test(item.value)
    ? item
    : undefined;
}

/** The noun at the start of a school's name may be in lower case: "lycée Ampère". */
function mayBeSchool(text: string): boolean {
  return mayBeName(isSchool(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text);
}

function sureDegree(
  found: Extraction | undefined,
  hasSchool: boolean,
  hasArea: boolean,
  isOfField: boolean,
): Extraction | undefined {
  if (SUBJECTS.test(found?.value ?? "")) return found;
  if (
    found === undefined ||
    /[:;]|(?<![Ll]evel |(?:[Gg]rade|[Yy]ear|[Cc]lass) \d?)\d\s\p{Lu}/u.test(found.value)
  )
    return undefined;
  // "Diplôme d'infirmière", "Studium der Humanmedizin"
  if (hasArea && hasSchool && /^(?:studium|dipl[oô]me)$/i.test(found.value)) return found;
  if (isOfField && /^(?:m[aá]ster|grado)$/iu.test(found.value)) return found;
  if (BARE.test(found.value)) return undefined;
  if (/^(?:berufsbegleitende|verkürzte) /i.test(found.value)) return undefined;
  if (/^(?:facul|fakult|d[ée]part|escuela|school|college)/i.test(found.value)) return undefined;
  if (/^(?:clean|full|driving|driver\S*) licen[cs]e$/i.test(found.value)) return undefined;
  if ((isSchool(found.value) && !isDegree(found.value)) || (!hasSchool && WEAK_DEGREE.test(found.value)))
    return undefined;
  if (!hasSchool && roleScore(found.value) >= 2) return undefined;
  const open = found.value.lastIndexOf(" (");
  const isRemark = open > 2 && found.value.endsWith(")") && found.value.length - open > 9;
  const item = isRemark ? shorten(found, open) : found;
  if (item === undefined || /\s(?:am|an der)\s|^\p{Lu}\p{Ll}+ \(\p{Lu}\p{Ll}{3,}\)$/u.test(item.value))
    return undefined;
  const isNamed = item.confidence >= TOLD || isDegree(item.value) || (hasSchool && isCourse(item.value));
  return isNamed && item.value.split(/\s+/).length <= 8 ? item : undefined;
}

/** Text before a subject that is not part of it. */
const BEFORE_AREA =
  /^(?:option|sp[ée]cialit[ée]|fachrichtung|schwerpunkt|especialidad|major|from)\s(?=\p{L})/iu;

function sureArea(given: Extraction | undefined): Extraction | undefined {
  const named = unquoted(given);
  // A year in quotes is of the name: "« Incoterms 2020 et garanties »".
  const year = named === given ? (given?.value.search(/[\s(,]+(?:19|20)\d\d(?!\d)|\.$/) ?? -1) : -1;
  const cut = named !== undefined && year > 0 ? shorten(named, year) : named;
  const lead = BEFORE_AREA.exec(cut?.value ?? "")?.[0].length ?? 0;
  const found: Extraction | undefined =
    cut === undefined || lead === 0
      ? cut
      : { ...cut, value: cut.value.slice(lead), span: [cut.span[0] + lead, cut.span[1]] };
  if (found === undefined || found.confidence < SURE || /[:;]/.test(found.value)) return undefined;
  if (/^\p{Lu}{1,5}$/u.test(found.value) || isSchool(found.value)) return undefined;
  // The label before a school.
  if (/^(?:tertiary|secondary|primary|elementary|vocational)$/i.test(found.value)) return undefined;
  // After a school's name comes its town. Half a bracket is the rest of a kind.
  if (
    isTown(found.value.replace(/\s\([^()]*\)$/, "")) ||
    found.value.split("(").length !== found.value.split(")").length
  )
    return undefined;
  // "Eight GCSEs" says how many.
  if (numberOf(foldText(found.value)) !== undefined) return undefined;
  if (/^(?:con|com|avec|with|mit|und|and|y|et)\s/.test(found.value)) return undefined;
  const open = found.value.lastIndexOf(" (");
  return open > 2 && found.value.endsWith(")") ? shorten(found, open) : found;
}
