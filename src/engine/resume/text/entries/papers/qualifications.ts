import file from "../../../../../../db/lexicon/studies/qualifications.json" with { type: "json" };
import { dataFile } from "../../../../lexicon/data-file.ts";
import { foldText } from "../../../../text/fold.ts";

/** School-leaving and vocational qualifications in many countries, without accents. */
const NAMES = dataFile("studies/qualifications", file)
  .names("qualificationNames")
  .map(foldText)
  .sort((left, right) => right.length - left.length);

const WITH_SUBJECT =
  /^(?:hf(?![a-z])|certificat|titre rncp|qqi|fetac|svq|carrera tec|b(?:p|ts|ut)|diu?(?![a-z])|du(?![a-z])|lehre|city|ond|agregation|especializacion|brevet (?:prof|de tech)|dec|dep|aec|licence pro|tecnicatura|maitrise|dut|cap|bep|deust|hnd|hnc|iti|nvq|btec|cache|titre pro|cqp|diplomado|fp |cfg|ciclo|grado|tecnolog|curso tecnico|pos-graduacao|especializacao|bacharelado|licenciatura|mbo|hbo|ap degree|vocational|certificado de prof|foundation)/;

/** True if a qualification needs a subject, as vocational ones do. */
export function takesSubject(name: string): boolean {
  return WITH_SUBJECT.test(foldText(name));
}

/** The end of a named qualification at the start of a text, or undefined: "BP Menuisier", "H.S.C.". */
export function qualificationEnd(text: string): number | undefined {
  const folded = foldText(text.slice(0, 60));
  // If folding changes the length, positions in the two differ.
  if (folded.length !== Math.min(60, text.length)) return undefined;
  const name = NAMES.find(
    (known) => folded.startsWith(known) && !/[\p{L}\d]/u.test(folded[known.length] ?? ""),
  );
  // Names in capitals that are other words in lower case ("cap", "but").
  if (
    name === undefined ||
    (name.length <= 4 && !/^[hm]avo$/.test(name) && !/^\p{Lu}[\p{Lu}.]|^\d/u.test(text))
  )
    return undefined;
  return name.length;
}
