import { itAround } from "./around/it.ts";
import type { MailWords } from "./types.ts";

const application =
  "(candidatura|candidature|cv|curriculum|domanda|domanda di lavoro|curriculum vitae|domanda di assunzione)";
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
    "(contatterò|chiamerò|sentirò|contatteremo|chiameremo) ~~ (telefonicamente|al telefono|il|domani)",
    "(in allegato|allegato|trova|troverà|troverai|ecco) ~~ (test|prova|caso|esercizio|questionario)",
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
    "(disponibile|disponibilità|libero|libera) ~~ (per|a) ~ (colloquio|incontro|intervista)",
    "(venire|presentarsi|presentarti|passare) ~~ (per|al|a) ~ colloquio",
    "(secondo|prossimo|ultimo) colloquio ~~ (con|il|in|presso)",
    `(invitar*|invitiamo|invito|invitat*|convocar*|convochiamo|convocat*) ~~ (a|al|per|ad) (un |una |il |sostenere |uno |partecipare a |fissare )*(~ )?${talk}`,
    "(invito|convocazione) (a|al|per) (un |il )?~ (colloquio|intervista)",
    "(vorremmo|piacerebbe|lieti|desideriamo|felici|piacere|desidereremmo|interessati) ~~ (incontrarla|incontrarti|conoscerla|conoscerti|incontrare|colloquio|vederla|vederti)",
    "(fissare|organizzare|programmare|concordare|confermare|proporle|proporti|pianificare|proponiamo|schedulare|sostenere) ~~ (un |il |suo |tuo )?~ colloquio",
    "colloquio ~~ (è confermato|confermato|fissato|programmato|si terrà|si svolgerà|avrà luogo|previsto|è per|è stato)",
    "(confermiamo|confermo|conferma|confermarle|confermarti) ~~ colloquio",
    "(disponibil*|fascia oraria|date|orari) ~~ (per|di) ~ colloquio",
    "(selezionat*|scelt*|preselezionat*|passat*) ~~ (per|al|a) ~ colloquio",
    "(promemoria|ricordiamo|ricordarle|ricordarti) ~~ colloquio",
  ],
  byPhone: ["(telefonico|telefonica|telefonicamente|al telefono|per telefono)"],
  offer: [
    "(è|sei) (stato |stata )?(assunt*|scelt* per (il|la)|selezionat* per (la posizione|il ruolo|il posto))",
    "(farle|farti|presentarle|presentarti|inviarle|inviarti|formularle|formalizzare|sottoporle|trasmetterle|facciamo|inviamo) ~~ (offerta|proposta) ~ (di lavoro|formale|di assunzione|contrattuale|economica|di impiego|di contratto|di collaborazione)",
    "(farle|farti|formularle) (un|una) ~ (offerta|proposta)",
    "(è stato|è stata|sei stato|sei stata) ~ (selezionat*|scelt*|assunt*) ~ (per|come|a) ~ (posizione|ruolo|posto|ricoprire|lavoro)",
    "(deciso|lieti|felici|vorremmo|desideriamo) (di )?(assumerla|assumerti|averla (con noi|nel)|averti (con noi|nel)|accoglierla|accoglierti|inserirla|inserirti)",
    "(benvenut*) (nel|nella|a bordo|in|nella nostra) ~ (team|squadra|gruppo)",
    "(esito positivo) ~~ (assunzione|contratto|posizione)",
  ],
  rejected: [
    "(non) ~~ (stat* (selezionat*|scelt*|accettat*|accolt*|ritenut*|presa in)|proseguire|procedere|proseguiremo|procederemo|proseguirà|dare seguito|selezionat*|andare avanti|proseguiamo|in linea|idone*|rispond*|corrispond*|possiamo offrir*|superat*|passat*|compatibil*|accolt*|prosegue)",
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
  ...itAround,
};
