import type { Seniority } from "../../seniority.ts";
import { type Doc, wordPattern } from "../../text/doc.ts";
import type { Piece } from "../../text/piece.ts";
import type { Labelled } from "../labelled.ts";
import type { Extraction } from "../types.ts";

type Rule = [Seniority, RegExp];

// In order: the first rule that matches a title decides.
const rules: Rule[] = [
  [
    "intern",
    wordPattern(
      "intern|internship|co-op|working student|praktikant|praktikantin|praktikum|werkstudent|werkstudentin|stagiaire|becari[oa]|prácticas|pasante|estagiári[oa]",
      "实习",
    ),
  ],
  [
    "executive",
    wordPattern(
      "chief (?:\\p{L}{1,15} ){1,3}officer|c[etofmip]o|vp|svp|evp|avp|vice president|(?<!vice )president|managing director|executive director|geschäftsführer|geschäftsführerin|geschäftsführung|vorstand|pdg|" +
        "directeur général|directrice générale|directora? general|directora? ejecutiv[oa]|vicepresidente",
      "首席执行官|首席.{1,4}官|总裁|总经理|董事长",
    ),
  ],
  [
    "director",
    wordPattern(
      "director(?!'s)|directors|head of|direktor|direktorin|directeur|directrice|directora|bereichsleiter|bereichsleiterin",
      "总监",
    ),
  ],
  [
    "lead",
    wordPattern(
      "head (?:chef|cook|nurse|teacher|coach|baker|gardener)|chef de cuisine|küchenchef|küchenchefin|jefe de cocina|jefa de cocina",
      "厨师长|护士长",
    ),
  ],
  [
    "principal",
    wordPattern(
      "principal (?:\\p{L}{1,20} ){0,3}(?:engineer|developer|architect|scientist|designer|consultant|analyst|researcher|product manager|programmer|technologist|recruiter|advisor)|distinguished engineer",
      "首席(?!执行)",
    ),
  ],
  [
    "staff",
    wordPattern(
      "(?<!chief of )staff (?:\\p{L}{1,20} ){0,4}(?:engineer|developer|scientist|designer|architect|researcher|programmer|product manager|sre)",
    ),
  ],
  [
    "lead",
    wordPattern(
      "(?<!sales )lead(?! gen| generation| time|-based| paint)|leader|team lead|team leader|teamleiter|teamleiterin|teamleitung|gruppenleiter|gruppenleiterin|schichtleiter|schichtleiterin|vorarbeiter|vorarbeiterin|foreman|chef d'équipe|cheffe d'équipe|jefe de equipo|jefa de equipo|encargad[oa]|capataz",
      "组长|领班|主管|负责人",
    ),
  ],
];
/** Levels that labels name as well. */
const levels: Rule[] = [
  [
    "senior",
    wordPattern(
      "(?<!semi[ -]|/ ?)senior|sr|snr|sénior|sênior|seniors|expérimentée?|erfahrene[rn]?",
      "高级|资深",
    ),
  ],
  [
    "junior",
    wordPattern(
      "junior|jr|jnr|júnior|entry[ -]level|graduate|grad|new grad|newly qualified|berufseinsteiger|berufseinsteigerin|einsteiger|absolvent|débutante?|recién titulad[oa]",
      "初级|应届|助理工程师",
    ),
  ],
  [
    "mid",
    wordPattern(
      "pleno|mid|specjalista \\(mid / regular\\)|mid[ -]level|midlevel|intermediate|middle(?! school| office| east)|confirmée?|semi[ -]senior",
      "中级",
    ),
  ],
];
const notSenior = wordPattern(
  "senior (?:secondary|living|citizens?|centers?|centres?|housing|companion|residents?|community|high|school|services|years)",
);
const labelRules: Rule[] = [
  ["executive", wordPattern("executive|c-level|führungsebene")],
  ["director", wordPattern("director|direktor")],
  ["intern", wordPattern("internship|intern|student")],
  ["junior", wordPattern("entry|entry[ -]level|junior|débutant|berufseinsteiger|sin experiencia")],
  ["lead", wordPattern("lead|team lead")],
  ["manager", wordPattern("manager|management|supervisor")],
];

/** The level in a title, or undefined, because years do not show rank. */
function seniorityOfTitle(title: string): { value: Seniority; start: number; end: number } | undefined {
  const text = title.replace(notSenior, (phrase) => " ".repeat(phrase.length));
  for (const [value, pattern] of [...rules, ...levels]) {
    const match = text.matchAll(pattern).next().value;
    if (match) return { value, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

/** A posting's level: from its title, then a labelled line, then a plain statement such as "entry-level position". */
export function findSeniority(
  doc: Doc,
  labelled: Labelled,
  title: Piece | undefined,
): Extraction<Seniority> | undefined {
  if (title !== undefined) {
    const titled = seniorityOfTitle(title.text);
    if (titled) {
      const span =
        title.start < 0
          ? undefined
          : ([title.start + titled.start, title.start + titled.end] satisfies [number, number]);
      return { value: titled.value, span };
    }
  }
  for (const piece of labelled.get("seniority") ?? []) {
    // "Mid-Senior" and similar name two levels, so neither.
    const all = [...labelRules, ...levels].flatMap(([value, pattern]) => {
      const match = piece.text.slice(0, 100).matchAll(pattern).next().value;
      return match ? [{ value, match }] : [];
    });
    const first = all[0];
    if (first !== undefined && new Set(all.map((each) => each.value)).size === 1) {
      const start = piece.start + first.match.index;
      return { value: first.value, span: [start, start + first.match[0].length] };
    }
  }
  return stated(doc);
}

const statements: Rule[] = [
  [
    "junior",
    wordPattern(
      "entry[ -]level (?:position|role|job|opportunity)|junior (?:position|role)|młodsz\\p{L}+ specjalist\\p{L}+ \\(junior\\)",
    ),
  ],
  [
    "senior",
    wordPattern(
      "senior[ -]level (?:position|role)|senior (?:position|role)|starsz\\p{L}+ specjalist\\p{L}+ \\(senior\\)",
    ),
  ],
  [
    "mid",
    wordPattern(
      "mid[ -]level (?:position|role|engineer|developer)|specjalist\\p{L}+ \\(mid(?: / regular)?\\)",
    ),
  ],
];

/** "Others may be considered for a junior position" is about another one. */
const isOtherPosition =
  /(?:considered|consideration|considering you|step up|progress|promot\p{L}+) (?:in)?(?:for|to|into) an? (?:more )?$/iu;

function stated(doc: Doc): Extraction<Seniority> | undefined {
  for (const [value, pattern] of statements) {
    const match = doc.folded.matchAll(pattern).next().value;
    if (!match || isOtherPosition.test(doc.folded.slice(Math.max(0, match.index - 40), match.index)))
      continue;
    return { value, span: [match.index, match.index + match[0].length] };
  }
  return undefined;
}
