import type { MailWords } from "./types.ts";

const application =
  "(candidatura|candidature|cv|curriculum|domanda|domanda di lavoro|curriculum vitae|domanda di assunzione)";
const job = "(posizione|posto|lavoro|contratto|ruolo|impiego|stage|tirocinio|incarico|contratto di lavoro)";
const talk =
  "(colloquio|colloqui|intervista|incontro|incontrarci|secondo colloquio|videocolloquio|giornata di prova|prova pratica|videochiamata|video colloquio|assessment center|secondo incontro)";
const phone =
  "((colloquio|intervista|chiamata|incontro|conversazione|contatto|primo colloquio|screening) (~ )?(telefonico|telefonica|al telefono|per telefono)|telefonata|breve chiamata|(breve|prima) (chiamata|call)|call conoscitiva|phone screen)";
const test =
  "(test|test online|prova|prova tecnica|valutazione|questionario|assessment|esercizio|caso pratico|caso di studio|sfida|esercitazione)";

export const it: MailWords = {
  common:
    "il lo gli della delle dei di che per con una sono nel alla siamo anche suo sua tuo tua ci le grazie gentile buongiorno cordiali saluti abbiamo non un è e la",
  applied: [
    `(abbiamo|ho|ha) (correttamente |regolarmente |regolarmente |ricevuto )*(ricevuto|registrato|acquisito) ~ (la |il )?(sua|tua|suo|tuo|vostra) ~ ${application}`,
    `(sua|tua|suo|tuo|la|il) ~ ${application} ~~ (è stata|è stato|è|stata) (stata |stato )?(correttamente |regolarmente |ricevuta con successo )*(ricevuta|ricevuto|inviata|inviato|registrata|registrato|pervenuta|pervenuto|trasmessa|arrivata|arrivato|acquisita|inoltrata)`,
    `(confermiamo|confermo|conferma|confermarle|confermarti) ~~ (ricezione|ricevuto|ricevimento|invio|avvenuta ricezione) ~~ ${application}`,
    "(conferma di ricezione|avvenuta ricezione|conferma ricezione)",
    `(ricezione|ricevimento) (della|del|di) (sua |tua |suo |tuo )?~ ${application}`,
    "candidatura (ricevuta|inviata|registrata|acquisita)",
    "(ti sei|si è) candidat* (con successo|correttamente|per)",
  ],
  thanked: [
    `(grazie|ringraziamo|ringrazio|ringraziarla|ringraziarti) ~~ (la|il|per|della|inviat*|sua|tua) ~ ${application}`,
    "(grazie|ringraziamo|ringrazio|ringraziarla|ringraziarti) ~~ (candidat*|esserti candidat*|essersi candidat*|interesse per la posizione|aver inviato)",
  ],
  screen: [
    `(invitar*|invitiamo|invito|fissare|organizzare|programmare|sentirci|piacere|vorremmo|proporle|proporti|proponiamo|disponibil*|concordare|fare|effettuare|svolgere|pianificare) ~~ ${phone}`,
    `${phone} ~~ (è|confermat*|fissat*|programmat*|si terrà|previst*)`,
    `(conferm*) ~~ ${phone}`,
    "(sentirci|sentirla|sentirti|parlare|parlarle|contattarla|contattarti|risentirci) ~ (telefonicamente|al telefono|per telefono)",
    "(la|ti) (chiamerò|chiameremo) ~~ (il|domani|alle)",
    `(invitar*|invitiamo|invito|chiediamo|chiederle|chiederti|preghiamo|completare|svolgere|compilare|effettuare|sostenere|completi|completa|svolga|svolgi|compili|compila|eseguire|sottoporle) ~~ (un|una|il|la|nostro|nostra|seguente|questo|lo|breve) ~ ${test}`,
    `(prossimo passo|fase successiva|prossima fase|passo successivo) ~~ ${test}`,
    `(inviamo|mandiamo|troverà|troverai) ~~ link ~~ ${test}`,
  ],
  interview: [
    `(invitar*|invitiamo|invito|invitat*|convocar*|convochiamo|convocat*) ~~ (a|al|per|ad) (un |una |il |sostenere |uno |partecipare a |fissare )*(~ )?${talk}`,
    "(invito|convocazione) (a|al|per) (un |il )?~ (colloquio|intervista)",
    "(vorremmo|piacerebbe|lieti|desideriamo|felici|piacere|desidereremmo|interessati) ~~ (incontrarla|incontrarti|conoscerla|conoscerti|incontrare|colloquio|vederla|vederti)",
    "(fissare|organizzare|programmare|concordare|confermare|proporle|proporti|pianificare|proponiamo|schedulare|sostenere) ~~ (un |il |suo |tuo )?~ colloquio",
    "colloquio ~~ (è confermato|confermato|fissato|programmato|si terrà|si svolgerà|avrà luogo|previsto|è per|è stato)",
    "(confermiamo|confermo|conferma|confermarle|confermarti) ~~ colloquio",
    "(disponibil*|fascia oraria|date|orari) ~~ (per|di) ~ colloquio",
    "(selezionat*|scelt*|preselezionat*|passat*) ~~ (per|al|a) ~ colloquio",
    "(la|ti) aspettiamo ~ (il|per|lunedì|martedì|mercoledì|giovedì|venerdì)",
    "(promemoria|ricordiamo|ricordarle|ricordarti) ~~ colloquio",
  ],
  byPhone: ["(telefonico|telefonica|telefonicamente|al telefono|per telefono)"],
  offer: [
    `(offrirle|offrirti|offriamo|offrire|offro|proporle|proporti) ~~ ${job}`,
    "(farle|farti|presentarle|presentarti|inviarle|inviarti|formularle|formalizzare|sottoporle|trasmetterle|facciamo|inviamo) ~~ (offerta|proposta) ~ (di lavoro|formale|di assunzione|contrattuale|economica|di impiego|di contratto|di collaborazione)",
    "(farle|farti|formularle) (un|una) ~ (offerta|proposta)",
    "(allegato|allegata|in allegato|trova|troverà|troverai|alleghiamo|firmare|firmata|firmato) ~~ (contratto|lettera di (assunzione|impegno|offerta)|proposta di (assunzione|contratto)|offerta di lavoro)",
    "(è stato|è stata|sei stato|sei stata) ~ (selezionat*|scelt*|assunt*) ~ (per|come|a) ~ (posizione|ruolo|posto|ricoprire|lavoro)",
    "(deciso|lieti|felici|vorremmo|desideriamo) (di )?(assumerla|assumerti|averla (con noi|nel)|averti (con noi|nel)|accoglierla|accoglierti|inserirla|inserirti)",
    "(il posto|il lavoro|la posizione) è (suo|tuo|sua|tua)",
    "(benvenut*) (nel|nella|a bordo|in|nella nostra) ~ (team|squadra|gruppo)",
    "(esito positivo) ~~ (assunzione|contratto|posizione)",
  ],
  rejected: [
    "(non) ~~ (stat* (selezionat*|scelt*|accettat*|accolt*|ritenut*|presa in)|proseguire|procedere|proseguiremo|procederemo|proseguirà|dare seguito|selezionat*|andare avanti|proseguiamo|in linea|idone*|rispond*|corrispond*|possiamo offrir*|superat*|passat*|compatibil*|accolt*|prosegue)",
    "(altri|altro|altra|altre|un altro) ~ (candidat*|profil*|person*) ~~ (che|con|più|il cui|ritenut*|meglio|maggiormente|è|hanno)?",
    "(deciso|scelto|optato|selezionato|proseguire|preferito|proceduto|procedere|orientati) ~~ (con|per|di|verso|a) ~ (altri|altro|altra|altre) ~ (candidat*|profil*|person*)?",
    "(posizione|posto|ruolo|selezione|ricerca) ~~ (è stata |è stato |è |già |stata )+(coperta|coperto|assegnat*|ricoperta|chiusa|chiuso|annullata|occupata|occupato)",
    "(purtroppo|siamo spiacenti|ci dispiace|spiacenti|rammarico|dispiace|con dispiacere) ~~ (non|esito negativo|altri|altro|respint*|rifiutat*|scartat*|negativo)",
    "(candidatura|domanda) ~~ (respinta|rifiutata|scartata|non è stata|non ha avuto|esclusa|non accolta)",
    "esito (negativo|non positivo)",
    "(deciso|scelto|decisione) (di )?non (proseguire|procedere|dare)",
  ],
  withdrawn: [
    "(ritirare|ritiro|ritirarmi|ritirando|annullare|rinunciare) ~ (la mia|mia|dalla|dal|alla) ~ (candidatura|domanda|processo|selezione)",
    "(mia) (candidatura|domanda) ~~ (ritirata|ritirare|annullata)",
    "(ho|appena) ~~ (accettato|scelto|firmato) ~ (un'altra|un altro|altra|altro) ~ (offerta|posizione|lavoro|proposta|opportunità|impiego)",
    "ho (deciso|scelto) ~ (di )?non (proseguire|continuare|accettare|procedere)",
    "(devo|vorrei|desidero|preferisco) ~ (rinunciare|rifiutare|declinare|ritirarmi|ritirare)",
    "(rifiuto|declino|rinuncio) ~ (offerta|proposta|selezione|posizione|colloquio)",
    "non sono più (interessat*|disponibil*)",
  ],
  moved: [
    "(colloquio|incontro|appuntamento|chiamata|intervista) ~~ (spostat*|spostare|rinviat*|rinviare|posticip*|anticip*|riprogramm*|nuova data|nuovo orario)",
    "(spostare|spostiamo|rinviare|posticipare|anticipare|riprogrammare|spostamento) ~~ (colloquio|incontro|appuntamento|chiamata|intervista)",
    "nuova data (del|per il|di) ~ colloquio",
  ],
  cancelled: [
    "(colloquio|incontro|appuntamento|chiamata|intervista) ~~ (annullat*|annullare|cancellat*|cancellare|non si terrà|non avrà luogo|sospeso)",
    "(annullare|annullamento|annulliamo|cancellare) ~~ (colloquio|incontro|appuntamento|intervista)",
  ],
  pending: [
    "(ancora|tuttora) ~ (in corso|in fase|valutando|esaminando|al vaglio|in valutazione|in attesa|in esame|non|aperta)",
    "(non) ~ ancora",
    "(processo|selezione|valutazione|decisione|iter) ~~ (più tempo|ritard*|più lung*|prolung*|ancora)",
    "(grazie|ringraziamo|ringraziarla|ringraziarti|piacere|ringrazio) ~~ (del suo tempo|il suo tempo|il tuo tempo|il tempo|del tempo|per il colloquio|per l'incontro|del colloquio|averla incontrat*|averti incontrat*|averla conosciut*|averti conosciut*|conoscerla (ieri|oggi)|conoscerti (ieri|oggi)|essere venut*|la chiacchierata|aver partecipato al)",
    "(sua|tua|suo|tuo) (candidatura|cv|profilo|curriculum) è stat* (vist*|visualizzat*|letto|consultat*)",
  ],
  unfinished: [
    "(completa|completi|completare|finalizza|termina|termini|terminare|concludi|riprendi|prosegui|concludere) ~ (la |il )?(tua|sua|tuo|suo) ~ (candidatura|domanda|profilo|iscrizione|registrazione|modulo)",
    "(candidatura|domanda|modulo|profilo|iscrizione) ~~ (incomplet*|non completat*|in bozza|bozza|non è complet*|non terminat*|non ancora|da completare|in sospeso|non inviat*)",
    "(documenti|documentazione) (mancant*|integrativ*)",
    "(ultimo passo|ci sei quasi|manca poco|un solo passo)",
    "(non dimenticare|promemoria|ricorda*) ~~ (candidatura|domanda|modulo|completare)",
  ],
  advert: [
    "(job alert|alert lavoro|avviso di lavoro|newsletter|annunci del giorno|alert)",
    "(nuovi|nuove|altre|altri|ultime|ultimi|migliori|\\d+) (annunci|offerte|posizioni|opportunità)",
    "(offerte|annunci) (di lavoro )?(per te|per lei|simili|consigliat*|in linea|che potrebbero|vicino|selezionat*)",
    "(offerta (speciale|esclusiva|limitata|lancio|promozionale)|sconto|promozione|codice sconto|gratis|webinar|premium|saldi|offerta valida)",
    "(invitar*|invitiamo|incoraggiamo) ~ (a )?(candidar*|inviare la (tua|sua) candidatura|presentare)",
    "candidati (ora|subito|adesso|qui)",
    "(open day|porte aperte|fiera del lavoro|career day)",
  ],
  account: [
    "(verifica|verifichi|conferma|confermi|attiva|attivi) ~ (il |la |l )?(tuo|tua|suo|sua) ~ (indirizzo|account|email|e mail|registrazione|profilo|identità)",
    "(password|codice di (verifica|sicurezza|accesso|conferma))",
    "(account|profilo) ~~ (creato|attivato)",
  ],
  outreach: [
    "(suo|tuo) profilo ~~ (interessante|linkedin|colpit*|visto|trovato|in linea|notato)",
    "(sei|è|saresti|sarebbe) ~ (interessat*|apert*|alla ricerca) ~ (a|ad|di|in) ~ (nuov*|valutare|opportunità|cambiamento)",
    "(sto|stiamo) (cercando|selezionando|ricercando)",
  ],
  otherMatter: [
    "(domanda|richiesta|pratica) (di|per) (il |la |un |una )?(prestito|mutuo|finanziamento|carta|affitto|locazione|visto|iscrizione|borsa|rimborso|ferie|permesso|contributo|assicurazione|sussidio|passaporto|adesione|cittadinanza|bonus)",
    "(mutuo|prestito|appartamento|carta di credito)",
  ],
  noOffer: [
    "(offrirle|offrirti|offriamo|offrire|proporle|proporti) ~~ (colloquio|incontro|sconto|opportunità di (incontr*|colloquio|conosc*)|date|orari|alternativ*|test|prova)",
    "offerte di lavoro",
    "(selezionat*|scelt*) ~~ (fase successiva|prossima fase|colloquio|seconda fase|prossimo step)",
    "(candidat*|risposto|candidatura) ~~ offerta di lavoro",
  ],
  noInterview: [
    "(consigli|preparar*|come (affrontare|superare|prepararsi)|corso|workshop|webinar|simulazione|colloquio di uscita|colloquio di valutazione|colloquio annuale|intervista (a|al|con) (nostro|il|la))",
  ],
  selfService: [
    "(clicca*|clicchi|link|qui|pulsante|portale)",
    "(può|puoi|desidera|desideri|vuole|vuoi|deve|devi|vorrei|potremmo|sarebbe possibile|potrebbe)",
    "(faccia* sapere|contatt* ci|avvis*|la preghiamo di|ti preghiamo di)",
  ],
  condition: [
    "(se|qualora|nel caso|in caso|quando|una volta|a condizione|non appena|appena|dopo che|successivamente|in seguito|prima di|eventual*|poi)",
    "(candidati|profili|persone) (selezionat*|ritenut*|idone*|che)",
    "(sarà|sarai|saranno|verrà|verrai|verranno|potrebbe|potrà|potrai) ~ (invitat*|contattat*|convocat*|ricontattat*)",
    "(la|ti) (inviteremo|contatteremo|ricontatteremo|convocheremo)",
    "(processo|selezione|iter) ~ (prevede|comprende|si compone|consiste)",
  ],
  concession: ["(anche se|sebbene)", "se (ha|hai) ~ domand*"],
  negation: ["(non|né|mai|senza|nessun|nessuna|purtroppo)"],
};
