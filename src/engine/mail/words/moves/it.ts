import type { MoveWords } from "./types.ts";

const papers =
  "(candidatura|curriculum|cv|domanda|documentazione|documenti|lettera|mail|e mail|email|profilo|richiesta)";
const others =
  "(un altro|un altra|un altra persona|altro candidato|altra candidata|altri|altre|altro|altra|qualcun altro|qualcuno|candidat*|profil*|una persona|un collega|una collega)";
const post = "(posto|posizione|ruolo|selezione|offerta|ricerca|lavoro|tirocinio|incarico)";
const weekday = "(lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domani|oggi)";
const clock = "(ore \\d{1,2}|alle \\d{1,2}|\\d{1,2} \\d\\d|mezzogiorno)";

export const itMoves: MoveWords = {
  declined: [
    "(posto|ruolo) (~ )?(è andato|va|andrà|è stato dato|è stato assegnato) (~ )?(a|ad)|(non idone*|non ammess*|non raggiung*|non ha superato|punteggio (~ )?(insufficiente|inferiore)|esclus*|non selezionat*|non risulta)|(cerchiamo|serve|ci serve|abbiamo bisogno) (~ )?(qualcuno|una persona) (~ )?(che|con|più)|abbiamo preso",
    `(scelto|scegliere|scelta|optato|optare|preso|assunto|selezionato|individuato|preferito|proseguire|proseguito|procedere|procediamo|continuare|andare avanti|deciso|orientat*|orientarci|trovato|puntato|ricaduta|caduta) (~ )?${others}`,
    `${others} (~~ )?(scelt*|preso|presa|assunt*|selezionat*|più in linea|più vicin*|maggiore esperienza|più esperienza)`,
    `(il|la|lo|l|questa|questo) (~ )?${post} (~ )?(è|stata|stato|ormai|risulta) (~ )?(già |stata |stato |ormai )*(copert*|assegnat*|chius*|annullat*|sospes*|occupat*|andat*|pres*)`,
    "(non|né|senza) (~ )?(proseguire|procedere|procederemo|proseguiremo|andare avanti|selezionat*|in linea|idone*|possiamo (offrir*|dare|proporre|assumer*)|è stata (accolta|selezionata)|è stato (possibile|selezionato)|rientra|corrisponde|ha superato|passa|passato|dare seguito|daremo seguito|ce l ha fatta|potremo|prenderemo|prendiamo|se ne fa)",
    "(esito negativo|riscontro negativo|respint*|scartat*|rifiutat*|esclus*|fermiamo qui|è un no)",
  ],
  regret: [
    "(purtroppo|spiace|dispiace|dispiaciut*|rammaric*|rincresce|peccato|non (~ )?(buone notizie|la notizia|la risposta)|brutta notizia|a malincuore|delus*|pur apprezzando)",
  ],
  parting: [
    "(auguri*|in bocca al lupo|buona fortuna|successo|meglio) (~~ )?(ricerca|futuro|carriera|percorso|professionale|ricerche|strada|lavorativ*|successo|bene)",
    "(conserv*|terremo|teniamo|tenere|manterremo|archivi*) (~ )?(curriculum|cv|candidatura|profilo|dati|presente|considerazione|database)|(futur*|altre|nuove|prossim*) (~ )?(opportunità|posizioni|selezioni|occasioni|ricerche)|(ricandidar*|candidarsi di nuovo|riprova*|ripropor*|si faccia risentire|in bocca al lupo)",
  ],
  rivals: [
    "(numerose|molte|molti|tante|tanti|elevato numero|oltre \\d+|più di \\d+|\\d+) (~ )?(candidature|candidati|curriculum|domande|persone)",
    "(decisione|scelta) (~ )?(difficile|facile|sofferta|combattuta)|difficile (~ )?(decisione|scelta)|dopo (~ )?(attenta|lunga|approfondita|averci|attento)|(più|maggiormente) (~ )?(in linea|adatt*|vicin*|adeguat*|esperienza|rispondente)|alla fine",
  ],
  hired: [
    "(vogliamo|vorremmo|ci piacerebbe|abbiamo deciso|deciso|siamo lieti|felici) (~ )?(di )?(~ )?(assumer*|averti (~ )?(con noi|squadra|team)|averla (~ )?(con noi|team|squadra)|offrir*|proporle (~ )?(contratto|assunzione|ruolo|posto)|proporti (~ )?(contratto|assunzione|ruolo|posto)|prender*|inserir*|affidar*)",
    `(il|la|lo) ${post} (~ )?è (~ )?(tuo|tua|suo|sua)`,
    "(sei|è|lei è|sei stat*|è stat*) (~ )?(assunt*|dei nostri|scelt* (~ )?(per|come)|il candidato (scelto|ideale)|la persona (giusta|scelta)|pres* (~ )?(con noi|lavoro))",
    "(contratto|lettera di assunzione|lettera di impegno|proposta di assunzione|proposta contrattuale|proposta economica|offerta di lavoro|offerta formale|proposta di contratto) (~~ )?(allegat*|firm*|inviamo|mando|mandiamo|pront*|indeterminato|determinato|restituir*|trova|trovi|accettare)",
    "(benvenut*) (~ )?(a bordo|nel team|in squadra|tra noi|nella nostra|da noi|in azienda)|(inizi|inizieresti|inizierà|inizierebbe|cominci|cominceresti|quando (puoi|può|potresti|potrebbe) (iniziare|cominciare))",
    "(abbiamo scelto (te|lei)|ti prendiamo|la assumiamo|ti assumiamo|la scelta è (~ )?(caduta|ricaduta) su (di )?(te|lei)|ti vogliamo|è un sì|sei dentro)",
  ],
  joy: [
    "(congratulazioni|complimenti|buona notizia|buone notizie|ottime notizie|bella notizia|piacere|lieti|lieta|lieto|felici|contenti|evviva)",
  ],
  terms: [
    "(stipendio|retribuzione|ral|lordi|lordo|netto|mensili|annui|periodo di prova|ferie|buoni pasto|ticket|livello|ccnl|indeterminato|determinato|part time|full time)",
    "(contratto|firm*|iban|codice fiscale|coordinate bancarie|visita medica|divisa|assunzione|primo giorno|inserimento|presa di servizio)",
  ],
  come: [
    "(aspettiamo|aspetto|attendiamo|riceviamo|vediamo) (~ )?(ti|la|lunedì|martedì|mercoledì|giovedì|venerdì|alle)|(colloquio|prova|appuntamento|incontro) (~~ )?(lunedì|martedì|mercoledì|giovedì|venerdì|il \\d{1,2}|alle|ore|con|presso)",
    `(venire|venga|vieni|passare|passi|passa|presentarsi|presentarti|incontrar*|incontriamoci|vederci|vediamoci|aspettiamo|attendiamo|riceverla|riceverti|trovarci) (~~ )?(${weekday}|${clock}|ufficio|sede|negozio|laboratorio|stabilimento|settimana|studio|da noi|due chiacchiere)`,
    "(conoscerti|conoscerla|conoscerci|colloquio|colloqui|incontro|incontrarti|incontrarla|un caffè|di persona|giornata di prova|prova pratica|fase successiva|seconda fase|passo successivo|prossimo step|secondo colloquio|ultimo step|convoc*|preselezionat*)",
    "(scegliere|scegli|scelga|prenotare|prenota|prenoti|selezionare) (~ )?(orario|fascia|data|giorno|slot|appuntamento)",
  ],
  logistics: [
    "(portare|porti|porta|munit*) (~~ )?(documento|identità|curriculum|diploma|originali|patente|portfolio|copia|attestati)",
    "(reception|portineria|piano|parcheggi*|citofon*|ingresso|chiedere di|chieda di|chiedi di|sala|fermata)",
    "(durata|durerà|dura|circa) (~ )?(\\d+ minuti|un ora|mezz ora|ora)|(teams|zoom|google meet|videochiamata|videocall|link per|videoconferenza)",
  ],
  agree: [
    "(va bene|andrebbe bene|le va|ti va|può andare|disponibile|disponibilità|libero|libera|riesci|riesce|potrebbe|potresti|le è possibile|comodo)",
    "(conferm*|faccia|fammi|facci|fateci|risponda|rispondi|dica|dimmi|attesa) (~ )?(presenza|sapere|se|disponibilità|appuntamento|quando|riscontro|orario)",
  ],
  ring: [
    "(chiamar*|chiamo|chiamata|telefon*|sentirci|telefonata|richiamar*) (~~ )?(minuti|quando|ora|lunedì|martedì|mercoledì|giovedì|venerdì|domani|settimana|breve|numero|conoscer*|pomeriggio|telefono)",
    "(sentirci|parlare|chiacchierata|breve|veloce|primo|numero|quando|minuti|ti|la) (~~ )?(telefono|telefonic*|chiamata|chiamar*|telefonata|telefonare|call)",
  ],
  tested: [
    "(test|prova|esercizio|questionario|caso studio|valutazione|esercitazione|assessment) (~~ )?(allegat*|link|svolgere|completare|fare|inviar*|minuti|giorni|entro|compilare|risolvere|online|tecnic*|attitudinal*)",
    "(svolgere|svolga|svolgi|completare|completa|completi|fare|compilare|compili|compila|risolvere|inviamo|prossimo passo|rispondere|sostenere) (~~ )?(test|prova|esercizio|questionario|caso|valutazione|esercitazione|assessment)",
  ],
  arrived: [
    "(acquisit*|protocollat*|registrat*) (~ )?(al protocollo|protocollo|con il numero|con il n)|(l ho|la|lo) (~ )?(ricevut*|letta|letto|leggo|guardo|passo|inoltro|girat*)|(è|sono) (~ )?(arrivat*|giunt*|pervenut*)",
    `${papers} (~~ )?(è|sono|stata|stato|ci|abbiamo|ho) (~ )?(arrivat*|ricevut*|registrat*|inviat*|pervenut*|acquisit*|giunt*|qui|andat*|completat*)`,
    `(ricevut*|ricevo|grazie per|ringraziamo|ringrazio|conferm*|arrivat*|pervenut*|abbiamo) (~ )?(${papers}|esserti candidat*|essersi candidat*|averci (scritto|inviato)|esserti propost*)`,
    "(candidatura|domanda) (ricevuta|inviata|registrata|confermata|completata)|(ti sei|si è) candidat*|conferma di (ricezione|ricevimento)",
  ],
  waiting: [
    "(valut*|esamin*|analizz*|legg*|guard*|visioner*|prender*) (~~ )?(candidatura|profilo|curriculum|cv|attenzione|visione|calma|team|esame)",
    "(ricontatt*|contatt*|risponder*|faremo|farò|farci|aggiornar*|notizie|risposta|riscontro|sentire|saprai) (~~ )?(sapere|giorni|settimane|settimana|presto|breve|positivo|vivi|caso|comunque|entro|notizie|solo)",
    "(entro|nel giro di|nei prossimi|nelle prossime) (~ )?(\\d+|due|tre|pochi|qualche|fine) (~ )?(giorni|settimane|settimana|lavorativi)|non rispond* (~ )?(mail|messaggio|email)|automatic*|in ogni caso",
  ],
  quit: [
    "(ritirat*|ritiro|rinuncia|annullat*|cancellat*) (~~ )?(candidatura|domanda|selezione|elenco|lista)|(candidatura|domanda) (~~ )?(ritirata|annullata|cancellata)|su (sua|tua) richiesta",
  ],
  beside: [
    "(resta (fissato|confermato)|rimane invariato|data precedente)",
    "(referenze|le sue risposte)",
    "(sondaggio|questionario di gradimento|la tua opinione|la sua opinione|come è andat*|valut* (~ )?esperienza)",
    "(fuori ufficio|in ferie|assente|risposta automatica|rientro)",
    "(per errore|per sbaglio|ignor*|destinat* a|non era per|confus*)",
    "(ancora|tuttora|in corso|pazienza|ritardo|decideremo|non abbiamo ancora|in attesa di)",
    "(manca|mancano|inviare (~ )?(copia|certificato|documento)|caric*|integrare|allegare|ci serve (~ )?copia)",
    "(rimborso|fattura|ricevuta|ordine|prenotazione)",
    "(porte aperte|fiera|webinar|workshop|newsletter|genitori|soci|clienti|pazienti|consigli|come|podcast|corso)",
    "(la mia candidatura|il mio curriculum|mi candido|invio la mia)",
    "(scadenza|prorog*|password|codice|conferma il tuo indirizzo|conferma la tua e|trattamento dei dati|consenso)",
  ],
};
