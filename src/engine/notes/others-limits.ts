import { takesBack } from "../fit/opening/stances.ts";

/** A person's family and colleagues, and what they are called before a clause about them. */
const OTHERS = [
  String.raw`(?:my|our|the|an?)\s(?:\p{L}+\s)?(?:husband|wife|partner|owner|company|employer|sister|brother|boss|manager|colleague|coworker|friend|son|daughter|mother|father|flatmate|roommate)s?`,
  String.raw`(?:der|die|meine?|unsere?|eine?)\s(?:\p{L}+\s)?(?:firma|arbeitgeber\p{L}*|inhaber\p{L}*|mann|frau|schwester|bruder|chef\p{L}*|kolleg\p{L}+|freund\p{L}*|sohn|tochter|mutter|vater|mitbewohner\p{L}*)`,
  String.raw`(?:le|la|mon|ma|mes|une?)\s(?:\p{L}+\s)?(?:patron\p{L}*|employeur|mari|femme|sœur|frère|collègues?|chef\p{L}*|ami\p{L}*|copine?|copain|fils|fille|mère|père)`,
  String.raw`(?:el|la|mis?|una?)\s(?:\p{L}+\s)?(?:dueñ[oa]|empresa|marido|mujer|hermana|hermano|jef[ea]|espos[oa]|compañer[oa]s?|amig[oa]s?|hij[oa]|madre|padre)`,
  String.raw`(?:(?:[oa] )?(?:meu|minha)|uma?)\s(?:\p{L}+\s)?(?:marido|mulher|irmã|irmão|chefe|espos[oa]|colegas?|amig[oa]s?|filh[oa]|mãe|pai)`,
  String.raw`(?:(?:il |la )?mi[oa]|una?)\s(?:\p{L}+\s)?(?:moglie|marito|sorella|fratello|capo|collega|amic[oa]|figli[oa]|madre|padre)`,
  String.raw`(?:de|mijn|een)\s(?:\p{L}+\s)?(?:man|vrouw|zus|broer|baas|collega|vriend\p{L}*|zoon|dochter|moeder|vader)|(?:min|en)\s(?:\p{L}+\s)?(?:man|fru|syster|bror|chef|kollega|vän|kompis|son|dotter|mamma|pappa)`,
  String.raw`m[oó]j[a]?\s(?:\p{L}+\s)?(?:mąż|żona|siostra|brat|szef\p{L}*|koleg\p{L}|koleżanka|przyjaci\p{L}+|syn|córka|mama|tata)|(?:kız |erkek |iş )?(?:kardeşi|kocam|karım|eşim|oğlu|kızım|arkadaşı|patronu|müdürü|anne|babam)\p{L}*`,
].join("|");

/** Another person's clause: "my husband works nights". */
export const another = new RegExp(String.raw`^\s*(?:(?:he|she|er)|${OTHERS})(?!\p{L})`, "iu");

/** What another person said or asks for, and what is missing for a paper or a test. */
export const othersSay =
  /(?<!\p{L})(?:(?:he|she|they|\p{Lu}\p{Ll}+) (?:said|says|told|meinte|sagte|sagt|hat gesagt|disse|disseram|dijo|dijeron|a dit|ont dit|ha detto|zei|sa|powiedział[ai]?)|(?:mir|ihnen) fehlt (?:noch |nur )?)(?!\p{L})/u;
const reported = new RegExp(
  String.raw`^\s*(?:${OTHERS})\s(?:\p{L}+\s)?(?:said|says|told|meint|meinte|sagt|sagte|dit|dice|dijo|diz|disse|detto|zegt|zei|säger|sa|mówi\p{L}*|powiedzia\p{L}+|diyor|dedi)(?!\p{L})`,
  "iu",
);

const isAsked = /[?？]["'”»)]*\s*$/u;
/** What would be if the person's life were another. Who would have to work nights may well refuse them. */
const wouldBe = new RegExp(
  [
    String.raw`(?<!\p{L})if (?:i|we) (?:had (?!to|the choice|a choice)|were )|(?<!\p{L})(?:wenn|falls) ich (?:(?!die wahl)[^,.;]){1,40} (?:hätte|wäre)(?!\p{L})`,
    String.raw`(?<!\p{L})si j['’](?:avais (?!à|le choix)|étais )|(?<!\p{L})si (?:yo )?(?:tuvier|tuvies|fuer|fues)a (?!que|la opción)|(?<!\p{L})se (?:eu )?(?:tivesse (?!de|que)|fosse )|(?<!\p{L})se (?:io )?(?:avessi (?!da)|fossi )`,
    String.raw`(?<!\p{L})als ik (?:(?!de keus)[^,.;]){1,40} had, zou|(?<!\p{L})om jag hade (?!valet)|(?<!\p{L})gdybym (?:miał|był)a? (?!wybór)|(?:saydı|seydi)m?(?!\p{L})`,
  ].join("|"),
  "iu",
);
/** What a sentence begins with if it is about the past. */
const before =
  /^\W*(?:i used to|früher (?:habe|hatte|war|wollte|konnte|musste|durfte)(?!\p{L})|avant,? (?:je |j['’])(?:ne |n['’])?\p{L}+ais(?!\p{L})|antes,? (?:\p{L}+ ){0,2}\p{L}+(?:aba|ía|ava|ia)(?!\p{L})|prima (?:\p{L}+ ){0,2}\p{L}+[aei]vo(?!\p{L})|vroeger (?:\p{L}+te|wilde|had|kon|was|deed)(?!\p{L})|kiedyś (?:\p{L}+ ){0,2}\p{L}+ł[ae]m(?!\p{L})|förr (?:\p{L}+de|ville)(?!\p{L})|eskiden(?!\p{L}))/iu;

/** True if a sentence asks, is about another person, or says what was or what would be. */
export function isNotOwn(sentence: string): boolean {
  if (isAsked.test(sentence) || wouldBe.test(sentence) || reported.test(sentence)) return true;
  return before.test(sentence) && !takesBack.test(sentence);
}
