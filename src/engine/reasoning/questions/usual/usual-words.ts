// Words for what questions are usually about, by meaning. Languages: English, German, French, Spanish, Portuguese,
// Italian, Polish, Dutch.

const words = {
  truth:
    "is it true|it['’]s true|c['’]est vrai|est-ce vrai|stimmt es|stimmt['’]?s|ist es wahr|es verdad|es cierto|é verdade|è vero|czy to prawda|is het waar",
  which:
    "which|any|welche\\p{L}*|irgendeine?|quel(?:le)?s?|laquelle|lequel|lesquel(?:le)?s|cuál(?:es)?|algun[ao]s?|qual|quais|alguma?s?|qual[ei]|któr\\p{L}+|welke?",
  what: "what|how much|was|wie ?viel|quel(?:le)?|combien|qu['’]est-ce que|que|quoi|cuánto|cuál|qué|qual|quanto|o que|che|cosa|ile|jaki\\p{L}*|co|hoeveel|wat",
  openings:
    "openings?|jobs?|ones?|postings?|vacanc(?:y|ies)|positions?|offers?|posts?|stellen?|angebote?|anzeigen?|inserate?|offres?|annonces?|postes?|ofertas?|puestos?|vacantes?|vagas?|offert[ae]|annunci[o]?|posti|ofert[aęy]?|ogłosze\\p{L}+|vacatures?|of (?:these|them|those|the (?:two|three|four))|von (?:diesen|denen|ihnen)|d['’]entre elles|de (?:ces|ellas|estas)|dest[ae]s|delas|di queste|z (?:nich|tych)|van (?:deze|die)",
  pays: "pay(?:s|ing)?|zahl(?:t|en)|verdien\\p{L}*|krieg\\p{L}*|paie(?:nt)?|paye(?:nt)?|paga[nm]?|płac[iąa]\\p{L}*|betaal[dt]?|betalen|salary|gehalt|money",
  most: "most|more|best|highest|higher|meiste\\p{L}*|mehr|höchste\\p{L}*|besten?|plus|mieux|más|mejor|mais|melhor|più|meglio|najwięcej|najlepiej|więcej|meest|meer|beste",
  fits: "fits?|suits?|pass(?:t|en)|convien(?:t|nent)|correspond(?:ent)?|encajan?|convienen?|combinam?|si adatta|pasuj[eą]|past|passen",
  goFor:
    "go for|choose|pick|pursue|prioriti[sz]e|nehmen|wählen|entscheiden|choisir|prendre|viser|elegir|escoger|coger|escolher|scegliere|puntare|wybrać|kiezen",
  better: "better|best|besser|besten|mieux|mejor|melhor|meglio|lepiej|najlepiej|beter|beste",
  least:
    "minim\\p{L}+|mínim\\p{L}+|at least|lowest|mindest\\p{L}*|wenigstens|au moins|al menos|pelo menos|almeno|najmniej|minstens|(?:salary|pay) expectations?|expected (?:salary|pay)|gehalts(?:wunsch|vorstellung\\p{L}*)|prétentions? salariales?|pretensi\\p{L}+ salarial\\p{L}*",
  first:
    "first|zuerst|als erste[rs]?|d['’]abord|en premi(?:er|ère)|primero|primeir[oa]|prima|per prima|najpierw|jako pierwsz\\p{L}+|eerst",
  ends: "expir\\p{L}+|laps(?:es?|ed)|r[ua]ns? out|in date|up to date|still (?:good|ok|valid)|until when|till when|valid|gültig|abgelaufen|läuft(?=.* ab(?!\\p{L}))|bis wann|gilt|jusqu['’]?\\s?à quand|valables?|valides?|périmée?s?|(?:encore|toujours) bon(?:ne)?s?|caduc\\p{L}+|venc\\p{L}+|vigentes?|hasta cuándo|válid[oa]s?|até quando|scad\\p{L}+|valid[oaie]|fino a quando|do kiedy|ważn\\p{L}+|wygas\\p{L}*|geldig|verloopt|tot wanneer",
  paper:
    "licen[cs]es?|permits?|certificates?|cards?|\\p{L}*(?:scheine?|kurs|ausweis|zertifikat)|licences?|permis|certificats?|carte|licencias?|carn[eé]ts?|permisos?|certificad[oa]s?|carta|cartão|licença|patente|certificat[oi]|prawo jazdy|certyfikat|uprawnienia|rijbewijs|certificaat",
  my: "my|mein\\p{L}*|mon|ma|mes|mis?|(?:[oa]s? )?(?:meus?|minhas?)|(?:il |la )?mi[oae]i?|m[oó]j[ae]?|mijn",
  howLong:
    "(?:for )?how long|how many years|since when|wie lang\\p{L}*|wie viele jahre|seit wann|depuis (?:quand|combien de temps|combien d['’]années)|combien (?:de temps|d['’]années)|desde cuándo|cuánto tiempo|cuántos años|desde quando|há quant[oa]s? (?:anos|tempo)|quantos anos|quanto tempo|da quanto(?: tempo)?|quanti anni|ile lat|jak długo|od (?:kiedy|ilu lat)|hoe ?lang|hoeveel jaar|sinds wanneer",
  learn:
    "learn|study|brush up on|lernen|nachholen|apprendre|aprender|estudiar|estudar|imparare|(?:na|po)?uczyć(?: się)?|nadrobić|leren",
  must: "should|shd|must|need to|have to|soll(?:te)?|muss|dois|devrais|debo|debería|tengo que|devo|deveria|preciso|dovrei|powin(?:n|ien)\\p{L}*|muszę|moet",
  become:
    "becom\\p{L}+|werden|devenir|ser|diventare|zostać|worden|for|für|pour|para|per|dla|voor|to (?:be|get)|um",
  have: "do i (?:have|hold)|have i got|habe? ich|ich habe?|j['’]ai|ai-je|est-ce que j['’]ai|tengo|(?:eu )?tenho|(?:czy )?mam|ho|heb ik",
  know: "do i know|can i do|am i (?:really |any )?good (?:at|with|in)|how good am i (?:at|with|in)|how well do i know|kann ich|kenne? ich|(?:est-ce que )?je (?:connais|maîtrise)|conozco|(?:eu )?conheço|conosco|(?:czy )?(?:znam|umiem)|ken ik",
  able: "can i|am i able to|kann ich|(?:est-ce que )?je sais|sais-je|sé|sei|so|(?:czy )?(?:umiem|potrafię)|kan ik",
  skilled:
    "program|code|weld|solder|operate|use|run|repair|fix|drive|ride|type|sew|cook|bake|read|write|speak|draw|design|programmieren|schweißen|löten|bedienen|fahren|reparieren|nähen|kochen|backen|lesen|schreiben|sprechen|zeichnen|konstruieren|fräsen|drehen|montieren|installieren|mauern|nutzen|benutzen|programmer|souder|utiliser|conduire|réparer|coudre|cuisiner|lire|écrire|parler|dessiner|installer|coder|programar|soldar|usar|utilizar|manejar|operar|conducir|dirigir|reparar|coser|cocinar|leer|escribir|hablar|dibujar|instalar|conduzir|costurar|cozinhar|ler|escrever|falar|desenhar|programmare|saldare|usare|utilizzare|guidare|riparare|cucire|cucinare|leggere|scrivere|parlare|disegnare|installare|programować|spawać|obsługiwać|używać|jeździć|prowadzić|naprawiać|szyć|gotować|czytać|pisać|mówić|rysować|programmeren|lassen|gebruiken|rijden|repareren|naaien|koken|lezen|schrijven|spreken|tekenen|installeren",
  did: "did i (?:do|work)|have i done|gemacht|getan|ai-je fait|j['’]ai fait|faisais|hice|hacía|fiz|fazia|ho fatto|facevo|robił[ae]m|deed ik|heb ik gedaan",
  at: "at|in|for|with|bei|beim|im|in der|chez|à|au|aux|dans|en|na|no|em|nel|nella|alla|presso|da|we?|u|bij",
  i: "i|ich|je|j['’]|yo|eu|io|ik",
  wants: "(?:ich )?will|möchte|veux|quiero|quero|voglio|mam|chcę|wil",
  earn: "am i (?:on|paid|earning|making)|do i (?:earn|make|get(?: paid)?)|verdiene? ich|krieg\\p{L}* ich|(?:est-ce que )?je (?:gagne|touche)|gano|cobro|ganho|recebo|guadagno|zarabiam|verdien ik",
  now: "now|currently|at the moment|right now|grad\\p{L}*|gerade|derzeit|jetzt|momentan|actuellement|maintenant|en ce moment|ahora|actualmente|agora|atualmente|adesso|ora|teraz|obecnie|nu|momenteel",
  knowsMe:
    "(?:know|weißt|sais|sabes?|sai|wiesz|weet)(?: (?:you|du|tu|quoi|already|alles|ty|je))* (?:about me|of me|über mich|von mir|sur moi|(?:sobre|de) m[íi]m?|(?:su )?di me|o mnie|over mij)",
  when: "(?:since |in |on )?(?:when|what (?:date|day|month|year))|(?:seit |ab )?wann|(?:depuis )?quand|(?:desde )?cuándo|(?:da |desde )?quando|kiedy|(?:sinds )?wanneer",
  began:
    "(?:start|begin|join)(?:ed)?|began|angefangen|begonnen|eingestiegen|commencé|débuté|rejoint|entrée?|empecé|comencé|entré|ingresé|comecei|entrei|ingressei|iniziato|cominciato|entrat[oa]|(?:za|roz)cz[ąę]\\p{L}+|begonnen|gestart",
  left: "le(?:ave|ft)|quit|finish(?:ed)?|stop(?:ped)?|resign(?:ed)?|aufgehört|gekündigt|verlassen|ausgeschieden|quittée?|partie?|arrêtée?|démissionné|dejé|salí|renuncié|terminé|saí|deixei|terminei|lasciato|finito|smesso|odesz[łe]\\p{L}+|skończy\\p{L}+|vertrokken|gestopt|weggegaan",
  applied:
    "appl(?:y|ied)|sen[dt] (?:off |in )?(?:my|the|an) (?:cv|resume|application)|beworben|(?:bewerbung|lebenslauf) .{0,30}(?:ab)?(?:geschickt|gesendet)|postulé|candidaté|envoyé ma candidature|aplicado|apliqué|postulado|inscrit[oa]|inscribí|presentado|candidatei|candidatad[oa]|candidat[oa]|zaaplikowa\\p{L}+|aplikowa\\p{L}+|gesolliciteerd|sökt",
  home: "(?:work )?(?:from|at) home|home ?office|télétravail\\p{L}*|à distance|teletrabajo|teletrabalho|telelavoro|smart ?working|von zu ?hause|à la maison|desde casa|(?:de|em|da) casa|z domu|zdaln\\p{L}+|(?:van)?uit huis|thuis",
  far: "too far|far (?:away|from)|how far|near(?:er|est)|clos(?:er|est)(?: (?:to|from))?|how many (?:km|miles|kilomet\\p{L}+)|(?:zu |wie )?weit|näher|am nächsten|loin|(?:plus )?proche|lejos|(?:más )?cerca|longe|(?:mais )?perto|lontan[oa]|(?:più )?vicin[oa]|daleko|(?:naj)?bliżej|dojazd|ver weg|dichtbij",
  cv: "cv|resume|résumé|lebenslauf|curr[ií]cul(?:um|o)|curriculum|życiorys\\p{L}*",
  says: "say(?:s|ing)?|written|steht|dit|écrit|dice|pone|diz|está|scritto|jest|napisane|staat",
  takes:
    "takes?|dauert|dure|durer|tarda\\p{L}*|demora\\p{L}*|dura|trwa|duurt|before|until|left|vor|avant|antes|prima|przed|voordat",
} as const;

