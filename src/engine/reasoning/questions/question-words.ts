// The words that identify a question's intent, in English, German, Spanish, French, Portuguese and Chinese.

export const recallWords =
  /(?<!\p{L})(?:what|when|where|did|have) (?:did |have |had )?i (?:say|said|tell|told|write|written|wrote|mention|mentioned|note|noted)|remember (?:what|when|that) i|habe ich .{0,80}(?:gesagt|erzählt|geschrieben|notiert|erwähnt)|(?:qué|que|cuándo) (?:dije|he dicho|conté|escribí|mencioné)|(?:qu'ai-je|ai-je|j'ai) dit|(?:o que|que) eu disse|我.{0,8}说过/iu;

/** A question about a fact the person may have stated: "Do I work nights?" */
export const factWords =
  /^\W*(?:(?:when |where |why |since when )?(?:do|don't|did|didn't|have|had|was|am) i|(?:arbeite|habe|hatte|bin|war|mache) ich|(?:est-ce que j|ai-je|suis-je|je suis)|(?:eu )?(?:já )?(?:tenho|tive|sou|estou|fui|fiz|trabalh(?:o|ei))|(?:ya )?(?:tengo|estoy|soy|he (?:trabajado|hecho|tenido))|(?:ho|sono)|(?:czy )?(?:mam|jestem)|(?:heb|ben) ik)(?!\p{L})/iu;

export const payWords =
  /(?<!\p{L})(?:salar(?:y|ies)|pays?|paid|underpaid|wages?|compensation|(?:a|pay) rais(?:e|es)|pay rise|gehalts\p{L}*|earn(?:s|ings?)?|gehalt|gehälter|lohn|löhne|verdiene?n?|verdienst|(?:be)?zahl(?:t|en)|bezahlung|pagan?|paie(?:nt)?|paye(?:nt)?|rapporte|rémunèrent?|sueldos?|salarios?|gano|ganar|ganar[íi]as?|ganaré|salaires?|gagner(?:ais|ai|a)?|gagne|payée?|rémunération|salários?|remuneração|ganho|ganhar(?:ia|ei)?|going rate|(?:more|enough|good|less|better) money|how much (?:would|could|can|do|does|will|did) (?:[\p{L}'-]+\s){1,4}?(?:make|get)|what (?:do|does|can|would) (?:[\p{L}'-]+\s){1,4}?make(?=\W*$| in | an? ))(?!\p{L})|工资|薪|挣|赚/iu;

/** A question about a place: "where is the best city to work as …". */
export const placeWords =
  /^\W*(?:where|wo|dónde|où|onde)(?!\p{L})|(?<!\p{L})(?:which|what|best|better|welche[rsmn]?|beste[rsmn]?|qué|mejor|quelle|meilleure?|qual|melhor) (?:city|cities|place|country|countries|region|state|town|stadt|ort|land|ciudad|lugar|país|ville|pays|endroit|cidade)(?!\p{L})|(?<!\p{L})(?:(?:should|must|could|would|do) i (?:have to )?(?:move to|relocate|move (?:house|away|abroad))|soll(?:te)? ich .{0,30}umziehen|debería mudarme|devrais-je déménager|deveria me mudar)(?!\p{L})|哪里|哪个城市/iu;

export const whyWords =
  /(?<!\p{L})(?:why|explain|how (?:is|was|did)|warum|wieso|weshalb|erklär\p{L}*|por qué|porqué|perché|dlaczego|waarom|por ?que é que|explica\p{L}*|pourquoi|expliqu\p{L}*|por que)(?!\p{L})|为什么/iu;

export const scoreWords =
  /(?<!\p{L})(?:scores?|points?|fit|match|health|readiness|rated|ranked|punkt\p{L}*|wert\p{L}*|bewertung|gesundheit\p{L}*|pass(?:t|e|en|ung)|encaj\p{L}*|puntuaci\p{L}+|puntos|salud|santé|pontuaç\p{L}+|saúde|(?:la|une|cette|ma|quelle) note|nota|ocen[ayę]|punteggio|pasuj\p{L}+|convient)(?!\p{L})|分|健康/iu;

/** A question about a number, unless it asks why. */
export const valueWords =
  /(?<!\p{L})(?:scores?|points?|index|punkt\p{L}*|wert|gesundheitswert\p{L}*|puntuaci\p{L}+|índice|indice|pontuaç\p{L}+)(?!\p{L})|分|指数/iu;

