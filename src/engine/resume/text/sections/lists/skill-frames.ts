import { type Piece, slice } from "../../../../text/piece.ts";

/** How well something is known, before the word for knowing it. */
const DEGREE =
  "(?:(?:very|highly|sehr|très|muy|muito|molto|zeer) )?(?:(?:good|solid|strong|excellent|advanced|basic|working|practical|some|sound|extensive|gute[rmn]?|sichere[rmn]?|fundierte[rn]?|solide|erste|umfassende|vertiefte|fortgeschrittene|bonnes?|parfaite|excellente|solides?|buen[oa]s?|amplios?|sólidos?|bons?|boa|ottima|buona|goede) )?";
const FRAMES = [
  `(?:(?:working |practical )?knowledge|command|understanding|mastery) of`,
  `(?:experience|proficiency|expertise|skills?) (?:in|with|using)`,
  `(?:proficient|skilled|experienced|competent|fluent|confident|versed|well[- ]versed|familiar|comfortable|adept|able to use|can use)(?: (?:in|with|at|using|user of))?(?: the use of)?`,
  `i (?:can use|use|work with|know)`,
  String.raw`(?:\p{L}{0,12}kenntnisse|erfahrung(?:en)?|routine|vertraut|versiert|erfahren|sicher|geübt) (?:in|im|mit|mit (?:dem|der|den)|der|des|von)`,
  `(?:sicherer?|routinierter?|geübter?)? ?umgang mit(?: (?:dem|der|den))?`,
  `grundkenntnisse|beherrschung (?:von|der|des)`,
  `(?:maîtrise|connaissances?|pratique|utilisation|notions?|usage) (?:de la|de l['’]|des|du|de|d['’]|en|sur)(?: ?(?:logiciels?|outils?|progiciels?)(?: de)?)?`,
  `à l['’]aise (?:avec|sur)(?: (?:les?|la))?`,
  String.raw`(?:dominio|manejo|conocimientos?|uso|nociones|conhecimentos?|domínio|noções|conoscenza|conoscenze|padronanza|uso)(?: (?:\p{L}+(?:ad[oa]|idos?|ad[oa]s|bási[cn]\p{L}{1,3}|medios?|altos?)))? (?:de|del|en|em|do|da|di|dei|della)(?: (?:programas?|software|la|el|los))?`,
  `(?:kennis van|ervaring met|bekend met|vaardig in)`,
];
const LEAD = new RegExp(String.raw`^(?:${DEGREE}(?:${FRAMES.join("|")}))\s?(?<=\s|['’])(?=\S)`, "iu");
/** "Sehr gute MS-Office-Kenntnisse" */
const LEAD_OF_KNOWLEDGE =
  /^(?:(?:sehr )?(?:gute|fundierte|solide|sichere|umfassende) )(?=\p{Lu}\S{1,40}-Kenntnisse$)/u;

/** What an item of a list names, without the words that say it is known: "Maîtrise de Word", "Conocimientos de SAP y Navision". */
export function unframed(item: Piece): Piece[] {
  const known = LEAD_OF_KNOWLEDGE.exec(item.text)?.[0].length;
  if (known !== undefined) return [slice(item, known, item.text.length - "-Kenntnisse".length)];
  const lead = LEAD.exec(item.text)?.[0].length;
  if (lead === undefined) return [item];
  const rest = slice(item, lead);
  const two = /^(\p{Lu}[^,;]{0,30}?) (?:and|und|et|y|e|en) (?=\p{Lu})/u.exec(rest.text);
  const first = two?.[1];
  return two === null || first === undefined
    ? [rest]
    : [slice(rest, 0, first.length), slice(rest, two[0].length)];
}
