// Questions about what the user will not do or accept. Languages as in question-words.

/** What the user's limits are: "What are my deal-breakers?" */
export const asksLimits =
  /(?<!\p{L})(?:what (?:are|were) my (?:\p{L}+ ){0,2}(?:limits?|deal[- ]?breakers?|constraints|red lines|no[- ]gos)|what (?:won['’]?t|don['’]?t|will i not) i? ?(?:accept|want|do)(?!\p{L})|(?:was|welche|wo) (?:sind|liegen) meine (?:\p{L}+ )?(?:grenzen|no[- ]gos|ausschlusskriterien)|was kommt für mich nicht in ?frage|quelles sont mes (?:limites|contraintes)|cuáles son mis (?:límites|restricciones|líneas rojas)|quais são (?:os )?(?:meus )?limites)(?!\p{L})/iu;

/** The user's limits by a name, or what they said that they will not do. */
const limits =
  /(?<!\p{L})(?:(?:my|our) (?:\p{L}+ ){0,2}(?:limits?|rules?|constraints?|conditions?|boundaries|red lines?|must[- ]haves|non[- ]negotiables?|floor|minimum|child ?care|availability|(?:working |school )?hours)|(?:limits?|conditions?|red lines?) (?:that )?i(?:['’]ve| have)? (?:set|stated|noted|named|gave)|deal[- ]?breakers?|no[- ]gos?|i (?:said|noted|stated|wrote) (?:that )?i (?:(?:do|would|ca|wo|will|can)(?:n['’]?t| ?not)|refuse|never)|what i (?:(?:do|would|ca|wo|will|can)(?:n['’]?t| ?not)|refuse|never) |(?:mein\p{L}*|unser\p{L}*) (?:\p{L}+ )?(?:grenzen?|regeln?|bedingung(?:en)?|ausschlusskriterien|vorgaben|limits?|(?:kinder)?betreuung\p{L}*|arbeitszeit(?:en)?|untergrenze|mindest(?:gehalt|lohn))|ausschlusskriterien|was ich (?:nicht|ablehne|ausschließe)|ich (?:gesagt|notiert) habe,? dass ich (?:\p{L}+ )?(?:nicht|kein\p{L}*)|mis? (?:\p{L}+ )?(?:límites?|reglas|condiciones|restricciones|líneas rojas|mínimo|horarios?)|lo que (?:no quiero|dije que no|rechazo)|m[eo][sn] (?:\p{L}+ )?(?:limites?|règles|conditions|contraintes|lignes rouges|minimum|horaires?)|ce que je (?:ne veux pas|refuse|ne ferai pas)|rédhibitoire|(?:[oa]s? )?(?:meus?|minhas?) (?:\p{L}+ )?(?:limites?|regras|condições|restrições|mínimo|horários?)|o que (?:eu )?(?:não quero|recuso|disse que não)|miei limiti|mie (?:condizioni|regole)|mijn (?:regels|grenzen)|m(?:oi(?:ch|mi|m)|oje(?:go)?|oja) (?:\p{L}+ )?(?:limit\p{L}+|zasad\p{L}*|warunk\p{L}+|ogranicze\p{L}+|godzin\p{L}*|minimum))(?!\p{L})|我的(?:底线|限制|条件)/iu;

/** Which openings are set aside: "Which of them can I rule out?" */
const setsAside =
  /(?<!\p{L})(?:which|what|any|welche\p{L}*|cuál\p{L}*|qué|quelle?s?|laquelle|qual|quais)(?!\p{L}).{0,60}(?<!\p{L})(?:rule[sd]? out|cross off|scheide[nt] .{0,20}aus|ausschließen|descartar|écarter|exclure|excluir)(?!\p{L})/iu;
/** "Which jobs can't I take?", "Which have too many nights for me?" */
const isTooMuch =
  /(?<!\p{L})(?:can(?:['’]?t|not) i (?:take|do|accept|work)|i (?:can['’]?t|cannot|won['’]?t|will not) (?:take|do|accept|work)|kann ich nicht (?:annehmen|nehmen|machen)|kommen? .{0,20}nicht in ?frage|no puedo (?:aceptar|coger|hacer)|(?:je )?ne peux(?:-je)? pas (?:accepter|prendre|faire)|não posso (?:aceitar|pegar|fazer)|too (?!few)\p{L}+.{0,50} for me|zu (?:viel|weit|spät|früh|schwer|wenig)\p{L}*.{0,50} (?:für mich|verlang\p{L}*)|demasiad[oa]s?.{0,50} para mí|trop (?:de |d['’])?.{0,50} pour moi|(?:demais|longe demais).{0,30} para mim)(?!\p{L})/iu;
const ofOpenings =
  /^\W*(?:which|what|any|do any|welche\p{L}*|cuál\p{L}*|qué|quelle?s?|laquelle|quais|qual|que|które|która)(?!\p{L}).{0,20}(?<!\p{L})(?:openings?|jobs?|ones?|postings?|vacanc\p{L}+|positions?|offers?|stellen?|angebote?|ofert\p{L}*|puestos?|trabajos?|offres?|postes?|vagas?)(?!\p{L})/iu;

/** What an opening does to a limit: it breaks or keeps it. */
const relation =
  /(?<!\p{L})(?:breaks?|breaking|violat(?:e|es|ing)|go(?:es)? against|against|conflicts?|clash(?:es)?|contradicts?|respects?|meets?|within|outside|fails?|(?:hält|halten)(?!\p{L}).{1,60}(?<!\p{L})ein|einhalten|eingehalten|verstößt|verstoßen|verletz\p{L}*|brechen|bricht|widersprich\p{L}*|gegen|incumple[n]?|rompen?|quebram?|ferem?|desrespeitam?|ultrapassam?|infringen?|vulneran?|heurten?t?|schend\p{L}+|breken|viola[nm]?|respeta[nm]?|choca[n]?|contra|cumple[n]?|respecte(?:nt)?|enfrei\p{L}+|dépasse(?:nt)?|contre|contredi\p{L}+|respeita[m]?|contraria[m]?|cumpre[m]?|fit(?:s|ting)?|match(?:es)?|suits?|works? (?:with|around|for)|compatible|below|under|pass(?:t|en)|unter|vereinbar|encaja[n]?|cabe[mn]?|por debajo|compatible[s]?|convien(?:t|nent)|correspond(?:ent)?|en dessous|abaixo|compatíve(?:l|is)|pasuj[eą]\p{L}*|spełnia\p{L}*|łami[eą]\p{L}*|narusza\p{L}*|mieści\p{L}*|poniżej|rispett\p{L}*|violano?|infrang\p{L}*|supera(?:no)?)(?!\p{L})|违反|符合/iu;
/** "Is this one a no-go?", "Are there deal-breakers in it?" */
const isOut = /(?<!\p{L})(?:deal[- ]?breakers?|no[- ]gos?|ausschlusskriterien|rédhibitoire)(?!\p{L})/iu;
/** A question about occupations, or about the limits alone. */
const ofOther =
  /(?<!\p{L})(?:careers?|occupations?|professions?|berufe?|métiers?|profesi\p{L}+|profiss\p{L}+)(?!\p{L})|^\W*(?:are|is|has|have|sind|ist) (?:my|meine?)(?!\p{L})/iu;
const opening =
  /(?<!\p{L})(?:openings?|jobs?|postings?|vacanc\p{L}+|positions?|offers?|ones?|stellen?|angebote?|ofertas?|puestos?|offres?|postes?|vagas?)(?!\p{L})|职位|岗位/iu;

/** True if a question asks whether openings keep the user's limits. */
export function asksOfLimits(query: string): boolean {
  if (asksLimits.test(query) || ofOther.test(query)) return false;
  if (setsAside.test(query) || (ofOpenings.test(query) && isTooMuch.test(query))) return true;
  return limits.test(query) && (relation.test(query) || (isOut.test(query) && opening.test(query)));
}