export type Meaning = keyof typeof words;

/** The source of a pattern for the words of a meaning. */
export function of(meaning: Meaning): string {
  return `(?<!\\p{L})(?:${words[meaning]})(?!\\p{L})`;
}

const patterns = Object.fromEntries(
  Object.keys(words).map((meaning) => [meaning, new RegExp(of(meaning as Meaning), "iu")]),
) as Record<Meaning, RegExp>;

/** True if a text has words of a meaning. */
export function has(meaning: Meaning, text: string): boolean {
  return patterns[meaning].test(text);
}

export function hasAll(text: string, ...meanings: readonly Meaning[]): boolean {
  return meanings.every((meaning) => has(meaning, text));
}

export function hasAny(text: string, ...meanings: readonly Meaning[]): boolean {
  return meanings.some((meaning) => has(meaning, text));
}

/** Verbs and small words between a question's first word and what it asks about. */
const small =
  "is|are|does|do|has|have|will|would|be|was|were|when|the|it|yet|still|that|this|and|what|been|work(?:ed|ing)?|as|am|had|ist|sind|hat|haben|wann|noch|schon|bereits|der|die|das|und|bin|habe|arbeite|gearbeitet|als|est-ce que|est|sont|a|ont|quand|encore|toujours|déjà|le|la|les|c['’]|ce|qu['’]|suis|travaille|travaillé|comme|et|es|son|está|tiene[n]?|cuándo|todavía|el|los|las|llevo|trabajo|trabajando|como|y|é|são|estão|tem|têm|quando|ainda|o|os|as|um|uma|trabalho|trabalhei|sou|e|è|sono|ha|ancora|il|lavoro|come|jest|są|ma|mają|kiedy|czy|jeszcze|jako|jestem|pracuję|pracował[ae]m|i|zijn|heeft|wanneer|nog|het|en|ben|werk|gewerkt|al";
export const smallWords = `(?<![\\p{L}'’])(?:${small})(?!\\p{L})`;

/** A text without some words. */
export function without(text: string, ...sources: readonly string[]): string {
  return sources
    .reduce((left, source) => left.replace(new RegExp(source, "giu"), " "), text)
    .replace(/[\s?？!.,;:¿¡]+/gu, " ")
    .trim();
}
