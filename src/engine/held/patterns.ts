import type { HeldPatterns, HeldWords } from "../lexicon/held/types.ts";
import { latin } from "./latin.ts";

const START = "(?<![\\p{L}\\p{M}'’])";
const START_LOOSE = "(?<![\\p{L}\\p{M}])";
const END = "(?![\\p{L}\\p{M}])";
/** Words before the people for whom or with whom something is done. */
const TOWARDS =
  "for|with|of|to|from|under|und|and|für|mit|von|bei|unter|pour|avec|de|du|à|sous|para|con|y|com|e|por|per|di|da|del|a|voor|met|van|en|för|med|av|och|åt|dla|z|ze|od|i|pro|s|se";
/** "Employer: …" is a label. */
const NO_LABEL =
  "(?!(?<=zaměstnavatel|pracodawca|werkgever|arbetsgivare|arbeitgeber|employer|employeur)\\s?:)";
/** Papers whose lack denies no skill. */
const PAPERS =
  "certificates?|certifications?|diplomas?|degree|licen[cs]e|zertifikat\\p{L}*|abschluss|zeugnis|certificat|diplôme|título|certificado|certificato|certificaat|certifikat|certyfikat\\p{L}*|certifikát\\p{L}*";
/** At most this many words without a comma between. */
const words = (most: number) => `(?:[^\\s,;:◊]{1,30}\\s){0,${most}}`;

function word(alternatives: string): string {
  return `${START_LOOSE}(?:${alternatives})${END}`;
}

/** Builds a language's expressions from its words, for lower-case clauses. */
export function heldPatterns(of: HeldWords): HeldPatterns {
  const denial = word(of.denies);
  const knowing = word(of.knowing);
  const name = "[^,;:]{0,60}?◊";
  const joints = of.between.split("|", 2).join("|");
  const list = `(?:(?:${of.between})\\s?){0,3}(?:[^\\s,;]{1,30}(?:, ?| (?:${of.between}) |, (?:${joints}) )){0,6}`;
  const denied = [
    `${denial}\\s${words(3)}${knowing}.*◊`,
    `${denial}\\s${words(3)}◊\\s${words(3)}${knowing}`,
    `◊(?:\\s|, )${words(4)}${denial}\\s${words(3)}${knowing}`,
    `◊(?:\\s|, )${words(2)}${knowing}\\s${words(3)}${denial}`,
    `${START}(?:${of.deniesName})\\s${list}◊`,
    `${word(of.lacks)}.*◊`,
    `◊\\)?\\s?(?:[:?–—-]\\s?){1,2}(?:${of.none})${END}`,
    // "Python (no certificate)" denies the certificate.
    `◊\\)?\\s?\\(\\s?(?:${of.none})${END}(?!\\s(?:${PAPERS})${END})`,
    ...(of.deniesBehind ? [`${knowing}${name}\\s${words(3)}${word(of.deniesBehind)}`] : []),
    ...(of.lacksBehind
      ? [
          `◊[\\s:(–—-]+${words(3)}${word(of.lacksBehind)}`,
          `◊, (?:[^\\s;:◊]{1,30}\\s){0,4}${word(of.lacksBehind)}[\\s)»”"]*$`,
        ]
      : []),
  ];
  const behind = (said: string | undefined) => (said ? [`◊[^;,]{0,25}?${word(said)}`] : []);
  return {
    after: compile(
      `^(?!.*${word(of.once)})(?=.*${word(of.it)}).*(?:${word(of.flat)}.{0,40}${knowing}|${knowing}.{0,25}${word(of.flat)})|^(?:but |aber |mais |pero |mas |ma |maar |men |ale )?.{0,30}${word(of.forgot)}.{0,20}${word(of.it)}`,
    ),
    denied: compile(
      `${word(of.forgot)}.*◊|◊.*${word(of.forgot)}|^(?!.*${word(of.once)}).*?(?:${denied.join("|")})`,
    ),
    planned: compile([`${word(of.planned)}.*◊`, ...behind(of.plannedBehind)].join("|")),
    lapsed: compile(`${word(of.lapsed)}[^,;:◊]{0,60}◊|◊.{0,70}?${word(of.lapsed)}`),
    wished: compile([`${word(of.wished)}.*◊`, ...behind(of.wishedBehind)].join("|")),
    others: compile(
      `◊ (?:[^,;:◊\\s]{1,20}\\s){0,2}(?:${of.does})${END}\\s(?:[^,;:◊\\s]{1,20}\\s){0,3}(?:${of.subject})${END}|^(?!.*${word(of.self)}).*?(?:${[
        `^[^\\p{L}]{0,5}(?:${of.people})${END}${NO_LABEL}.*◊`,
        ...(of.doneByOthers ? [`${word(of.doneByOthers)}.*◊|◊.*${word(of.doneByOthers)}`] : []),
        `(?:^|[,:)–—-]\\s*)(?:${of.people})${END}\\s[^,;:◊]{0,50}◊`,
        `^[^\\p{L}]{0,5}(?:${of.subject})${END}${NO_LABEL}\\s(?:[^,;:◊]{0,30}\\s)?(?:${of.does})${END}[^,;:]{0,40}◊`,
        `◊[\\p{L}-]*(?!\\s(?:when|if|because|wenn|falls|weil|quand|lorsque|cuando|quando|als|omdat|när|om|gdy|jeśli|když|pokud)\\s)\\s${words(3)}(?<!(?:^|\\s)(?:${TOWARDS})\\s)(?:${of.people})${END}`,
      ].join("|")})`,
    ),
  };
}

function compile(source: string): RegExp {
  return new RegExp(latin(source), "su");
}
