import degreesFile from "../../../../db/lexicon/studies/degrees.json" with { type: "json" };
import educationFile from "../../../../db/lexicon/studies/education.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const degrees = dataFile("studies/degrees", degreesFile);

/** Abbreviated degrees by their level, letters only, in capitals. `other` are papers without one. */
export const degreeLetters = degrees.wordSets("letters", degreesFile.letters);

/** Two-letter ones with other meanings count only at the start or with dots. */
export const WEAK_LETTERS: ReadonlySet<string> = degrees.wordSet("weakLetters");

/** Nouns that start or are part of a degree, without accents. */
export const DEGREE_WORDS = degrees.wordSet("degreeWords");

/** Nouns that start or end a course name, without accents. */
export const COURSE_WORDS =
  /^(?:\p{L}*lehrgang|kurs|kursus|seminar|bootcamp|course|training|traineeship|formation|stage|\p{L}*weiterbildung|\p{L}*fortbildung|curso|cursos|diplomado|especiali[sz]a\p{L}+|especialista|capacitacion|certificacion|seminario|taller|corso|szkolenie|\p{L}*opleiding|cursus|\p{L}*techniker(?:in)?|ingenier[oa]|\p{L}*utbildning|курс|курсы|повышение|переподготовка|studia|studies|programa|nanodegree|specialization)$/u;

/** Nouns for schools, without accents. */
export const SCHOOL_WORDS = degrees.wordSet("schoolWords");

/** Names of schools without such a noun. */
export const SCHOOL_NAMES =
  /^(?:MIT|ETH(?: Z[üu]rich)?|EPFL|UCLA|NYU|USC|UCL|LSE|KIT|RWTH(?: Aachen)?|LMU(?: M[üu]nchen)?|TUM|TU \p{Lu}\p{L}+|FH \p{Lu}\p{L}+|HTL? \p{Lu}\p{L}+|HAW \p{Lu}\p{L}+|Caltech|Stanford|Harvard|Yale|Princeton|Cornell|Oxford|Cambridge|Sorbonne|HEC(?: Paris)?|INSEAD|ESSEC|Sciences Po|Penn State|Georgia Tech|Virginia Tech|Texas A&M|UC \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|UNAM|CUNY|SUNY \p{Lu}\p{L}+|IIT \p{Lu}\p{L}+|NIT \p{Lu}\p{L}+|IBEW\b.{0,30}|UA Local.{0,20}|(?:ENS|IAE|ESC|IFAS|IFAP|IFMK|IRTS|CREPS|CFPPA|INSPE|IUFM) (?:d['’]|du |de (?:la |l['’])?|des )?\p{Lu}.{1,40}|(?:Preparatoria|Secundaria|Scoil|Gaelcholáiste|Ysgol|Coleg|IES|I\.E\.S\.|CEIP|C\.P\.|CIFP|E\.\s?[EM]\.|EMEF|EEEP|ETEC) \p{Lu}.{2,50}|E\.?E\.?[ST]\.? N.{2,50}|\p{Lu}.{2,40} (?:Sixth Form|HSS|Sr\.? Sec\.? School))$/u;

/** Words for distinction, stored as the score if there is no number. */
export const HONOURS =
  /\b(?:(?:summa|magna) cum laude|cum laude|first[- ]class honou?rs|upper second[- ]class honou?rs|lower second[- ]class honou?rs|second[- ]class honou?rs|(?:with|mit) (?:high |highest )?(?:distinction|auszeichnung|honou?rs)|mention (?:tr[èe]s bien|assez bien|bien)|(?:2:1|2:2)(?= |$|\)|,)|dean['’]s list|valedictorian)/i;

/** Results after studies: "with 72%", "securing 7.8 CGPA". */
export const RESULT =
  /\s(?:with|securing|secured|scored|scoring|obtaining|com|con|mit|avec)\s(?:an? )?(?:aggregate (?:of )?|overall )?(\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|percent\p{L}*|cgpa|gpa|sgpa|marks)).*?(?=$|\sin (?:19|20)\d\d)/iu;

/** A labelled grade: "GPA: 3.8/4.0", "Note 1,7", "Abschlussnote: 1,3". */
export const GRADE =
  /\b(?:(?:cumulative |overall |final |major )?g\.?p\.?a\.?|grade(?: point average)?|cgpa|note|abschlussnote|durchschnitt|notendurchschnitt|gesamtnote|moyenne|nota(?: media)?|promedio|votazione|voto|punteggio|score|percentage)\s{0,2}(?:of\s)?[:=–-]?\s{0,3}(\d{1,3}(?:[.,]\d{1,2})?\s{0,2}%?(?:\s{0,2}(?:\/|out of|von|sur|de)\s{0,2}\d{1,3}(?:[.,]\d{1,2})?)?|[A-F][+-]?(?=[\s,;.)]|$))/i;

/** A bare share of a hundred between commas or in brackets: "B.Tech (Civil), 78%". */
export const SHARE =
  /(?:^|[,(]\s?|\s[–-]\s)(\d{2,3}(?:[.,]\d{1,2})?\s?%)(?=\s?(?:[,)]|$)|\s(?:[Ff]irst|[Ss]econd|[Dd]istinction|[Aa]ggregate|[Mm]arks)(?!\p{L}))|\s(\d{2,3}\/(?:60|100|110))(?=$|[\s,;)])/u;

/** Folded German words of at least eight letters that end like a school. */
export const GERMAN_SCHOOL =
  /^(?=.{8})\p{L}*(?:schule|gymnasium|kolleg|akademie|universitat|seminar|gymnasiet|skolan|skolen|lyceum|bildungs(?:werk|zentrum|institut|haus))$/u;

const education = dataFile("studies/education", educationFile);

/** Words for degrees and schools by level, in posting languages. The level is the lowest that satisfies them. */
export const educationWords = education.alternations("educationWords", educationFile.educationWords);

/** Other words for studies, without a level. */
export const studyWords = educationFile.studyWords;

/** Phrases with such words that are not about the applicant's education. */
export const notEducation = education.alternation("notEducation");
