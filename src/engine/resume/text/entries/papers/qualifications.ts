import file from "../../../../../../db/lexicon/studies/qualifications.json" with { type: "json" };
import { dataFile } from "../../../../lexicon/data-file.ts";
import { foldText } from "../../../../text/fold.ts";

/** School-leaving and vocational qualifications in many countries, without accents. */
const read = dataFile("studies/qualifications", file);
const NAMES = read
  .names("qualificationNames")
  .map(foldText)
  .sort((left, right) => right.length - left.length);

const WITH_SUBJECT =
  /^(?:hf(?![a-z])|certificat|titre rncp|qqi|fetac|svq|carrera tec|expert[oa] univ|especialista univ|titulo |b(?:p|ts|ut)|diu?(?![a-z])|du(?![a-z])|lehre|city|ond|agregation|especializacion|brevet (?:prof|de tech)|dec|dep|aec|licence pro|tecnicatura|maitrise|dut|cap|bep|deust|hnd|hnc|iti|nvq|btec|cache|titre pro|cqp|diplomado|fp |cfg|ciclo|grado|tecnolog|curso tecnico|pos-graduacao|especializacao|bacharelado|licenciatura|mbo|hbo|ap degree|vocational|certificado de prof|foundation)/;

const BODIES = read.alternation("levelledBodies");
/** A level after the body that awards it: "CACHE Level 3", "City & Guilds Level 2 Diploma", "BTEC Level 3 Extended Diploma". */
const LEVELLED = new RegExp(
  String.raw`^(?:${BODIES})(?: (?:${BODIES}))?,? level [1-8](?: (?:extended|national|advanced|technical|subsidiary|foundation|nvq|vocational|professional)){0,2}(?: (?:diploma|certificate|award|apprenticeship))?(?![\p{L}\d])`,
  "u",
);

/** True if a qualification needs a subject, as vocational ones do. */
export function takesSubject(name: string): boolean {
  const folded = foldText(name);
  return WITH_SUBJECT.test(folded) || LEVELLED.test(folded);
}

/** The end of a named qualification at the start of a text, or undefined: "BP Menuisier", "H.S.C.". */
export function qualificationEnd(text: string): number | undefined {
  const folded = foldText(text.slice(0, 60));
  // If folding changes the length, positions in the two differ.
  if (folded.length !== Math.min(60, text.length)) return undefined;
  const level = LEVELLED.exec(folded)?.[0];
  if (level !== undefined) return level.length;
  // "8 GCSEs"
  const count = /^\d{1,2} (?=i?gcses?|[ao][ -]levels?)/.exec(folded)?.[0].length ?? 0;
  const name = NAMES.find(
    (known) => folded.startsWith(known, count) && !/[\p{L}\d]/u.test(folded[count + known.length] ?? ""),
  );
  // Names in capitals that are other words in lower case ("cap", "but").
  if (
    name === undefined ||
    (name.length <= 4 && !/^[hm]avo$/.test(name) && !/^\p{Lu}[\p{Lu}.]|^\d/u.test(text))
  )
    return undefined;
  return count + name.length;
}
