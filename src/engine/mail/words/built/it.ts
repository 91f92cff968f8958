import type { BuiltWords } from "../types.ts";

const papers =
  "(candidatura|domanda|curriculum|cv|documenti|documentazione|curriculum vitae|istanza|lettera|materiali)";
const your = "(sua|tua|suo|tuo|suoi|tuoi|vostra)";
const test =
  "(test|prova|prove|questionario|esercizio|esercitazione|caso pratico|caso di studio|sfida|assessment)";
const talk = "(colloquio|incontro|intervista|giornata di prova|prova pratica)";
const day = "(lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domani|il \\d+*|\\d+*)";

export const itBuilt: BuiltWords = {
  applied: [
    "(tuo|suo) numero di (candidatura|domanda|pratica) è",
    "(candidatura|domanda|curriculum|cv) (arrivat*|ricevut*|registrat*|acquisit*|pervenut*)",
    `(abbiamo|ho|ha) ~ preso in carico ~ ${your} ~ ${papers}`,
    `${your} ~ ${papers} ~~ (acquisit*|protocollat*|registrat*|arrivat*|pervenut*|ricevut*|in buone mani|giunt*|inviat* con successo|inviat* correttamente|sulla mia scrivania|nel nostro sistema|nelle nostre mani|trasmess*|in carico)`,
    `(la|il|i) ${papers} (è|sono|risulta) (stat* )?~ (acquisit*|protocollat*|registrat*|arrivat*|pervenut*|ricevut*)`,
    `(abbiamo|ho|ha) ~ (ricevuto|registrato|acquisito|protocollato) ~ ${your} ~ ${papers}`,
    `(ci è|ci sono) (arrivat*|pervenut*|giunt*) ~ ${your} ~ ${papers}`,
  ],
  screen: [
    "(vorrei|vorremmo|piacerebbe) (chiamarti|chiamarla|sentirti|sentirla|telefonarti|telefonarle)",
    `(fai|faccia|svolgi|completa|completi) (il|la) (nostro|nostra) ~ ${test}`,
    `${day} ~~ (la|ti) (chiamo|chiamiamo|telefono|telefoniamo)`,
    `(la|ti) (chiamo|chiamiamo) ~ ${day}`,
    "(posso|possiamo|potrei|potremmo) (chiamarti|chiamarla|telefonarle|telefonarti|sentirti|sentirla)",
    "(quarto d'ora|minuti|mezz'ora|disponibil*|tempo|momento|libero|libera|mezzora) ~~ (telefonata|telefonicamente|al telefono|per telefono|chiamata|telefonico)",
    "(quando|a che ora) ~~ (chiamarla|chiamarti|telefonarle|telefonarti|sentirla|sentirti)",
    `(link|ecco|accesso|inizia|inizi|accedi|acceda|svolga|svolgi|cominci|comincia) ~~ ${test}`,
    "(registra|registri|registrare|registrarti|rispondi|risponda|girare) ~~ (video|videointervista|videorisposte)",
  ],
  interview: [
    `(vieni|venga) a ~ con noi ~ ${day}`,
    `(vieni|venga|passi|passa) (a trovarci|da noi|in sede) ~~ ${day}`,
    `(l'|la|ti) ?(aspettiamo|attendiamo|aspetto|riceviamo|riceveremo) ~ ${day}`,
    `(vederci|incontrarci|conoscerci) (di persona|in sede|da noi|${day})`,
    `(scelga|scegli|prenota|prenoti|selezioni|seleziona|indichi|indicaci|fissi|fissa) ~ (orario|data|giorno|fascia|appuntamento|slot|momento) ~~ ${talk}`,
    "(potrebbe|può|puoi|potresti|riesce|riesci|riuscirebbe|riusciresti) ~ (passare|venire|presentarsi|fare un salto|raggiungerci) ~~ (colloquio|conoscer*|incontr*|prova|chiacchierata)",
    "(vorremmo|vorrei|piacerebbe|desidera|desiderano|vuole|vogliamo) ~ (incontrarla|incontrarti|conoscerla|conoscerti|vederla|vederti|riceverla)",
  ],
  offer: [
    "(ti|la) assumiamo",
    "(primo giorno) (è|sarà|sarebbe)",
    "abbiamo scelto (te|lei)",
    "(inizi|comincia|inizia|inizierà|cominci) (il|l') ?\\d+",
    "(può|puoi) (iniziare|cominciare) ~ \\d+",
    "sei dei nostri",
    "è (dei|una dei|uno dei) nostri",
    "(confermiamo|confermo|confermata|confermarle|confermarti) ~ (sua|tua) assunzione",
    "(felici|lieti|contenti|piacerebbe|entusiasti|felice|lieta|lieto|vorremmo) ~ (se|che) ~ (entrasse|entrassi|facesse parte|facessi parte|venisse a lavorare|venissi a lavorare|si unisse|ti unissi|iniziasse|iniziassi|lavorasse con|lavorassi con)",
    "(suo|tuo) contratto ~~ (firmat*|firmare|firma|allegat*|restituire)",
    "(abbiamo|ho) scelto (lei|te)",
    "(scelta|decisione) (è |si è )?(~ )?(caduta|ricaduta) su (di )?(lei|te)",
  ],
  rejected: [
    "non (possiamo|potremo) (assumerti|assumerla|offrirti|offrirle|prenderti|prenderla|inserirti|inserirla)",
    "(dare|affidare|assegnare|offrire) ~ (posto|lavoro|incarico|ruolo) ~ a (chi|qualcun*|un altr*|un'altra|una persona)",
    "(preso|assunto|scelto) (una persona|un'altra|un altro|qualcun*|un candidato|una candidata)",
    "(scegliere|scelto|preferire|preferito) (un altra|un altro|un'altra|altr*) ~ (persona|candidat*|profilo)",
    "(copert*|assegnat*|risolt*) internamente",
    "non ~ (buone|belle) notizie",
    "non (figura|compare|rientra|risulta) (tra|fra) ~ (ammess*|selezionat*|idone*|finalist*)",
    "non (andiamo|andremo|possiamo andare) avanti",
    "cerchiamo (un|una) (profilo|figura|persona) (divers*|con più|più)",
    "(esperienza|profilo|percorso) ~~ non (è quello|è quella|corrisponde|coincide|si adatta)",
    `(candidatura|profilo|curriculum|percorso) ~ non (passerà|passa|prosegue|proseguirà|supera|è passat*|accede|accederà|rientra|è rientrat*|è andat*)`,
    "(ci fermiamo|si ferma|si conclude|finisce|termina|si interrompe) qui",
    "(posto|posizione|lavoro|ruolo|incarico) ~~ (assegnat*|affidat*|dato|offert*|andat*) ~ (a|ad) (altr*|un altr*|qualcun*|un|una)",
    "non (l'abbiamo|ti abbiamo|la abbiamo) ~ (selezionat*|scelt*|inserit*)",
  ],
  moved: [
    "(appuntamento|colloquio|incontro) ~~ (slitta|slittare|si sposta)",
    "(spostare|spostiamo|rimandare|anticipare|posticipare) ~ (colloquio|incontro|appuntamento) ~ (a|al|alle)",
  ],
  wish: ["(felici|lieti|contenti|piacerebbe|entusiasti|felice|grati|grato|grata|lieta|lieto) ~ se"],
};
