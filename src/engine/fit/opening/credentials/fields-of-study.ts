import fields from "../../../../../db/lexicon/studies/degree-fields.json" with { type: "json" };
import inOtherLanguages from "../../../../../db/lexicon/studies/fields-of-study.json" with { type: "json" };
import { normalized } from "../../../../shared/text/combining-marks.ts";
import { wordsOf } from "../../../text/words.ts";
import { contentWords } from "../skills/content-words.ts";
import { standsFor } from "../skills/spelled-out.ts";

/** Fields of study in German, Spanish, French, Portuguese (without accents) and Chinese. */
const fieldsOfStudy: Readonly<Record<string, string>> = inOtherLanguages.fieldsOfStudy;

/** Fields in abbreviated degree names. */
const degreeFields: Readonly<Record<string, string>> = fields.degreeFields;

/** The content words of each field of study that a text names: "Bachelor's degree in nursing or public health". */
export function fieldsOf(text: string, levelWords: ReadonlySet<string>): string[][] {
  const short = otherNames(text);
  return [...text.split(/[,;/()]|\s(?:or|oder|ou|o|u|and|und)\s|或/iu), ...short]
    .map((part) => contentWords(part, levelWords))
    .filter((words) => words.length > 0);
}

/** A degree with the English names of its field. */
export function withField(degree: string): string {
  return [degree, ...otherNames(degree)].join(" ");
}

const foreign = Object.entries(fieldsOfStudy).map(([field, names]) => ({
  field,
  pattern: new RegExp(`(?<![\\p{Script=Latin}])(?:${names})(?![\\p{Script=Latin}])`, "iu"),
}));

/** Removes the dots inside a short form: "B.E." becomes "BE.", and "B.Tech" becomes "BTech". */
function withoutDots(text: string): string {
  return text.replace(/(?<=(?<!\p{L})\p{L}{1,4})\.(?=\p{L})/gu, "");
}

/** English fields of study for degrees named by a short form or in another language. */
function otherNames(text: string): string[] {
  const plain = normalized(text, "NFD").replace(/\p{M}/gu, "");
  return [
    ...wordsOf(withoutDots(text)).flatMap(({ key }) => degreeFields[key] ?? []),
    ...foreign.flatMap(({ field, pattern }) => (pattern.test(plain) ? [field] : [])),
  ];
}

/** "Grado en ADE" for "Grado, Administración y Dirección de Empresas", "degree in CS" for "B.E., Computer Science". */
export function isAbbreviated(asked: string, held: string): boolean {
  const letters = asked.match(/(?<!\p{L})(?!(?:B[AES]|M[AES]|A[AS])(?!\p{L}))\p{Lu}{2,6}(?!\p{L})/gu) ?? [];
  const fields = held.split(/[,(]/u).slice(1);
  return letters.some((one) => fields.some((field) => standsFor(one, field.replace(/\)/u, ""))));
}

/** Words for several fields of study together, and names of those fields. */
const kindsOfField = [
  {
    asked: /(?<!\p{L})(?:quantitativ\p{L}*|numerate|STEM|cuantitativ\p{L}+|kwantitatie\p{L}+)(?!\p{L})/iu,
    field:
      /(?<!\p{L})(?:math\p{L}*|matem\p{L}+|wiskunde|statisti\p{L}+|estad[íi]stic\p{L}*|estatístic\p{L}*|physics|physik|physique|física|fisica|econom\p{L}+|engineering|ingenie\p{L}+|ingénie\p{L}+|computer science|data science|informati\p{L}+|actuarial\p{L}*)(?!\p{L})/iu,
  },
  {
    asked:
      /(?<!\p{L})(?:technical|technische[rsn]?|techniques?|técnic[ao]s?|tecnic[ao]|teknisk\p{L}*|techniczn\p{L}+|tekni(?:nen|sen))(?!\p{L})/iu,
    field:
      /(?<!\p{L})(?:physics|physik|physique|física|fisica|engineering|ingenie\p{L}+|ingénie\p{L}+|ingegner\p{L}+|engenharia|\p{L}{0,20}technik|\p{L}{0,20}techniek|maschinenbau|\p{L}{0,12}bouwkunde|computer science|informati\p{L}+|information (?:technology|systems))(?!\p{L})/iu,
  },
];

/** True if a demand asks for a kind of field, of which the degree's is one: "a degree in a quantitative field". */
export function isOfKind(asked: string, held: string): boolean {
  return kindsOfField.some((kind) => kind.asked.test(asked) && kind.field.test(held));
}