export const healthWords = /(?<!\p{L})(?:health|gesundheit\p{L}*|salud|santé|saúde)(?!\p{L})|健康/iu;
export const briefWords =
  /(?<!\p{L})(?:fit brief|brief|verdict|opening|posting|stelle\p{L}*|anzeige|oferta|offre|vaga)(?!\p{L})/iu;

export const compareWords =
  /(?<!\p{L})(?:compare|comparison|versus|vs|difference between|better|vergleich\p{L}*|besser|compara\p{L}*|mejor|compare[rz]?|mieux|porównaj|confronta|vergelijk)(?!\p{L})|比较|还是/iu;

/** The separators of a comparison's sides. */
export const sides = /\s(?:and|or|than|vs\.?|versus|with|und|als|oder|mit|y|o|con|et|ou|e)\s|和|与|还是/i;

export const stayWords =
  /(?<!\p{L})(?:stay|remain|keep my|bleiben|bleibe|quedarme|quedar|seguir|rester|ficar)(?!\p{L})|留/iu;

export const closeWords =
  /(?<!\p{L})(?:gaps?|missing|lack|close|learn|manque\p{L}*|upskill|retrain|improve|raise|lücken?|fehlt|fehlen|lernen|verbessern|brechas?|falta|faltan|aprender|mejorar|lacunes?|manca(?:no)?|apprendre|melhorar|brakuje|mancano|ontbreekt)(?!\p{L})|what (?:do|am) i (?:still )?(?:miss|lack)(?:ing)?(?!\p{L})|what (?:skills )?(?:do i|should i) (?:still )?need(?! to (?:bring|have|take|send|hand|submit|prepare|wear|know|pack))|差距|缺|(?<![科数文化大同小中哲医力])学(?![位历校院者家生科])/iu;

export const nextWords =
  /(?<!\p{L})next(?! (?:year|month|week|summer|autumn|fall|winter|spring|january|february|march|april|may|june|july|august|september|october|november|december)s?(?!\p{L}))(?!\p{L})|what should i (?:do|work on|focus on|concentrate on)(?!\p{L})|where (?:do|should) i (?:start|begin)|als nächstes|nächste[rn]? schritt|was soll(?:te)? ich (?:\p{L}+ ){0,3}(?:tun|machen)|que (?:dois|devrais)-je faire|qué (?:hago|debo hacer|debería hacer)|(?:siguiente|próximo) paso|prochaine étape|próximo passo|(?:o )?que (?:eu )?(?:devo|deveria|tenho que|preciso) fazer|(?:o )?que (?:eu )?faço(?: agora| primeiro)?|por onde (?:eu )?(?:começo|devo começar)|por dónde empiezo|下一步/iu;

export const becomeWords =
  /(?<!\p{L})(?:can|could|should|may|might|will|am|would) i(?!\p{L})|(?<!\p{L})how (?:do|can) i (?:become|get)|ready (?:for|to be)|(?<!\p{L})(?:kann|könnte|soll|sollte|darf) ich(?!\p{L})|(?<!\p{L})(?:puedo|podría|debería|debo)(?!\p{L})|puis-je|pourrais-je|posso|deveria|我能|我可以|我应该/iu;

export const degreeWords =
  /(?<!\p{L})(?:degree|diploma|bachelor\p{L}*|abschluss|studium|título|carrera|grado|diplôme|licence|licen[cs]ed?|certificate|ausbildung)(?!\p{L})|学位|文凭/iu;

/** The first person, whom all stored data is about. */
export const firstPerson =
  /(?<!\p{L})(?:i|me|my|mine|myself|ich|mich|mir|mein\p{L}*|yo|mi|mis|me|je|moi|mon|ma|mes|eu|meu|minha)(?!\p{L})|我/iu;

const kin =
  "friend|brother|sister|wife|husband|partner|colleague|boss|manager|son|daughter|mother|father|mum|mom|dad|neighbou?r|freund\\w*|bruder|schwester|frau|mann|kolleg\\w*|chef\\w*|sohn|tochter|mutter|vater|amig[oa]|herman[oa]|espos[oa]|marido|mujer|coleg[ao]|jef[ea]|hij[oa]|madre|padre";

