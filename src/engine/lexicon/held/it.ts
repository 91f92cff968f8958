import type { HeldWords } from "./types.ts";

export const it: HeldWords = {
  knowing:
    "esperienz[ae]|conoscenz[ae]|nozioni|formazione|laurea|pratica|familiarità|dimestichezza|idea|usato|usare|uso|utilizzato|utilizzo|lavorato|lavoro|imparato|studiato|conosco|conosciuto|so|parlo|padroneggio|ho|possiedo|toccato|provato|esperto|esperta",
  denies: "non|mai|senza|nessun[oa]?|nessun['’]|né|poc[oa]|alcun[oa]?",
  deniesName: "senza|né|tranne|eccetto|salvo|fuorché|a parte|non|mai",
  between: "o|e|né|di|del|in|con|la|il|lo|i|le|su|l['’]|d['’]",
  lacks: "mi manca|mi mancano|manca|non conosco|ignoro|mai lavorato|mai usato",
  lacksBehind: "mi manca|mi è (?:ignoto|estraneo|nuovo)",
  none: "nessun[oa]?|no\\b|non\\b|mai|niente",
  once: "non solo|non soltanto|non [^,;]{1,30} più|non uso più",
  planned:
    "imparerò|studierò|seguirò|farò|inizierò|comincerò|ho in programma|sto imparando|sto studiando|intendo|conto di|l['’]anno prossimo|prossimamente|obiettivo",
  plannedBehind: "in corso|previst[oa]|in programma",
  wished:
    "vorrei|voglio|mi piacerebbe|desider(?:o|osa|oso)|interessat[oa] a|voglia di|spero|aspiro|sogno di|curios[oa] di|dispost[oa] a",
  wishedBehind: "mi interessa|mi attira",
  people:
    "(?:(?:il|la|i|le) )?(?:(?:mio|mia|miei|nostr[oa]|suo|sua) (?:\\p{L}+ )?(?:fratello|sorella|padre|madre|genitori|marito|moglie|compagn[oa]|figli[oa]|zi[oa]|cugin[oa]|amic[oa]|colleg(?:a|hi|he)|capo|responsabile|predecessore)|(?:un['’]|una |un |altro |altra )(?:agenzia|colleg[ao]|fornitore|consulente|ditta esterna))",
  doneByOthers:
    "(?:fatt[oaie]|realizzat[oaie]|gestit[oaie]|seguit[oaie]) da (?:un['’]|una |un |mio |mia |il mio |la mia )(?:agenzia|fornitore|consulente|collega|capo|ditta)|se ne occupava|si occupava(?: di)? (?:un|la|il)|si occupava un['’]\\p{L}+",
  self: "io|mi|me|noi|ci",
};
