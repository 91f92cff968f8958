import type { AroundWords } from "../types.ts";

/** Other statements of mails in this language besides an application's news. */
export const itAround: AroundWords = {
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
    "(offerta|annuncio) ~ (salvat*|preferit*)",
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
    "(prestito|mutuo|affitto|alloggi|alloggio|manoscritto|gara d'appalto|borsa di studio|contributo|asilo nido comunale|graduatoria alloggi)",
    "(fuori ufficio|assente|in ferie|risposta automatica|referenze su|sondaggio|per errore|per sbaglio)",
    "altro (fornitore|prestatore)",
    "(appuntamento|visita) ~ (dentista|medico|dottore|dottoressa)",
    "(domanda|richiesta|pratica) (di|per) (il |la |un |una )?(prestito|mutuo|finanziamento|carta|affitto|locazione|visto|iscrizione|borsa|rimborso|ferie|permesso|contributo|assicurazione|sussidio|passaporto|adesione|cittadinanza|bonus)",
    "(mutuo|prestito|appartamento|carta di credito)",
  ],
  noOffer: [
    "(newsletter|mailing list)",
    "(offrirle|offrirti|offriamo|offrire|proporle|proporti) ~~ (colloquio|incontro|sconto|opportunità di (incontr*|colloquio|conosc*)|date|orari|alternativ*|test|prova)",
    "offerte di lavoro",
    "(selezionat*|scelt*) ~~ (fase successiva|prossima fase|colloquio|seconda fase|prossimo step)",
    "(candidat*|risposto|candidatura) ~~ offerta di lavoro",
  ],
  noInterview: [
    "(sarò|parteciperò|confermo la mia)",
    "(qualsiasi|eventuali|ulteriori|altre) (domand*|chiariment*|informazion*)",
    "sondaggio ~~ colloquio",
    "(consigli|preparar*|come (affrontare|superare|prepararsi)|corso|workshop|webinar|simulazione|colloquio di uscita|colloquio di valutazione|colloquio annuale|intervista (a|al|con) (nostro|il|la))",
  ],
  selfService: [
    "(clicca*|clicchi|link|qui|pulsante|portale)",
    "(può|puoi|desidera|desideri|vuole|vuoi|deve|devi|vorrei|potremmo|sarebbe possibile|potrebbe)",
    "(faccia* sapere|contatt* ci|avvis*|la preghiamo di|ti preghiamo di)",
  ],
  condition: [
    "(qualora|(?<=^ )(dovesse|dovessi|dovessimo|fosse))",
    "(se|qualora|nel caso|in caso|quando (avremo|avrò|saranno|verrà)|una volta|a condizione|non appena|appena|dopo che|successivamente|eventual*|poi|in assenza di|in mancanza di|senza (riscontro|risposta|comunicazion*))",
    "(candidati|profili|persone) (selezionat*|ritenut*|idone*|che)",
    "(sarà|sarai|saranno|verrà|verrai|verranno|potrebbe|potrà|potrai) ~ (invitat*|contattat*|convocat*|ricontattat*)",
    "(la|ti) (inviteremo|contatteremo|ricontatteremo|convocheremo)",
    "(processo|selezione|iter) ~ (prevede|comprende|si compone|consiste)",
  ],
  concession: ["(anche se|sebbene)", "se (ha|hai) ~ domand*"],
  negation: ["(non|né|mai|senza|nessun|nessuna|purtroppo)"],
  news: [
    "(auguriamo|auguro|in bocca al lupo)",
    "(altri|altro|altra|altre) (candidat*|profil*)",
    "(purtroppo|spiacenti|dispiace|rammarico|congratulazioni|complimenti|(lieti|felici) di (comunicar*|informar*|invitar*)|la invitiamo|ti invitiamo)",
  ],
  noRejection: [
    "(finché|fino a quando|prima che|finora|per ora|al momento)",
    "(altra|altre|altro|altri) (data|date|orario|orari|giorno)",
    "(parcheggio|alloggio)",
    "(candidature|domande|curriculum) (non|che) ~ (idone*|selezionat*|conform*|ritenut*|riten*|perven*|vengono|sono|risult*)",
    "non ~ (ancora )?(copert*|assegnat*|ricopert*)",
    "(rispondere|risposta|riscontro|rispond*) ~~ (tutti|tutte|ciascun*|ogni|individual*|singol*)",
    "(spese|rimbors*|parcheggio|trasferta|abbonamento)",
  ],
};
