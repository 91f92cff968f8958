// Questions about what the user will not do or accept. Languages as in question-words.

/** What the user's limits are: "What are my deal-breakers?" */
export const asksLimits =
  /(?<!\p{L})(?:what (?:are|were) my (?:\p{L}+ ){0,2}(?:limits?|deal[- ]?breakers?|constraints|red lines|no[- ]gos)|what (?:won['’]?t|don['’]?t|will i not) i? ?(?:accept|want|do)(?!\p{L})|(?:was|welche|wo) (?:sind|liegen) meine (?:\p{L}+ )?(?:grenzen|no[- ]gos|ausschlusskriterien)|was kommt für mich nicht in ?frage|quelles sont mes (?:limites|contraintes)|cuáles son mis (?:límites|restricciones|líneas rojas)|quais são (?:os )?(?:meus )?limites)(?!\p{L})/iu;

/** The user's limits by a name, or what they said that they will not do. */
const limits =
  /(?<!\p{L})(?:(?:my|our) (?:\p{L}+ ){0,2}(?:limits?|constraints?|conditions?|boundaries|red lines?|must[- ]haves|non[- ]negotiables?|minimum|floor)|(?:limits?|conditions?|red lines?) (?:that )?i(?:['’]ve| have)? (?:set|stated|noted|named|gave)|deal[- ]?breakers?|no[- ]gos?|i (?:said|noted|stated|wrote) (?:that )?i (?:(?:do|would|ca|wo|will|can)(?:n['’]?t| ?not)|refuse|never)|what i (?:(?:do|would|ca|wo|will|can)(?:n['’]?t| ?not)|refuse|never) |(?:mein\p{L}*|unser\p{L}*) (?:\p{L}+ )?(?:grenzen?|bedingung(?:en)?|ausschlusskriterien|vorgaben|limits?)|ausschlusskriterien|was ich (?:nicht|ablehne|ausschließe)|ich (?:gesagt|notiert) habe,? dass ich (?:\p{L}+ )?(?:nicht|kein\p{L}*)|mis (?:\p{L}+ )?(?:límites?|condiciones|restricciones|líneas rojas)|lo que (?:no quiero|dije que no|rechazo)|mes (?:\p{L}+ )?(?:limites?|conditions|contraintes|lignes rouges)|ce que je (?:ne veux pas|refuse|ne ferai pas)|rédhibitoire|(?:os |as )?(?:meus|minhas) (?:\p{L}+ )?(?:limites?|condições|restrições)|o que (?:eu )?(?:não quero|recuso|disse que não))(?!\p{L})|我的(?:底线|限制|条件)/iu;

/** What sets an opening aside: "Which of them can I rule out?" */
const setsAside =
  /(?<!\p{L})(?:rule[sd]? (?:it |them |this |that )?out|ruled out|cross(?:ed)? (?:it |them )?off|out of the question for me|scheide[nt] .{0,20}aus|ausschließen|kommt .{0,30}nicht in ?frage|descartar(?:la|lo|me)?|queda[n]? descartad[oa]s?|écarter|exclure|descarto|excluir)(?!\p{L})/iu;

/** What an opening does to a limit: it breaks or keeps it. */
const relation =
  /(?<!\p{L})(?:break(?:s|ing)?|violat(?:e|es|ing)|cross(?:es)?|go(?:es)? against|against|conflicts?|clash(?:es)?|contradicts?|respects?|ke(?:ep|eps)|meets?|fits?|within|outside|fails?|exceeds?|is|are|has|have|verstößt|verstoßen|verletz\p{L}*|widersprich\p{L}*|gegen|passt|passen|erfüll\p{L}*|incumple[n]?|viola[nm]?|respeta[nm]?|choca[n]?|contra|cumple[n]?|respecte(?:nt)?|enfrei\p{L}+|dépasse(?:nt)?|contre|contredi\p{L}+|respeita[m]?|contraria[m]?|cumpre[m]?)(?!\p{L})|违反|符合/iu;

/** True if a question asks whether openings keep the user's limits. */
export function asksOfLimits(query: string): boolean {
  return setsAside.test(query) || (limits.test(query) && relation.test(query) && !asksLimits.test(query));
}
