import { wordsOf } from "../../../text/words.ts";
import type { RequirementKind } from "../../types.ts";

/** "You've worked with payments", "Evidence of teaching", "haber contribuido": what the person did before. */
const ofPast =
  /^(?:you(?:'ve| have)|have|has|having|who (?:have|has)|someone who(?:'s| has)) (?:\p{L}+ly |previously |already |also )?(?!need|interest|motivat|committed|organi[sz]ed|skilled|qualified|experienced)(?:\p{L}{3,}ed|worked|run|led|built|taught|sold|written|grown|been (?!able)|done|made|shipped|seen|won|held|kept|carried)(?!\p{L})|^(?:an? |some |any |proven |strong |solid )*(?:(?:track |sales )?record of|evidence of(?! (?:\p{L}+ ){0,3}(?:immun|vaccin|right|identity|insurance|eligib))|history of|exposure to|contributions? to|participation in|involvement in|time (?:spent )?(?:in|on|at))(?!\p{L})|^(?:(?:tu as|vous avez|hai|du har) (?:déjà|già|allerede|redan) )|^(?:(?:já|ya|déjà|già) )?(?:candidates? who have|haber \p{L}+[aiu][dt]o|participación en|avoir (?:déjà )?\p{L}+é(?!\p{L})|ter \p{L}+[ai]do(?!\p{L})|aver \p{L}+[aiu]to(?!\p{L}))|(?<!\p{L})(?:bkgd|background)(?= (?:in|as|of|with) |$|[,.])/iu;

/** "Practice Educator Stage 1", "RCR à jour", "Blue Card": what an authority issues. Others may hold it: "of trained staff". */
const ofPaper =
  /(?<!\p{L})(?:card|ticket|badge|fellowship of|registration|(?<!(?:of|to|with|for|by|mentoring|supervising|teaching|training|leading|managing) (?:newly |fully )?)(?:registered|(?:re)?certified|accredited|(?<!be )trained)|accreditation|(?:stage|level|niveau|nivel) \d|NC [IV]+|carnet|credencial|attestation|habilitation|habilitación|cert)(?!\p{L})|(?:\p{L}{3}(?<!sonnen|augen|gut|mond)schein|zertifikat|(?<!\p{L}|onboarding-)kurs|lehrgang|prüfung|eignungstest)(?!\p{L})|\s(?:à jour|valides?|en vigor|em dia|in date|up to date)(?!\p{L})|\p{L} qualified(?=$|[,.;:)/]| (?:in|as|by|to)(?!\p{L}))/iu;

/** "Maths (grade 3)", "Cert III in Mechanics", "Level 3 in Cookery": schools and trades. */
const ofSchool =
  /\(grade |^(?:behörighet i|undervisningskompetens? i) |^(?:d['’]une |une )?formation (?:d['’]|en |de |dans )|(?<!\p{L})(?:cert(?:ificate)?|diploma) [IV]{1,3}(?!\p{L})|^level \d (?:in|or (?:above|higher))(?!\p{L})|(?<!\p{L})(?:bachelier|collégial|mbo|hbo|curso profissional|schulabschluss)(?!\p{L})/iu;

/** What is asked of the body, the character or the day, in any words. */
const ofPerson =
  /(?<!\p{L})(?:lift|carry|push(?:ing)?|stand|walk|climb|bend|kneel|wear|gown|weight|fit|start|overlap|own|live|pounds|lbs?|kg|weld|welder|completion|completed|direction|groups|instructions|pressure|willing(?:ness)?|happy to|to be|portfolio|references?|based|leistungen|noten|clean|clear|traer|apporter|mitbringen|bring|page \d)(?!\p{L})|^(?:able|ability) to (?:be|work|run|follow|understand|speak|write)(?!\p{L})/iu;
/** "Confident costing a menu", "can draw", "kennst dich aus": what a person knows or does. */
const ofDoing =
  /^(?:the |an? )?(?:you |you'd be |vous |tu |du |sie |je |must be |be )?(?:(?:can|could|able to|ability to|savez|sais|kannst|können|kunt) (?:\p{L}+ |d'|l'){0,2}?(?:use|read|draw|plan|type|utiliser|rédiger|calculer|lesen|zeichnen)(?!\p{L})|(?:are )?(?:comfortable|confident|at ease|at home|fluent|familiar|à l'aise|sattelfest|sicher|fit|vertraut|thuis) (?:avec|with|w\/|in|im|mit|on|at|using|\p{L}+ing)(?!\p{L})|confidence in|use of|kennst|kent|connais|connaissez|conoces|conheces|conosci|connaître|connaissance|maîtrise|beherrschst)(?!\p{L})/iu;
/** "Basic networking", "Safe administration of medicines", "Réglage de brûleur": an activity. */
const ofActivity =
  /^(?:\p{L}+ ){0,3}\p{L}{3,}(?:ing|ics)(?:$| (?:and|on|of|for) )|^(?:\p{L}+ )?\p{L}{3,}(?:tion|ción|ção|[^m]age|lage) (?:of|de|du|des|d')(?!\p{L})|(?<!\p{L})(?:skills|awareness|software|systems?)$/iu;
/** "Epic Beaker", "JCT contracts inside out": a name that is not a person's or a place's. */
const ofName =
  /^(?:\p{Lu}[\p{L}\d/&-]*\s){0,2}(?:\p{Lu}[\p{L}\d/&-]*(?:\p{Lu}|\d)|\d?\p{Lu}{2})[\p{L}\d/&-]*(?!\p{L})/u;
/** What was cut from its sentence, or is an address. */
const ofFragment =
  /^\p{Lu}{2,5}(?:,|$)|^(?:in|at|on|as|of|to|for|by|from|when|where|which|will|[Ww]orking (?:for|at|with us))(?!\p{L})|^\p{Lu}{2} \d{5}/u;
const MAX_SKILL = 10;

/** What a sentence names that wants it: a skill, if it is not of the body or character. */
export function wantedKind(text: string): RequirementKind {
  const kind = itemKind(text);
  return kind === "other" && !ofPerson.test(text) && wordsOf(text).length <= MAX_WANTED ? "skill" : kind;
}

const MAX_WANTED = 3;

/** The kind of an item of a demand list, if its words do not name it but show it; `other` if they do not. */
export function itemKind(text: string): RequirementKind {
  if (ofSchool.test(text)) return "education";
  if (ofPast.test(text)) return "experience";
  if (ofPaper.test(text)) return "certificate";
  const isPlain = /\p{Ll}/u.test(text) && !ofFragment.test(text) && !ofPerson.test(text);
  const shows = ofDoing.test(text) || (isPlain && (ofActivity.test(text) || ofName.test(text)));
  return shows && wordsOf(text).length <= MAX_SKILL ? "skill" : "other";
}
