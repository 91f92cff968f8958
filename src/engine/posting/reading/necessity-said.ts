import { beginsWithWish, isOnlyNecessity, necessityOf } from "../requirements/necessity.ts";
import type { Requirement } from "../types.ts";
import type { Around } from "./around.ts";

/** Preference words in languages where only callers' readings are proved. */
const wishesElsewhere =
  /(?<!\p{L})(?:nice[- ]to[- ]have|mile widzian\p{L}*|dodatkow\p{L}* (?:atut|plus)\p{L}*|(?:bedzie |będzie )?(?:atutem|dodatkowym plusem)|meriterande|(?:är|er|on) (?:ett |et )?(?:plus|meriitti|fordel|fördel)|en fordel|een plus|een pr[eé]|een pluspunt|(?:is|zijn) mooi meegenomen|gewenst|costituisc\p{L}* titolo preferenziale|titolo preferenziale|(?:è|sarà|saranno) un plus|(?:gradit[aeio]|preferibil[ei]|auspicabil[ei])|výhodou|vyhodou|előny\p{L}*|constituie un avantaj|reprezint[aă] un avantaj|un avantaj|tercih (?:sebebi|edilir|nedeni)\p{L}*|avantajdır|plusem|будет плюсом|желательн\p{L}*|приветствуется|преимуществ\p{L}*|буде плюсом|бажано|eduksi|katsotaan eduksi|seria (?:un|uma?) (?:plus|diferencial)|es un plus|serían? un plus|son un plus|é um plus|como diferencial)(?!\p{L})|歓迎|尚可|あれば尚|우대|加分项|者优先|优先考虑|優先|加分/iu;

/** Headings that exclude preferences below them. */
const strict =
  /(?<!\p{L})(?:requirements?|required|must[- ]haves?|minimum|mandatory|essential|necessary|anforderungen|voraussetzung\p{L}*|zwingend|erforderlich\p{L}*|muss|exigences|exig[ée]\p{L}*|requis\p{L}*|impérati\p{L}*|obligatoires?|indispensables?|requisitos|imprescindibles?|obligatori[oa]s?|exigencias|obrigatóri[oa]s?|exigências|indispensáve(?:l|is))(?!\p{L})|要求|必备|必须/iu;

/**
 * How much the text wants the words at a place: from its part of the sentence, or else from the headings;
 * undefined if neither says.
 */
export function necessitySaid({
  sentence,
  clause,
  section,
  heading,
}: Around): Requirement["necessity"] | undefined {
  const own = necessityOf(clause.text);
  if (own === "preferred" || wishesElsewhere.test(clause.text)) return "preferred";
  const behind = sentence.text.slice(clause.end - sentence.start).replace(/^[\s,;–—-]+/u, "");
  const next = behind.split(/[,;.]/u, 1)[0] ?? "";
  if (next !== "" && isOnlyNecessity(next) && necessityOf(next) === "preferred") return "preferred";
  if (own === "required") return "required";
  if (beginsWithWish(sentence.text)) return "preferred";
  if (section === "preferred" || wishesElsewhere.test(heading)) return "preferred";
  return section === "required" && strict.test(heading) ? "required" : undefined;
}
