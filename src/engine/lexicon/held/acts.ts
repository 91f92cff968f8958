import type { HeldLanguage } from "./types.ts";

/** What a language's writer says in the first person, whatever the verb, and the verbs that say no doing or using. */
export interface ActWords {
  acts: string;
  idle: string;
}

export const actWords: Readonly<Record<HeldLanguage, ActWords>> = {
  en: {
    acts: "i(?:['’]ve)?|◊ (?:is|are|was|were) mine|(?:through|to) me",
    idle: "that|who|people|admire\\p{L}*|envy|envied|hear\\p{L}*|know (?:of|about|what|nobody|nothing)|read|saw|seen?|met|meet|sold|sell|hired?|pays?|paid|ask\\p{L}*|wait\\p{L}*|lack\\p{L}*|miss\\p{L}*|need\\p{L}*|hated?|dislike\\p{L}*|fear\\p{L}*|liked?|loved?|prefer\\p{L}*|sat|sit|attend\\p{L}*|shared?|hand\\p{L}*|pass(?:ed)? (?:it|that|this|them)|left|leave|delegat\\p{L}+|thought|think|wonder\\p{L}*|understand why|respect|apply|invit\\p{L}+|recommend\\p{L}*|believe\\p{L}*|suppose|guess|follow\\p{L}*|forward\\p{L}*|order\\p{L}*|bought|buy|request\\p{L}*|commission\\p{L}*|rent\\p{L}*|found|call\\p{L}*|listen\\p{L}*|try|tried|owe|must|may|fail\\p{L}*|gave|give|send|sent|get|got|trust\\p{L}*|report\\p{L}*",
  },
  de: {
    acts: "ich",
    idle: "dass|ob|weiß|wusste|wüsste|hör\\p{L}*|gehört|las|lese|gelesen|sah|sehe|gesehen|traf|treffe|verkauf\\p{L}*|beauftrag\\p{L}*|bezahl\\p{L}*|frag\\p{L}*|wart\\p{L}* auf|brauch\\p{L}*|vermiss\\p{L}*|hass\\p{L}*|mag|liebe|bevorzug\\p{L}*|saß|sitze|gab|gebe|abgegeben|weitergegeben|überlass\\p{L}*|dachte|denke|glaube|bewunder\\p{L}*|beneid\\p{L}*|bestell\\p{L}*|kauf\\p{L}*|gekauft|miete\\p{L}*|empfehl\\p{L}*|bat|bitte|versuch\\p{L}*|probier\\p{L}*|scheiter\\p{L}*|verzicht\\p{L}*|hoff\\p{L}*|soll\\p{L}*|muss\\p{L}*|darf|hole|schicke|leite\\p{L}* weiter|rufe|vertrau\\p{L}*",
  },
  fr: {
    acts: "je|j['’]ai",
    idle: "que|qui|entend\\p{L}*|lu|lis|vu|vois|rencontr\\p{L}+|vend\\p{L}*|embauch\\p{L}+|pa[yi]\\p{L}+|demand\\p{L}+|attend\\p{L}*|manqu\\p{L}+|besoin|détest\\p{L}+|aim\\p{L}+|préfèr\\p{L}+|assist\\p{L}+|partag\\p{L}+|transm\\p{L}+|confi\\p{L}+|délégu\\p{L}*|pens\\p{L}+|croi\\p{L}*|admir\\p{L}+|envi\\p{L}+|command\\p{L}+|achet\\p{L}+|achèt\\p{L}+|lou\\p{L}+|recommand\\p{L}+|essa\\p{L}+|tent\\p{L}+|esp[eè]r\\p{L}+|dois|cherch\\p{L}+|rat\\p{L}+|pass\\p{L}+|appel\\p{L}+",
  },
  es: {
    acts: "(?:he|había) \\p{L}+[aií]do|(?!aquí|ahí|allí|así|café)\\p{L}{3,}[éí]|yo",
    idle: "que|oí\\p{L}*|le[íi]\\p{L}*|vi|visto|conoc\\p{L}+|vend\\p{L}+|contrat\\p{L}+|pag\\p{L}+|ped\\p{L}+|esper\\p{L}+|pens\\p{L}+|admir\\p{L}+|encarg\\p{L}+|compr\\p{L}+|prob\\p{L}+|intent\\p{L}+|deleg\\p{L}+|pas[éa]\\p{L}*|necesit\\p{L}+|dej\\p{L}+|ced\\p{L}+|envid\\p{L}+",
  },
  pt: {
    acts: "\\p{L}{2,}ei|eu",
    idle: "que|ouvi\\p{L}*|vi|visto|li|lido|vend\\p{L}+|contrat\\p{L}+|pag\\p{L}+|ped\\p{L}+|esper\\p{L}+|pens\\p{L}+|encomend\\p{L}+|compr\\p{L}+|tent\\p{L}+|deleg\\p{L}+|pass\\p{L}+|precis\\p{L}+|deix\\p{L}+|admir\\p{L}+|ach\\p{L}+|encontr\\p{L}+|ced\\p{L}+|invej\\p{L}+|sei|lei|hei",
  },
  it: {
    acts: "ho \\p{L}+[aiu]to|ho (?:fatto|preso|scritto|messo|diretto|tenuto)|io",
    idle: "che|sentito|letto|visto|incontrato|venduto|assunto|pagato|chiesto|aspettato|pensato|ammirato|ordinato|comprato|provato|affidato|delegato|ceduto|passato|bisogno|invidiato|lasciato|tentato|mandato",
  },
  nl: {
    acts: "ik",
    idle: "dat|of|die|weet|wist|hoor\\p{L}*|gehoord|las|lees|gelezen|zag|zie|gezien|ontmoet\\p{L}*|verk[oo]+p\\p{L}*|verkocht|huur\\p{L}*|betaal\\p{L}*|vraag|vroeg|wacht\\p{L}*|mis|nodig|haat|hou|zat|zit|gaf|geef|denk|dacht|geloof|bewonder\\p{L}*|benijd\\p{L}*|bestel\\p{L}*|koop|kocht|gekocht|probeer\\p{L}*|geprobeerd|hoop|moet|bel|stuur|vertrouw",
  },
  sv: {
    acts: "jag",
    idle: "att|som|vet|visste|hör\\p{L}*|läs\\p{L}*|ser|såg|sett|träff\\p{L}+|säl\\p{L}*|sålde|hyr\\p{L}*|betal\\p{L}+|fråg\\p{L}+|vänt\\p{L}+|saknar|behöv\\p{L}+|hatar|gillar|satt|sitter|gav|ger|lämn\\p{L}+|tänk\\p{L}*|tror|beundr\\p{L}+|avund\\p{L}+|beställ\\p{L}+|köp\\p{L}+|försök\\p{L}+|prova\\p{L}*|hopp\\p{L}+|måste|bad|ringer|skickar",
  },
  pl: {
    acts: "\\p{L}{2,}ł[ea]m",
    idle: "że|który\\p{L}*|słysza\\p{L}*|czyta\\p{L}*|widzia\\p{L}*|spotka\\p{L}*|sprzeda\\p{L}*|zatrudni\\p{L}*|zapłaci\\p{L}*|pyta\\p{L}*|czeka\\p{L}*|myśla\\p{L}*|podziwia\\p{L}*|zamówi\\p{L}*|kupi\\p{L}*|próbowa\\p{L}*|odda\\p{L}*|zleci\\p{L}*|przekaza\\p{L}*|potrzebowa\\p{L}*|musia\\p{L}*|prosi\\p{L}*|zostawi\\p{L}*",
  },
  cs: {
    acts: "\\p{L}{2,}la? jsem|jsem (?:\\p{L}+ )?\\p{L}{2,}la?",
    idle: "že|kter\\p{L}+|slyše\\p{L}*|čet\\p{L}+|vidě\\p{L}*|potka\\p{L}*|proda\\p{L}*|najal\\p{L}*|zaplati\\p{L}*|pta\\p{L}*|čeka\\p{L}*|mysle\\p{L}*|obdivova\\p{L}*|objedna\\p{L}*|koupi\\p{L}*|zkouše\\p{L}*|zkusi\\p{L}*|předa\\p{L}*|potřebova\\p{L}*|muse\\p{L}*|prosi\\p{L}*|byla?|nechal\\p{L}*|chtěl\\p{L}*",
  },
  ja: {
    acts: "◊[^。]{0,30}(?:ました|ています|ております|てきた)",
    idle: "聞[きい]|見(?:まし|て)|読[みん]|知[りっ]|依頼|頼[みん]|購入|買[いっ]|応募|待[ちっ]|会[いっ]|任せ|教わ|断[りっ]|譲[りっ]|落ち",
  },
  zh: {
    acts: "我[^，。]{0,8}(?:了|过)|(?:独自|亲自|全程|由我)[^，。]{0,10}◊|◊[^，。]{0,6}(?:了|过)[^，。]{0,6}年|找我",
    idle: "听|看|读|见|卖|雇|付|问|等|想|羡慕|佩服|买|试|委托|交|让|请|找(?!我)",
  },
};
