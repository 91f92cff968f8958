import type { HeldWords } from "./types.ts";

export const it: HeldWords = {
  knowing:
    "capisco|programmato|scritto|aperto|entrat[oa]|messo mano|esperienz[ae]|conoscenz[ae]|nozioni|formazione|laurea|pratica|familiarità|dimestichezza|idea|usato|usare|uso|utilizzato|utilizzo|lavorato|lavoro|imparato|studiato|conosco|conosciuto|so|parlo|padroneggio|ho|possiedo|toccato|provato|esperto|esperta",
  denies: "non|mai|senza|nessun[oa]?|nessun['’]|né|poc[oa]|alcun[oa]?",
  deniesName:
    "senza|né|tranne|eccetto|salvo|fuorché|a parte|anziché|invece d[ie]\\p{L}*|al posto d[ie]\\p{L}*|non|mai",
  between: "o|e|né|di|del|in|con|la|il|lo|i|le|su|l['’]|d['’]",
  lacks:
    "digiun[oa] di|a digiuno di|rifiutat[oa]|completamente digiun[oa]|mi manca|mi mancano|manca|non conosco|ignoro|mai lavorato|mai usato",
  lacksBehind:
    "(?:purtroppo),? (?:no|non)|non (?:lo |la )?(?:so|parlo|capisco|conosco|uso|padroneggio)|(?:l['’]ho )?dimenticat[oa]|(?:sono )?(?:completamente )?digiun[oa]|mai (?:usato|toccato|aperto)|mi manca|mi è (?:ignoto|estraneo|nuovo)",
  none: "nessun[oa]?|no\\b|non\\b|mai|niente",
  once: "non (?:c['’]è|passa|esiste) (?:\\p{L}+ )?(?:giorno|settimana|mese|turno|progetto)|nemmeno un giorno senza|mai senza|non senza|non (?:\\p{L}+ ){0,3}estrane[oa]|non (?:\\p{L}+ ){0,2}(?:immagino|concepisco)|non è (?:un )?(?:segreto|problema|mistero)|nient['’]altro che|non (?:\\p{L}+ ){1,4}altro che|senza (?:alcun )?(?:problem[ai]|difficoltà)|(?:quasi )?nessun[oa]? (?:\\p{L}+ ){1,6}senza|nessuno che non|non solo|non soltanto|non [^,;]{1,30} più|non uso più",
  planned:
    "(?:dal )?mese prossimo|prossimo (?:mese|anno)|mi formeranno|sto preparando|preparo|iscritt[oa] (?:a|al)|a breve|imparerò|studierò|seguirò|farò|inizierò|comincerò|ho in programma|sto imparando|sto studiando|intendo|conto di|l['’]anno prossimo|prossimamente|obiettivo",
  plannedBehind:
    "la sto preparando|lo sto preparando|in preparazione|esame (?:fissato|a|il|previsto)|da sostenere|in corso|previst[oa]|in programma",
  wished:
    "sarebbe (?:un sogno|bello)|ho pensato|esitat\\p{L}+|magari|avevo pensato|pensato di|ho pensato|valutat[oa]|considerat[oa]|tentat[oa] da|sogno|mi sarebbe piaciuto|adorerei|vorrei|voglio|mi piacerebbe|desider(?:o|osa|oso)|interessat[oa] a|voglia di|spero|aspiro|sogno di|curios[oa] di|dispost[oa] a",
  wishedBehind: "mi interessa|mi attira",
  people:
    "(?:(?:il|la|i|le|un|una|l['’]) ?)?(?:(?:mio|mia|miei|nostr[oa]) )?(?:cliente|clienti|fidanzat[oa]|cognat[oa]|nipote|vicin[oa]|soci[oa]|squadra|azienda|ditta|committente|tirocinante)|(?:(?:il|la|i|le) )?(?:(?:mio|mia|miei|nostr[oa]|suo|sua) (?:\\p{L}+ )?(?:fratello|sorella|padre|madre|genitori|marito|moglie|compagn[oa]|figli[oa]|zi[oa]|cugin[oa]|amic[oa]|colleg(?:a|hi|he)|capo|responsabile|predecessore)|(?:un['’]|una |un |altro |altra )(?:agenzia|colleg[ao]|fornitore|consulente|ditta esterna))",
  doneByOthers:
    "(?:fatt[oaie]|realizzat[oaie]|gestit[oaie]|seguit[oaie]) da (?:un['’]|una |un |mio |mia |il mio |la mia )(?:agenzia|fornitore|consulente|collega|capo|ditta)|se ne occupava|si occupava(?: di)? (?:un|la|il)|si occupava un['’]\\p{L}+",
  self: "mio (?:uso|lavoro)|io|mi|me|noi|ci",
  lapsed:
    "non (?:è )?(?:più )?valid\\p{L}+|darò|sosterrò|farò l['’]esame|non ho passato|senza successo|ritirat\\p{L}+|bocciat[oa]|respint[oa]|non (?:superat[oa]|superato|passato|conseguit[oa]|rinnovat[oa]|completat[oa]|terminat[oa]|aggiornat[oa]|frequentat[oa]|valid[oa])|scadut[oa]|scade|interrott[oa]|abbandonat[oa]|ritirat[oa]|catalogo corsi|in offerta|offriva\\p{L}*|a scelta|proponeva\\p{L}*|sospes[oa]",
  forgot:
    "nessuno (?:mi|ci) (?:ha |aveva )?(?:mai )?(?:insegnat|mostrat|spiegat|formato)\\p{L}*|(?:neanche|nemmeno|neppure) un (?:solo )?giorno di (?:esperienza|pratica)|un mistero|di nome|per sentito dire|(?:lascio|lasciavo) (?:\\p{L}+ )?(?:agli altri|ad altri|ai colleghi)|è arabo|saltato|evito|solo visto|dimentica\\p{L}+|non (?:mi )?(?:ricordo|rammento)",
  does: "guida|parla|programma|programmava|insegna|cucina|sa|padroneggia|sviluppava|sviluppa|si occupa\\p{L}*|gestisce|gestiva|usa|usava|lavora|fa|faceva|scrive|scriveva|sviluppa|mantiene",
  subject:
    "(?:il )?mio [\\p{L}-]+|(?:la )?mia [\\p{L}-]+|(?:il|la|lo|i|le|gli|l['’]|un|una|mio|mia) ?(?:\\p{L}+ )?(?:[\\p{L}-]*(?:ore|ice|ista|ico|ica|iere|iera|team|azienda|ufficio|agenzia|cliente|cognat[oa])|team \\p{L}+)",
  flat: "non|mai|niente|nulla|nessun[oa]?",
  it: "lo|la|li|le|ci|ne|questo|quello|esso|l['’]\\p{L}+|c['’]\\p{L}+",
};