/** A question about someone else. */
export const otherPerson = [
  new RegExp(
    `^\\W*(?:\\S+\\s){0,3}?(?:can|could|should|is|does|will|would|kann|könnte|soll|sollte|ist|wird|puede|podría|debería|es|deve)\\s+(?:my|mein\\w*|mi|minha|meu)\\s+(?:${kin})\\b`,
    "iu",
  ),
  /^\W*(?:\S+\s){0,3}?(?:can|could|should|is|does|will|would|kann|soll|sollte|puede|debería) (?:he|she|they|er|sie|él|ella)(?!\p{L})/iu,
];
/** A named person, used only if there is no first person. */
export const personByName =
  /^\W*(?:Can|Could|Should|Is|Does|Will|Would|Kann|Soll|Sollte|Puede|Debería) \p{Lu}\p{Ll}+ (?!\p{Lu})/u;

/** Words about a role in a question that are not part of its name. */
export const praise =
  /^(?:good|great|better|decent|successful|gute[rn]?|buena?|buen|bon(?:ne)?|bom|boa)\s+/iu;

/** A person or thing belonging to the user, not a role in question: "my manager", "mein Chef". */
export const ownPerson =
  /(?<!\p{L})(?:my|our|mein\p{L}*|unser\p{L}*|mis?|nuestr[oa]s?|mon|ma|mes|notre|nos|meus?|minhas?)\s+\p{L}+/giu;

/** The user's own superior, and a word for a superior. */
export const ownBoss =
  /(?<!\p{L})(?:my|our|the|mein\p{L}*|unser\p{L}*|mis?|mon|ma|meu|minha|o|a|la|el)\s(?:\p{L}+\s)?(?:boss|manager|supervisor|chef\p{L}*|vorgesetzte\p{L}*|jef[ea]|responsable|gerente|directora?)(?!\p{L})|老板|上司|领导|经理/iu;
export const rankWords =
  /^(?:boss|manager|supervisor|chef\p{L}*|vorgesetzte\p{L}*|jef[ea]|responsable|gerente|directora?|老板|上司|领导|经理)$/iu;

/** Separates names of which one is to be chosen. */
export const alternatives = /\s+(?:or|oder|ou|o)\s+(?:an?\s+|eine?\s+|un[ae]?\s+|uma?\s+)?|还是|或者?/iu;

/** Words before the name of a role in an alternative. */
export const into = /^(?:in die|in den|zur|zum|als|into|to|as)\s+/iu;

/** A question that certainly has a role's name after or before it. */
export const becoming =
  /(?<!\p{L})(?:become|becoming|(?:be|being|as) an?|werden|convertirme en|ser un[ao]?|(?:para|en|puedo|podría|quiero|llegar a|posso|poderia|quero) ser|(?:re)?devenir|être une?|me tornar|ser uma?)(?!\p{L})|成为|当/iu;

const until =
  "(?=\\s(?:without|with|by|in \\d|before|after|again|despite|ohne|mit|bis|nach|trotz|sin|con|antes|después|tras|otra vez|de nuevo|sans|avec|après|malgré|depois|de novo|sem|com|or|oder)\\b|[?!.,;]|$)";
/** The position of a role's name in a question, as the first group. */
export const rolePlaces = [
  new RegExp(
    `\\b(?:become|becoming|be|being|as|into|towards?)\\s+(?:an?\\s+|the\\s+)?(.{2,80}?)${until}`,
    "iu",
  ),
  /(?<!\p{L})ich\s+(?:denn\s+|noch\s+|wieder\s+|nach\s.{1,40}?\swieder\s+)?(?:(?:ohne|mit)\s+\S+\s+)?(?:ein(?:e|en)?\s+|als\s+|zum\s+|zur\s+|in die\s+)?(.{2,80}?)(?:\s+(?:ohne|mit)\s.{1,60}?)?\s+(?:werden|wechseln|arbeiten)/iu,
  new RegExp(
    `\\b(?:ser|convertirme en|trabajar (?:de|como)|hacerme|(?:re)?devenir|être|me tornar)\\s+(?:un[ae]?\\s+|uma?\\s+)?(.{2,80}?)${until}`,
    "iu",
  ),
  /(?:成为|当)(?:一名|一个)?(\p{Script=Han}{2,10}?)(?=吗|呢|？|\?|$)/u,
];
